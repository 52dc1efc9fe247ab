#include "remote/table_client.hpp"

#include "cli/output.hpp"
#include "core/json.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <utility>

namespace agora::remote {

namespace {

constexpr std::int64_t greatest = (std::int64_t{1} << 53) - 1;

// What the server says of a request that it does not fulfil; something else may answer there.
Error refused(const client::HttpResponse& response) {
    Error unknown(ErrorCode::unreachable, response.text());
    const auto json = read_json(response.body);
    if (!json) return unknown;
    JsonFields fields(*json);
    const auto code = error_code(fields.text("refused")).value_or(ErrorCode::invalid);
    Error told(code, fields.text("why"));
    return fields.good() ? told : unknown;
}

// What is wrong with a message is English; in French it is said in general.
std::unexpected<Error> not_understood(const std::string& why, Lang lang) {
    return refuse(std::string(Text{why, "la réponse du serveur est incompréhensible"}.in(lang)));
}

}  // namespace

std::string as_sentence(std::string_view why) {
    const bool is_of_a_code = std::ranges::any_of(all_errors(), [&](const ErrorRow& row) {
        return why == row.message.en || why == row.message.fr;
    });
    return std::string(why) + (is_of_a_code ? "." : "");
}

TableClient::TableClient(TableAddress address, Lang lang)
    : address_(std::move(address)), lang_(lang) {}

TableClient::TableClient(TableAddress address, Lang lang, std::string name, std::string token)
    : address_(std::move(address)), lang_(lang) {
    credentials_.token = std::move(token);
    call_oneself(std::move(name));
}

void TableClient::call_oneself(std::string name) {
    name_ = std::move(name);
    if (credentials_.token.empty())
        credentials_.cookie = book_.find(address_.server.origin(), name_);
}

std::string TableClient::path(std::string_view what, bool with_key) const {
    auto path = "/api/tables/" + std::to_string(address_.table);
    path.append(what).append("?lang=").append(name_of(lang_));
    if (with_key && !address_.key.empty()) path.append("&key=").append(address_.key);
    return path;
}

// A new connection each time: between two requests the server would close an idle one.
Expected<std::string> TableClient::get(const std::string& path) {
    return body_of(client::HttpClient(address_.server).get(path, credentials_));
}

Expected<std::string> TableClient::post(const std::string& path, std::string_view body) {
    return body_of(client::HttpClient(address_.server).post(path, body, credentials_));
}

Expected<std::string> TableClient::body_of(Expected<client::HttpResponse> response) const {
    if (!response) return refuse(ErrorCode::unreachable, std::string(response.error().in(lang_)));
    if (!response->is_success()) return std::unexpected(refused(*response));
    return std::move(response->body);
}

Expected<Terms> TableClient::terms() {
    const auto answer = get(path("", true));
    if (!answer) return std::unexpected(answer.error());
    const auto json = read_json(*answer);
    if (!json) return not_understood(json.error().message, lang_);
    JsonFields fields(*json);
    Terms terms;
    terms.settings.preset = fields.text("preset");
    terms.undo = fields.flag("undo");
    terms.rated = fields.flag("rated");
    if (const auto* options = fields.member("options").if_object())
        for (const auto& [name, value] : *options)
            if (const auto* text = value.if_string())
                terms.settings.values.emplace_back(std::string(name), std::string(*text));
    if (!fields.good()) return not_understood(fields.why(), lang_);
    return terms;
}

Expected<void> TableClient::sit_down() {
    const bool known = !credentials_.is_empty();
    if (!known)
        if (auto came = become_guest(); !came) return came;
    auto sat = join();
    // A guest whom the server has forgotten, or another server at the same address.
    if (!sat && known && sat.error().code == ErrorCode::unauthorized &&
        credentials_.token.empty()) {
        credentials_.cookie.clear();
        if (auto came = become_guest(); !came) return came;
        sat = join();
    }
    if (!sat && sat.error().code == ErrorCode::already_here) return {};
    return sat;
}

Expected<void> TableClient::become_guest() {
    JsonWriter guest;
    guest.begin_object().field("name", name_).field("language", name_of(lang_)).end_object();
    const auto path = "/api/guest?lang=" + std::string(name_of(lang_));
    if (auto came = post(path, guest.text()); !came) return std::unexpected(came.error());
    // If the session cannot be saved, the game goes on, but the guest cannot return.
    if (const auto kept = book_.keep(address_.server.origin(), name_, credentials_.cookie); !kept)
        cli::complain("play", kept.error().in(lang_), lang_);
    return {};
}

Expected<void> TableClient::join() {
    JsonWriter seat;
    seat.begin_object();
    if (!address_.key.empty()) seat.field("key", address_.key);
    if (auto sat = post(path("/join"), seat.end_object().text()); !sat)
        return std::unexpected(sat.error());
    return {};
}

Expected<void> TableClient::leave() {
    if (auto left = post(path("/leave")); !left) return std::unexpected(left.error());
    return {};
}

Expected<void> TableClient::start() {
    if (auto begun = post(path("/start")); !begun) return std::unexpected(begun.error());
    return {};
}

Expected<std::optional<std::int64_t>> TableClient::want_rematch() {
    const auto answer = post(path("/rematch"));
    if (!answer) return std::unexpected(answer.error());
    const auto json = read_json(*answer);
    if (!json) return not_understood(json.error().message, lang_);
    JsonFields fields(*json);
    if (!fields.has("table") || fields.member("table").is_null()) return std::nullopt;
    const auto next = fields.number("table", 1, greatest);
    if (!fields.good()) return not_understood(fields.why(), lang_);
    return next;
}

Expected<Record> TableClient::record() {
    const auto answer = get(path("/record", true));
    if (!answer) return std::unexpected(answer.error());
    auto record = read_record(*answer);
    if (!record) return not_understood(record.error().message, lang_);
    return *std::move(record);
}

}  // namespace agora::remote
