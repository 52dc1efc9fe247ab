// Sockets: presence, followed tables, messages.
#include "core/version.hpp"
#include "server/hall/listing.hpp"
#include "server/hall/open_hall.hpp"

#include <algorithm>

namespace agora::server {

ConnectionId OpenHall::arrive(Who who, std::shared_ptr<Socket> socket) {
    const ConnectionId id = next_connection_++;
    mailbox_.report([this, id, who = std::move(who), socket = std::move(socket)]() mutable {
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
        json.field("now", now()).end_object();
        socket->send(std::make_shared<const std::string>(json.take()));
        connections_[id] = {id, std::move(who), std::move(socket), {}};
    });
    return id;
}

bool OpenHall::hear(ConnectionId connection, Said said) {
    return mailbox_.post([this, connection, said = std::move(said)] {
        const auto found = connections_.find(connection);
        if (found == connections_.end()) return;
        auto& from = found->second;
        if (const auto* wish = std::get_if<said::Follow>(&said.what))
            follow(from, said, *wish);
        else if (std::holds_alternative<said::Unfollow>(said.what))
            unfollow(from, said.table);
        else if (const auto* lobby = std::get_if<said::Lobby>(&said.what))
            lobby->on ? lobby_.follow(from.id, from.socket) : lobby_.unfollow(from.id);
        else if (std::holds_alternative<said::Do>(said.what))
            decide(from, said);
        else if (const auto* trial = std::get_if<said::Try>(&said.what))
            try_out(from, said, *trial);
        else if (std::holds_alternative<said::Chat>(said.what))
            chat(from, said);
        else if (std::holds_alternative<said::Hint>(said.what))
            hint(from, said);
        else if (const auto* playback = std::get_if<said::Playback>(&said.what))
            set_playback(from, said, *playback);
        else if (const auto* answer = std::get_if<said::Consent>(&said.what))
            consent(from, said, answer->agrees);
        else if (std::holds_alternative<said::Back>(said.what))
            take_over(from, said);
        else if (std::holds_alternative<said::Ping>(said.what))
            send(from.id, R"({"t":"pong"})");
        else
            undo(from, said);
    });
}

void OpenHall::depart(ConnectionId connection) {
    mailbox_.report([this, connection] {
        const auto found = connections_.find(connection);
        if (found == connections_.end()) return;
        const auto gone = std::move(found->second);
        connections_.erase(found);
        lobby_.unfollow(connection);
        for (const auto table : gone.follows)
            if (const auto held = tables_.find(table); held != tables_.end())
                leave_table(held->second, connection, gone.person());
    });
}

void OpenHall::expel(match::PersonId person, std::int64_t key) {
    mailbox_.report([this, person, key] {
        for (const auto& [id, connection] : connections_)
            if (connection.who.id == person && (key == 0 || connection.who.key == key))
                connection.socket->close("this key is not valid any more");
    });
}

// Tables loaded from now on are without the name.
void OpenHall::forget(match::PersonId person) {
    mailbox_.report([this, person] {
        for (auto& [id, held] : tables_) {
            if (held.state != Held::State::ready || !held.room->everybody().contains(person))
                continue;
            held.room->forget(person);
            held.tell = true;
            held.shown = 0;
            settle(held);
        }
    });
}

// A person is present from the first connection that may play.
void OpenHall::follow(Connection& connection, const Said& said, const said::Follow& follow) {
    if (!connection.who.scopes.watch)
        return send_error(connection.id, said, Error(ErrorCode::not_allowed, connection.who.lang));
    const bool follows =
        std::ranges::find(connection.follows, said.table) != connection.follows.end();
    if (!follows && connection.follows.size() >= settings_.max_follows)
        return send_error(connection.id, said,
                          Error(ErrorCode::too_many_follows, connection.who.lang));

    enter({connection.who.id, connection.who.lang, follow.key, connection.id}, said.table,
          [this, id = connection.id, said, follow](Expected<Held*> granted) {
              const auto found = connections_.find(id);
              if (found == connections_.end()) return;
              auto& from = found->second;
              if (!granted) return send_error(id, said, granted.error());
              auto& held = **granted;
              const auto known = follow.have <= held.room->version() ? follow.have : 0;
              const auto already = std::ranges::find(held.followers, id, &Follower::connection);
              if (already == held.followers.end() && !is_open_to(held, from.who.id, follow.key))
                  return send_error(id, said, Error(ErrorCode::no_such_table, from.who.lang));
              if (already != held.followers.end()) {
                  already->told = known;
                  already->fresh = true;
                  already->labels = follow.labels;
                  already->recalls = true;
                  already->heard = follow.heard;
                  return settle(held);
              }
              const auto person = from.person();
              const bool seated = held.room->state().seat_of(person).has_value();
              const bool present = !seated || from.who.scopes.play;
              const bool was_there = std::ranges::any_of(held.followers, [&](const Follower& one) {
                  const auto other = connections_.find(one.connection);
                  return one.present && other != connections_.end() &&
                         other->second.person() == person;
              });
              held.followers.push_back({.connection = id,
                                        .told = known,
                                        .present = present,
                                        .labels = follow.labels,
                                        .heard = follow.heard});
              from.follows.push_back(held.id);
              ++followed_;
              if (!present || was_there) return settle(held);
              auto come = held.room->come(person, now(), from.who.lang);
              if (!come) {
                  held.followers.pop_back();
                  from.follows.pop_back();
                  --followed_;
                  return send_error(id, said, come.error());
              }
              // A new spectator alone is not broadcast; the next message has the number.
              if (!seated) come->effects.clear();
              apply(held, *std::move(come));
          });
}

bool OpenHall::follows(const Held& held, ConnectionId connection) {
    return std::ranges::find(held.followers, connection, &Follower::connection) !=
           held.followers.end();
}

bool OpenHall::wants_labels(const Held& held, ConnectionId connection) {
    const auto one = std::ranges::find(held.followers, connection, &Follower::connection);
    return one != held.followers.end() && one->labels;
}

void OpenHall::unfollow(Connection& connection, TableId table) {
    if (!tables_.contains(table)) return;
    use(table, connection.who.lang, [this, id = connection.id, table](Expected<Held*> held) {
        const auto found = connections_.find(id);
        if (found == connections_.end() || !held) return;
        if (std::erase(found->second.follows, table) == 0) return;
        leave_table(**held, id, found->second.person());
    });
}

void OpenHall::leave_table(Held& held, ConnectionId connection, match::PersonId person) {
    const auto follower = std::ranges::find(held.followers, connection, &Follower::connection);
    if (follower == held.followers.end()) return;
    const bool was_present = follower->present;
    held.followers.erase(follower);
    --followed_;
    const bool still_there = std::ranges::any_of(held.followers, [&](const Follower& one) {
        const auto other = connections_.find(one.connection);
        return one.present && other != connections_.end() && other->second.person() == person;
    });
    if (held.state != Held::State::ready || !was_present || still_there) return loiter(held);
    const bool seated = held.room->state().seat_of(person).has_value();
    auto gone = held.room->go(person, now());
    if (!seated) gone.effects.clear();
    apply(held, std::move(gone));
}

// A command of a player at a table; answered once it is durable.
template <class Command>
void OpenHall::act(const Connection& connection, const Said& said, bool always_told,
                   Command command) {
    Error why;
    if (is_refused(connection.who, &Scopes::play, why)) return send_error(connection.id, said, why);
    enter({connection.who.id, connection.who.lang, {}, connection.id}, said.table,
          [this, id = connection.id, who = connection.who, said, always_told,
           command = std::move(command)](Expected<Held*> granted) mutable {
              if (!granted) return send_error(id, said, granted.error());
              auto& held = **granted;
              if (!follows(held, id) && !is_open_to(held, who.id))
                  return send_error(id, said, Error(ErrorCode::no_such_table, who.lang));
              auto accepted = command(*held.room, who);
              if (!accepted) return send_error(id, said, std::move(accepted.error()));
              const auto version = accepted->version;
              const bool waits = accepted->waits;
              apply(held, *std::move(accepted));
              // It waits for consent: no answer until the others agree.
              if (waits)
                  return send_error(id, said, refuse(ErrorCode::asks_consent, who.lang).error());
              promise(held, version,
                      [this, id, said, lang = who.lang, version, always_told](bool kept) {
                          if (!kept)
                              send_error(id, said, Error(ErrorCode::not_kept, lang));
                          else if (always_told || !said.id.empty())
                              done(id, said, version);
                      });
          });
}

void OpenHall::decide(const Connection& connection, const Said& said) {
    const auto& wish = std::get<said::Do>(said.what);
    act(connection, said, true,
        [this, wish = match::Wish{wish.moment, wish.text, said.id}](match::Room& room,
                                                                    const Who& who) {
            return room.decide(who.id, wish, now(), who.lang);
        });
}

// A preview from the view of the player, once that view is durable. It costs more than a decision,
// and nothing else bounds how often it is asked for: hence a rate limit of its own.
void OpenHall::try_out(const Connection& connection, const Said& said, const said::Try& trial) {
    const auto lang = connection.who.lang;
    Error why;
    if (is_refused(connection.who, &Scopes::play, why)) return send_error(connection.id, said, why);
    const auto found = tables_.find(said.table);
    if (found == tables_.end() || found->second.state != Held::State::ready ||
        !follows(found->second, connection.id))
        return send_error(connection.id, said, Error(ErrorCode::not_following, lang));
    if (!trials_.take(std::to_string(connection.who.id), now()))
        return send_error(connection.id, said, Error(ErrorCode::rate_limited, lang));
    when_settled(found->second,
                 [this, id = connection.id, person = connection.who.id, lang, said,
                  wish = match::Wish{trial.moment, trial.text, {}}](const match::Room* room) {
                     if (room == nullptr)
                         return send_error(id, said, Error(ErrorCode::unavailable, lang));
                     const auto foreseen = room->try_out(person, wish, now(), lang);
                     if (!foreseen) return send_error(id, said, foreseen.error());
                     send(id, trial_text(*foreseen, said.table, wish, said.id));
                 });
}

void OpenHall::chat(const Connection& connection, const Said& said) {
    act(connection, said, false,
        [this, text = std::get<said::Chat>(said.what).text](match::Room& room, const Who& who) {
            return room.say(who.id, who.name, text, now(), who.lang);
        });
}

// Each change is an entry of the log: hence a rate limit of its own.
void OpenHall::set_playback(const Connection& connection, const Said& said,
                            const said::Playback& wish) {
    if (!playback_changes_.take(std::to_string(connection.who.id), now()))
        return send_error(connection.id, said, Error(ErrorCode::rate_limited, connection.who.lang));
    act(connection, said, false, [this, wish](match::Room& room, const Who& who) {
        return room.set_playback(who.id, wish.speed, wish.ms, now(), who.lang);
    });
}

void OpenHall::take_over(const Connection& connection, const Said& said) {
    act(connection, said, false, [this](match::Room& room, const Who& who) {
        return room.take_over(who.id, now(), who.lang);
    });
}

void OpenHall::consent(const Connection& connection, const Said& said, bool agrees) {
    act(connection, said, false, [this, agrees](match::Room& room, const Who& who) {
        return room.answer_consent(who.id, agrees, now(), who.lang);
    });
}

void OpenHall::undo(const Connection& connection, const Said& said) {
    const auto* answer = std::get_if<said::UndoAnswer>(&said.what);
    const std::optional<bool> agrees = answer ? std::optional(answer->agrees) : std::nullopt;
    act(connection, said, false, [this, agrees](match::Room& room, const Who& who) {
        return agrees ? room.answer_undo(who.id, *agrees, now(), who.lang)
                      : room.ask_undo(who.id, now(), who.lang);
    });
}

void OpenHall::send(ConnectionId connection, std::string text) const {
    const auto found = connections_.find(connection);
    if (found == connections_.end()) return;
    found->second.socket->send(std::make_shared<const std::string>(std::move(text)));
}

void OpenHall::send_error(ConnectionId connection, const Said& said, const Error& why) {
    ++refusals_;
    JsonWriter json;
    json.begin_object().field("t", "refused");
    if (said.table != 0) json.field("table", said.table);
    if (!said.id.empty()) json.field("id", said.id);
    json.field("refused", why.name()).field("why", why.message).end_object();
    send(connection, json.take());
}

void OpenHall::done(ConnectionId connection, const Said& said, match::Version version) const {
    JsonWriter json;
    json.begin_object().field("t", "done").field("table", said.table);
    if (!said.id.empty()) json.field("id", said.id);
    json.field("version", version).end_object();
    send(connection, json.take());
}

}  // namespace agora::server
