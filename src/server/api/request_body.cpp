#include "server/api/request_body.hpp"

#include "server/accounts/credentials.hpp"
#include "store/text.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <initializer_list>

namespace agora::server {

namespace {

using namespace std::string_view_literals;

// Bytes of any text; the rules of names and passwords are stricter.
constexpr std::size_t max_text = 512;
constexpr std::array languages = {"en"sv, "fr"sv};
constexpr int max_days = 366;

// One object whose members are all known.
class Body {
public:
    Body(std::string_view text, std::initializer_list<std::string_view> known)
        : json_(read_json(text)), fields_(json_ ? *json_ : empty()) {
        if (!json_) return;
        const auto* object = json_->if_object();
        if (object == nullptr) return;
        for (const auto& [name, value] : *object)
            if (std::ranges::find(known, std::string_view(name.data(), name.size())) == known.end())
                fields_.fail("there is a member that is not known");
    }

    std::string text(std::string_view name) {
        auto text = fields_.text(name);
        if (!store::check_text(name, text, max_text))
            fields_.fail("\"" + std::string(name) + "\" is too long or not plain text");
        return text;
    }
    std::string text_if(std::string_view name) { return fields_.has(name) ? text(name) : ""; }
    std::optional<Lang> language() {
        if (!fields_.has("language")) return std::nullopt;
        return static_cast<Lang>(fields_.word("language", languages));
    }
    JsonFields& fields() { return fields_; }

    template <class T>
    Expected<T> whole(T value) const {
        if (!json_) return std::unexpected(json_.error());
        if (!fields_.good()) return refuse(fields_.why());
        return value;
    }

private:
    static const boost::json::value& empty() {
        static const boost::json::value object = boost::json::object();
        return object;
    }

    Expected<boost::json::value> json_;
    JsonFields fields_;
};

}  // namespace

Expected<GuestRequest> read_guest(std::string_view body) {
    Body json(body, {"name", "language"});
    return json.whole(GuestRequest{json.text("name"), json.language()});
}

Expected<LoginRequest> read_registration(std::string_view body) {
    Body json(body, {"name", "password", "language"});
    return json.whole(LoginRequest{json.text("name"), json.text("password"), json.language()});
}

Expected<LoginRequest> read_login(std::string_view body) {
    Body json(body, {"name", "password"});
    return json.whole(LoginRequest{json.text("name"), json.text("password"), std::nullopt});
}

Expected<ProfileRequest> read_change(std::string_view body) {
    Body json(body, {"name", "language"});
    ProfileRequest wanted;
    if (json.fields().has("name")) wanted.name = json.text("name");
    wanted.language = json.language();
    if (!wanted.name && !wanted.language) json.fields().fail("\"name\" or \"language\" is missing");
    return json.whole(std::move(wanted));
}

Expected<PasswordRequest> read_password(std::string_view body) {
    Body json(body, {"old", "new"});
    return json.whole(PasswordRequest{json.text("old"), json.text("new")});
}

Expected<RecoveryRequest> read_recovery(std::string_view body) {
    Body json(body, {"name", "code", "password"});
    return json.whole(RecoveryRequest{json.text("name"), json.text("code"), json.text("password")});
}

Expected<std::string> read_own_password(std::string_view body) {
    Body json(body, {"password"});
    return json.whole(json.text("password"));
}

Expected<std::string> read_removal(std::string_view body) {
    if (body.empty()) return std::string();
    Body json(body, {"password"});
    return json.whole(json.text_if("password"));
}

Expected<TokenRequest> read_token(std::string_view body) {
    Body json(body, {"label", "scopes", "days"});
    TokenRequest wanted{.label = json.text("label")};
    if (wanted.label.size() > store::limit::label) json.fields().fail("\"label\" is too long");
    const auto scopes = json.fields().list("scopes", 4);
    for (const auto& value : scopes) {
        const auto* word = value.if_string();
        const auto one = word == nullptr
                             ? std::nullopt
                             : scopes_from(std::string_view(word->data(), word->size()));
        if (!one || word->empty()) {
            json.fields().fail("\"scopes\" are play, watch, tables and account");
            break;
        }
        wanted.scopes.play |= one->play;
        wanted.scopes.watch |= one->watch;
        wanted.scopes.tables |= one->tables;
        wanted.scopes.account |= one->account;
    }
    if (scopes.empty()) json.fields().fail("\"scopes\" must not be empty");
    wanted.days = static_cast<int>(json.fields().number("days", 1, max_days));
    return json.whole(std::move(wanted));
}

Expected<JoinRequest> read_join(std::string_view body) {
    if (body.empty()) return JoinRequest{};
    Body json(body, {"seat", "key"});
    JoinRequest wanted{.key = json.text_if("key")};
    if (json.fields().has("seat"))
        wanted.seat = static_cast<Seat>(json.fields().number("seat", 0, most_seats - 1));
    return json.whole(std::move(wanted));
}

Expected<match::PersonId> read_host(std::string_view body) {
    Body json(body, {"person"});
    return json.whole(
        match::PersonId{json.fields().number("person", 1, (std::int64_t{1} << 53) - 1)});
}

// One of the three: {"seat":2,"bot":"5"}, {"seat":2,"free":true}, {"seat":2,"swap":0}.
Expected<SeatRequest> read_seat_change(std::string_view body) {
    Body json(body, {"seat", "bot", "free", "swap"});
    auto& fields = json.fields();
    SeatRequest wanted{.seat = static_cast<Seat>(fields.number("seat", 0, most_seats - 1)),
                       .level = json.text_if("bot")};
    if (fields.has("swap"))
        wanted.swap = static_cast<Seat>(fields.number("swap", 0, most_seats - 1));
    const bool frees = fields.has("free") && fields.flag("free");
    if (int{!wanted.level.empty()} + int{wanted.swap.has_value()} + int{frees} != 1)
        fields.fail("a seat is given to a \"bot\", is \"free\", or changes places (\"swap\")");
    return json.whole(std::move(wanted));
}

Expected<void> read_nothing(std::string_view body) {
    if (body.empty()) return {};
    const Body json(body, {});
    if (const auto good = json.whole(true); !good) return std::unexpected(good.error());
    return {};
}

Expected<void> check_setup_members(std::string_view body) {
    const Body json(
        body, {"game", "preset", "options", "seats", "start", "listed", "rated", "clock", "timeout",
               "grace", "stand_in", "idle", "spectators", "undo", "pace", "practice"});
    if (const auto good = json.whole(true); !good) return std::unexpected(good.error());
    return {};
}

std::optional<std::int64_t> read_number(std::string_view text) {
    std::int64_t number = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    constexpr std::int64_t most = (std::int64_t{1} << 53) - 1;
    if (error != std::errc() || stop != end || number < 0 || number > most || text.empty())
        return std::nullopt;
    return number;
}

}  // namespace agora::server
