#include "server/session/gateway.hpp"

#include "core/version.hpp"
#include "match/naming.hpp"
#include "server/session/client_session.hpp"
#include "server/tables/listing.hpp"

#include <variant>

namespace agora::server {

namespace {

bool may_have_hint(const match::Room& room, const Who& who) {
    const auto seat = room.state().seat_of(who.id);
    return seat && !room.setup().rated && room.state().pending().has(*seat);
}

struct Followed {
    const match::Room* room = nullptr;  // everything in it is durable
    bool labels = false;
};

// A table that the client follows.
Awaitable<Expected<Followed>> followed(const TableCache& cache, TableId table,
                                       std::shared_ptr<Connection> connection) {
    const auto lang = connection->who().lang;
    const auto actor = cache.find(table);
    const auto* follower = actor ? actor->follower(*connection) : nullptr;
    if (follower == nullptr) co_return agora::refuse(ErrorCode::not_following, lang);
    const bool labels = follower->labels;
    const auto live = co_await actor->ready(lang);
    if (!live) co_return std::unexpected(live.error());
    const auto* room = co_await (*live)->settled();
    if (room == nullptr) co_return agora::refuse(ErrorCode::unavailable, lang);
    co_return Followed{room, labels};
}

HintRequest hint_request(const match::Room& room, const Who& who, bool labels) {
    const auto& table = *room.state().table;
    const Seat seat = *room.state().seat_of(who.id);
    return {.person = who.id,
            .view = std::shared_ptr<const AnyView>(table.view(seat)),
            .legal = table.legal(seat),
            .seed = room.setup().seed,
            .lang = who.lang,
            .names = match::names_at(room.state().occupants, who.lang),
            .labels = labels,
            .untimed = room.setup().practice};
}

std::string hello_text(const Who& who, match::Ms now) {
    JsonWriter json;
    json.begin_object().field("t", "hello").field("protocol", protocol_version).key("you");
    if (who.is_somebody())
        json.begin_object()
            .field("id", who.id)
            .field("name", who.name)
            .field("guest", who.guest)
            .end_object();
    else
        json.null();
    return json.field("now", now).end_object().take();
}

}  // namespace

Gateway::Gateway(TableRegistry& tables, const SessionSettings& settings)
    : tables_(tables),
      services_(tables.services()),
      settings_(settings),
      previews_(services_.settings.previews),
      playback_changes_(services_.settings.playback_changes) {}

std::unique_ptr<WebSocketSession> Gateway::open(Who who) {
    return std::make_unique<ClientSession>(*this, std::move(who), settings_);
}

std::shared_ptr<Connection> Gateway::connect(Who who, std::shared_ptr<Socket> socket) {
    auto connection = tables_.connections().add(std::move(who), std::move(socket));
    connection->send(hello_text(connection->who(), services_.now()));
    return connection;
}

void Gateway::disconnect(Connection& connection) {
    tables_.connections().remove(connection.id());
    services_.lobby.unfollow(connection.id());
    services_.own_tables.unfollow(connection.id());
    const auto kept = connection.shared_from_this();
    for (const auto table : connection.end())
        tables_.owner_of(table).post(table, [kept](TableActor& actor) { actor.unfollow(*kept); });
}

void Gateway::receive(const std::shared_ptr<Connection>& from, ClientMessage message) {
    Incoming about{from, message.table, std::move(message.id), std::chrono::steady_clock::now()};
    std::visit([&](auto& what) { handle(std::move(about), std::move(what)); }, message.what);
}

void Gateway::announce_closing() {
    tables_.connections().each([](const Connection& connection) {
        JsonWriter json;
        json.begin_object().field("t", "closing");
        json.field("why", Error(ErrorCode::closing, connection.who().lang).message).end_object();
        connection.send(json.take());
    });
}

void Gateway::refuse(const Connection& to, const MessageTopic& about, const Error& why) {
    ++services_.metrics.refusals;
    to.refuse(about.table, about.id, why);
}

void Gateway::refuse(const Incoming& about, const Error& why) {
    refuse(*about.from, {about.table, about.id}, why);
}

template <class Work>
void Gateway::at_table(Incoming about, Work work) {
    auto& owner = tables_.owner_of(about.table);
    const auto lang = about.who().lang;
    const auto shared = std::make_shared<Incoming>(std::move(about));
    auto command = [this, &owner, shared, work = std::move(work)]() mutable -> Awaitable<> {
        std::exception_ptr failure;
        try {
            const Expected<void> done = co_await work(*shared, owner.cache());
            if (!done) refuse(*shared, done.error());
        } catch (...) { failure = std::current_exception(); }
        if (!failure) co_return;
        refuse(*shared, Error(ErrorCode::broken, shared->who().lang));
        std::rethrow_exception(failure);  // which ends the table
    };
    if (const auto refused = owner.spawn(shared->table, lang, std::move(command)))
        refuse(*shared, *refused);
}

template <class Command>
void Gateway::act(Incoming about, bool always_told, Command command) {
    if (const auto refused = check_scope(about.who(), &Scopes::play))
        return refuse(about, *refused);
    auto work = [always_told, command = std::move(command)](
                    const Incoming& to, TableCache& cache) mutable -> Awaitable<Expected<void>> {
        const auto& who = to.who();
        Caller caller{.person = who.id, .lang = who.lang, .connection = to.from};
        const auto entered = co_await cache.enter(std::move(caller), to.table);
        if (!entered) co_return std::unexpected(entered.error());
        const auto& actor = *entered;
        if (actor->follower(*to.from) == nullptr && !actor->is_open_to(who.id, {}))
            co_return agora::refuse(ErrorCode::no_such_table, who.lang);
        auto apply = [&](match::Room& room) { return command(room, who); };
        const auto live = actor->live()->shared_from_this();
        const auto version = co_await live->perform(who.lang, to.received, apply);
        if (!version) co_return std::unexpected(version.error());
        if (!always_told && to.id.empty()) co_return Expected<void>{};
        JsonWriter json;
        json.begin_object().field("t", "done").field("table", to.table);
        if (!to.id.empty()) json.field("id", to.id);
        json.field("version", *version).end_object();
        to.from->send(json.take());
        co_return Expected<void>{};
    };
    at_table(std::move(about), std::move(work));
}

void Gateway::handle(const Incoming& about, const message::Lobby& message) {
    if (message.on)
        services_.lobby.follow(about.from);
    else
        services_.lobby.unfollow(about.from->id());
}

void Gateway::handle(const Incoming& about, const message::Own& message) {
    if (!message.on) return services_.own_tables.unfollow(about.from->id());
    if (!about.who().scopes.watch)
        return refuse(about, Error(ErrorCode::not_allowed, about.who().lang));
    services_.own_tables.follow(about.from);
    about.from->send(std::string(R"({"t":"own"})"));
}

void Gateway::handle(const Incoming& about, const message::Ping& /*message*/) {
    about.from->send(std::string(R"({"t":"pong"})"));
}

void Gateway::handle(Incoming about, message::Follow message) {
    if (!about.who().scopes.watch)
        return refuse(about, Error(ErrorCode::not_allowed, about.who().lang));
    auto wish = about.from->wish_to_follow(about.table, services_.settings.max_follows);
    if (!wish) return refuse(about, Error(ErrorCode::too_many_follows, about.who().lang));
    at_table(std::move(about),
             [message = std::move(message), wish = std::move(wish)](
                 const Incoming& to, TableCache& cache) -> Awaitable<Expected<void>> {
                 Caller caller{.person = to.who().id,
                               .lang = to.who().lang,
                               .key = message.key,
                               .connection = to.from};
                 const auto entered = co_await cache.enter(std::move(caller), to.table);
                 if (!entered) co_return std::unexpected(entered.error());
                 if (!wish->wanted) co_return Expected<void>{};
                 const FollowRequest request{.have = message.have,
                                             .key = message.key,
                                             .heard = message.heard,
                                             .labels = message.labels};
                 co_return (*entered)->follow(to.from, request);
             });
}

void Gateway::handle(Incoming about, const message::Unfollow& /*message*/) {
    at_table(std::move(about),
             [](const Incoming& to, TableCache& cache) -> Awaitable<Expected<void>> {
                 to.from->take_back_follow(to.table);
                 if (const auto actor = cache.find(to.table)) actor->unfollow(*to.from);
                 co_return Expected<void>{};
             });
}

void Gateway::handle(Incoming about, message::Do message) {
    match::Wish wish{message.moment, std::move(message.text), about.id};
    act(std::move(about), true, [this, wish = std::move(wish)](match::Room& room, const Who& who) {
        return room.decide(who.id, wish, services_.now(), who.lang);
    });
}

// A preview from the view of the player, once that view is durable. It costs more than a decision,
// and nothing else bounds how often it is asked for: hence a rate limit of its own.
void Gateway::handle(Incoming about, message::Try message) {
    if (const auto refused = check_scope(about.who(), &Scopes::play))
        return refuse(about, *refused);
    match::Wish wish{message.moment, std::move(message.text), {}};
    at_table(std::move(about),
             [this, wish = std::move(wish)](const Incoming& to,
                                            TableCache& cache) -> Awaitable<Expected<void>> {
                 const auto& who = to.who();
                 if (!previews_.take(std::to_string(who.id), services_.now()))
                     co_return agora::refuse(ErrorCode::rate_limited, who.lang);
                 const auto table = co_await followed(cache, to.table, to.from);
                 if (!table) co_return std::unexpected(table.error());
                 const auto foreseen =
                     table->room->try_out(who.id, wish, services_.now(), who.lang);
                 if (!foreseen) co_return std::unexpected(foreseen.error());
                 to.from->send(preview_text(*foreseen, to.table, wish, to.id));
                 co_return Expected<void>{};
             });
}

void Gateway::handle(Incoming about, message::Chat message) {
    act(std::move(about), false,
        [this, text = std::move(message.text)](match::Room& room, const Who& who) {
            return room.say(who.id, who.name, text, services_.now(), who.lang);
        });
}

void Gateway::handle(Incoming about, const message::Undo& /*message*/) {
    act(std::move(about), false, [this](match::Room& room, const Who& who) {
        return room.ask_undo(who.id, services_.now(), who.lang);
    });
}

void Gateway::handle(Incoming about, const message::UndoAnswer& message) {
    act(std::move(about), false,
        [this, agrees = message.agrees](match::Room& room, const Who& who) {
            return room.answer_undo(who.id, agrees, services_.now(), who.lang);
        });
}

void Gateway::handle(Incoming about, const message::Consent& message) {
    act(std::move(about), false,
        [this, agrees = message.agrees](match::Room& room, const Who& who) {
            return room.answer_consent(who.id, agrees, services_.now(), who.lang);
        });
}

void Gateway::handle(Incoming about, const message::Back& /*message*/) {
    act(std::move(about), false, [this](match::Room& room, const Who& who) {
        return room.take_over(who.id, services_.now(), who.lang);
    });
}

// Each change is an entry of the log: hence a rate limit of its own.
void Gateway::handle(Incoming about, const message::Playback& message) {
    if (!playback_changes_.take(std::to_string(about.who().id), services_.now()))
        return refuse(about, Error(ErrorCode::rate_limited, about.who().lang));
    act(std::move(about), false, [this, message](match::Room& room, const Who& who) {
        return room.set_playback(who.id, message.speed, message.ms, services_.now(), who.lang);
    });
}

// The decision of a strong level from the view of the player.
void Gateway::handle(Incoming about, const message::Hint& /*message*/) {
    if (const auto refused = check_scope(about.who(), &Scopes::play))
        return refuse(about, *refused);
    at_table(std::move(about),
             [this](const Incoming& to, TableCache& cache) -> Awaitable<Expected<void>> {
                 const auto& who = to.who();
                 const auto table = co_await followed(cache, to.table, to.from);
                 if (!table) co_return std::unexpected(table.error());
                 const bool labels = table->labels;
                 if (!may_have_hint(*table->room, who))
                     co_return agora::refuse(ErrorCode::no_hint, who.lang);
                 auto request = hint_request(*table->room, who, labels);
                 const auto hint = co_await services_.bots.hint(std::move(request));
                 if (!hint) co_return std::unexpected(hint.error());
                 JsonWriter json;
                 json.begin_object().field("t", "hint").field("table", to.table);
                 if (!to.id.empty()) json.field("id", to.id);
                 json.field("do", hint->decision);
                 if (labels) json.field("say", hint->spoken);
                 json.field("why", hint->reason);
                 to.from->send(json.end_object().take());
                 co_return Expected<void>{};
             });
}

}  // namespace agora::server
