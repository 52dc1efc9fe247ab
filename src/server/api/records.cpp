// Handlers of records, replays and reviews.
#include "server/api/api.hpp"
#include "server/api/past.hpp"
#include "server/api/wishes.hpp"

namespace agora::server {

namespace {

constexpr int max_positions = 200;

Expected<Record> record_for(const store::Store& store, const Ask& ask) {
    const auto table = read_number(ask.named.front());
    if (!table) return refuse(ErrorCode::no_such_table, ask.lang());
    return record_of(store, *table, ask.who, ask.request.parameter("key"));
}

}  // namespace

void Api::record(Ask& ask) {
    const auto found = record_for(store_, ask);
    if (!found) return ask.refuse(found.error());
    ask.give_lasting(record_file(*found));
}

void Api::replay(Ask& ask) {
    const auto found = record_for(store_, ask);
    if (!found) return ask.refuse(found.error());
    auto wish = read_viewer(ask.request.parameter("as"), static_cast<int>(found->players.size()));
    if (!wish)
        return ask.refuse(
            Error(ErrorCode::bad_request, "\"as\" is a seat's number, spectator or all"));
    const auto from = ask.request.parameter("from");
    const auto first = from.empty() ? std::optional<std::int64_t>(0) : read_number(from);
    const auto most = ask.request.parameter("most");
    const auto count =
        most.empty() ? std::optional<std::int64_t>(max_positions) : read_number(most);
    if (!first || *first > 1'000'000 || !count || *count < 1 || *count > max_positions)
        return ask.refuse(
            Error(ErrorCode::bad_request, "\"from\" is a number, and \"most\" one from 1 to 200"));
    wish->from = static_cast<int>(*first);
    wish->most = static_cast<int>(*count);
    auto text = replay_text(*found, *wish, ask.lang());
    if (!text) return ask.refuse(text.error());
    ask.give_lasting(*std::move(text));
}

void Api::review(Ask& ask) {
    auto found = record_for(store_, ask);
    if (!found) return ask.refuse(found.error());
    auto answer = reviews_.ask(*read_number(ask.named.front()), *std::move(found), ask.lang());
    switch (answer.state) {
        case Reviews::State::ready: return ask.give_lasting(std::move(answer.text));
        case Reviews::State::thinking: return ask.give(202, R"({"thinking":true})");
        case Reviews::State::busy: break;
    }
    ask.refuse(Error(ErrorCode::busy, ask.lang()));
}

}  // namespace agora::server
