// Handlers of records, replays and reviews. They replay whole games, on the readers.
#include "server/api/finished_game.hpp"
#include "server/api/handlers.hpp"
#include "server/api/request_body.hpp"
#include "server/api/response.hpp"

namespace agora::server {

namespace {

constexpr int max_positions = 200;

Expected<Record> record_for(const store::Store& store, const Call& call) {
    const auto table = read_number(call.parameters.front());
    if (!table) return refuse(ErrorCode::no_such_table, call.lang());
    return record_of(store, *table, call.who, call.request.parameter("key"));
}

Expected<ReplayRequest> replay_request(const Request& request, std::size_t seats) {
    auto wanted = read_viewer(request.parameter("as"), static_cast<int>(seats));
    if (!wanted)
        return refuse(ErrorCode::bad_request, "\"as\" is a seat's number, spectator or all");
    const auto from = request.parameter("from");
    const auto first = from.empty() ? std::optional<std::int64_t>(0) : read_number(from);
    const auto most = request.parameter("most");
    const auto count =
        most.empty() ? std::optional<std::int64_t>(max_positions) : read_number(most);
    if (!first || *first > 1'000'000 || !count || *count < 1 || *count > max_positions)
        return refuse(ErrorCode::bad_request,
                      "\"from\" is a number, and \"most\" one from 1 to 200");
    wanted->from = static_cast<int>(*first);
    wanted->most = static_cast<int>(*count);
    return *wanted;
}

}  // namespace

namespace handlers {

Response record(ApiContext& context, const Call& call) {
    const auto found = record_for(context.store, call);
    if (!found) return error_response(found.error());
    return cacheable_response(call.request, record_file(*found));
}

Response replay(ApiContext& context, const Call& call) {
    const auto found = record_for(context.store, call);
    if (!found) return error_response(found.error());
    const auto wanted = replay_request(call.request, found->players.size());
    if (!wanted) return error_response(wanted.error());
    auto text = replay_text(*found, *wanted, call.lang());
    if (!text) return error_response(text.error());
    return cacheable_response(call.request, *std::move(text));
}

Response review(ApiContext& context, const Call& call) {
    auto found = record_for(context.store, call);
    if (!found) return error_response(found.error());
    auto answer =
        context.reviews.ask(*read_number(call.parameters.front()), *std::move(found), call.lang());
    switch (answer.state) {
        case Reviews::State::ready: return cacheable_response(call.request, std::move(answer.text));
        case Reviews::State::thinking: return json_response(202, R"({"thinking":true})");
        case Reviews::State::busy: break;
    }
    return error_response(Error(ErrorCode::busy, call.lang()));
}

}  // namespace handlers
}  // namespace agora::server
