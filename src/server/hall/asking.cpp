// Commands of the HTTP API: opening, joining, leaving and reading tables.
#include "games/registry.hpp"
#include "match/admission.hpp"
#include "match/company.hpp"
#include "server/admitting.hpp"
#include "server/hall/listing.hpp"
#include "server/hall/open_hall.hpp"
#include "server/people/secret.hpp"

#include <algorithm>
#include <array>

namespace agora::server {

namespace {

match::Company company_of(const match::Setup& setup) {
    return {.people = !setup.is_exhibition(), .rated = setup.rated};
}

bool is_exhibition(const store::TableHead& head) {
    const auto setup = read_setup(head.setup, match::SetupSource::stored);
    return setup && setup->is_exhibition();
}

constexpr int max_own = 50;            // tables in the list of a person
constexpr int max_kept_seats = 20;     // and of tables at which others reserved a seat
constexpr std::size_t key_bytes = 18;  // a key: 144 bits, 24 characters of base64url

}  // namespace

void OpenHall::create(Who who, match::Setup asked, Reply<Opened> reply) {
    Error why;
    if (is_refused(who, &Scopes::tables, why)) return reply(std::unexpected(why));
    post<Opened>(who.lang, std::move(reply),
                 [this, who, asked = std::move(asked)](Reply<Opened>& answer) mutable {
                     std::array<std::string, most_seats> keys;
                     for (auto& key : keys) key = random_word(key_bytes);
                     const auto own_key = random_word(key_bytes);
                     const auto lang = who.lang;
                     if (const auto game = games::find_game(asked.game))
                         choose_by_stakes(**game, asked.settings, company_of(asked));
                     auto setup = complete(std::move(asked), {.host = who.id,
                                                              .name = who.name,
                                                              .seed = random_number(),
                                                              .keys = keys,
                                                              .now = now(),
                                                              .lang = lang,
                                                              .key = own_key});
                     if (!setup) return answer(refuse(ErrorCode::bad_setup, setup.error().message));
                     open_within_bounds(*std::move(setup), lang, std::move(answer));
                 });
}

// Any table, a rematch too: whether its options suit those who play, and how many a host may have.
void OpenHall::open_within_bounds(match::Setup setup, Lang lang, Reply<Opened> reply) {
    if (agenda_.size() >= settings_.max_tables)
        return reply(refuse(ErrorCode::too_many_tables, lang));
    if (const auto game = games::find_game(setup.game))
        if (const auto suits = check_company(**game, setup.settings, company_of(setup)); !suits)
            return reply(refuse(ErrorCode::bad_setup, suits.error().in(lang)));
    const auto shared = std::make_shared<Reply<Opened>>(std::move(reply));
    auto count = [this, setup = std::move(setup), lang, errand = Errand(*this), shared]() mutable {
        const auto most = static_cast<int>(settings_.max_tables_per_person);
        const auto hosted =
            store_.tables_of(setup.host, store::Store::Which::hosted, {.after = 0, .most = most});
        if (hosted && std::ssize(*hosted) >= most)
            return (*shared)(refuse(ErrorCode::too_many_tables, lang));
        if (hosted && setup.is_exhibition() &&
            std::ranges::count_if(*hosted, is_exhibition) >= settings_.max_exhibitions)
            return (*shared)(refuse(ErrorCode::too_many_exhibitions, lang));
        mailbox_.report([this, setup = std::move(setup), lang, shared]() mutable {
            open_table(setup, lang, std::move(*shared));
        });
    };
    if (!clerk_.ask(std::move(count))) (*shared)(std::unexpected(full(lang)));
}

// A command of a player; answered once it is durable.
template <class Command>
void OpenHall::change(Who who, TableId table, std::string key, Reply<Kept> reply, Command command) {
    Error why;
    if (is_refused(who, &Scopes::tables, why)) return reply(std::unexpected(why));
    const auto lang = who.lang;
    post<Kept>(lang, std::move(reply),
               [this, who = std::move(who), table, key = std::move(key),
                command = std::move(command)](Reply<Kept>& posted) mutable {
                   enter({who.id, who.lang, key}, table,
                         [this, who, key, command = std::move(command),
                          answer = std::move(posted)](Expected<Held*> granted) mutable {
                             if (!granted) return answer(std::unexpected(granted.error()));
                             auto& held = **granted;
                             if (!is_open_to(held, who.id, key))
                                 return answer(refuse(ErrorCode::no_such_table, who.lang));
                             auto accepted = command(*held.room, who);
                             if (!accepted)
                                 return answer(std::unexpected(std::move(accepted.error())));
                             const auto version = accepted->version;
                             apply(held, *std::move(accepted));
                             promise(held, version,
                                     [answer = std::move(answer), version,
                                      lang = who.lang](bool kept) mutable {
                                         if (kept)
                                             answer(Kept{version});
                                         else
                                             answer(refuse(ErrorCode::not_kept, lang));
                                     });
                         });
               });
}

void OpenHall::join(Who who, TableId table, std::optional<Seat> seat, std::string key,
                    Reply<Joined> reply) {
    const auto taken = std::make_shared<Seat>();
    auto kept = [taken, reply = std::move(reply)](Expected<Kept> outcome) mutable {
        if (outcome)
            reply(Joined{outcome->version, *taken});
        else
            reply(std::unexpected(std::move(outcome.error())));
    };
    change(std::move(who), table, key, std::move(kept),
           [this, seat, key, taken](match::Room& room, const Who& person) {
               auto joined = room.join(person.id, person.name, seat, key, now(), person.lang);
               if (joined) *taken = *room.state().seat_of(person.id);
               return joined;
           });
}

void OpenHall::leave(Who who, TableId table, Reply<Kept> reply) {
    change(std::move(who), table, {}, std::move(reply),
           [this](match::Room& room, const Who& person) {
               return room.leave(person.id, now(), person.lang);
           });
}

void OpenHall::start(Who who, TableId table, Reply<Kept> reply) {
    change(std::move(who), table, {}, std::move(reply),
           [this](match::Room& room, const Who& person) {
               return room.start(person.id, now(), person.lang);
           });
}

void OpenHall::make_host(Who who, TableId table, match::PersonId next, Reply<Kept> reply) {
    change(std::move(who), table, {}, std::move(reply),
           [this, next](match::Room& room, const Who& person) {
               return room.make_host(person.id, next, now(), person.lang);
           });
}

// The last player who wants a rematch opens the next table; all followers are told.
void OpenHall::rematch(Who who, TableId table, Reply<Rematched> reply) {
    Error why;
    if (is_refused(who, &Scopes::tables, why)) return reply(std::unexpected(why));
    post<Rematched>(who.lang, std::move(reply), [this, who, table](Reply<Rematched>& posted) {
        enter({who.id, who.lang}, table,
              [this, who, table, answer = std::move(posted)](Expected<Held*> granted) mutable {
                  if (!granted) return answer(std::unexpected(granted.error()));
                  auto& held = **granted;
                  if (!is_open_to(held, who.id))
                      return answer(refuse(ErrorCode::no_such_table, who.lang));
                  auto wanted = held.room->want_rematch(who.id, who.lang);
                  if (!wanted) return answer(std::unexpected(std::move(wanted.error())));
                  const auto again =
                      std::ranges::find_if(wanted->effects, [](const match::Effect& one) {
                          return std::holds_alternative<match::effect::Rematch>(one);
                      });
                  if (again == wanted->effects.end()) {
                      apply(held, *std::move(wanted));
                      return answer(Rematched{held.rematch});
                  }
                  auto setup = std::get<match::effect::Rematch>(std::move(*again)).setup;
                  setup.seed = random_number();
                  setup.opened = now();
                  apply(held, *std::move(wanted));
                  open_within_bounds(
                      std::move(setup), who.lang,
                      [this, table, person = who.id,
                       answer = std::move(answer)](Expected<Opened> next) mutable {
                          if (!next) {
                              mailbox_.report([this, table, person] { no_rematch(table, person); });
                              return answer(std::unexpected(std::move(next.error())));
                          }
                          answer(Rematched{next->table});
                          tell_of_rematch(table, next->table);
                      });
              });
    });
}

// The last who wanted it may want it again.
void OpenHall::no_rematch(TableId table, match::PersonId person) {
    const auto found = tables_.find(table);
    if (found == tables_.end() || found->second.state != Held::State::ready) return;
    found->second.room->take_back_rematch(person);
    found->second.tell = true;
    settle(found->second);
}

void OpenHall::tell_of_rematch(TableId table, TableId next) {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return;
    found->second.rematch = next;
    JsonWriter json;
    json.begin_object().field("t", "rematch").field("table", table).field("next", next);
    const auto text = json.end_object().take();
    for (const auto& follower : found->second.followers) send(follower.connection, text);
}

// Access: others get the same answer as for a table that does not exist.
bool OpenHall::is_open_to(const Held& held, match::PersonId person, std::string_view key) {
    return admits(held.room->setup(), held.room->state(), person, key);
}

void OpenHall::describe(Who who, TableId table, std::string key, Reply<std::string> reply) {
    post<std::string>(who.lang, std::move(reply),
                      [this, who, table, key = std::move(key)](Reply<std::string>& posted) {
                          look(who, table, key, std::move(posted));
                      });
}

// Reads the durable state of a table: from memory, or loaded for this one call.
void OpenHall::look(const Who& who, TableId table, const std::string& key,
                    Reply<std::string> reply) {
    auto write = [this, who, table](const match::Room& room) {
        const auto viewer = who.is_somebody() ? room.viewer_of(who.id) : Viewer::spectator();
        // A player gets the view of the own seat or nothing: spectators may see what players must
        // not.
        if (!viewer.is_spectator() && !who.scopes.watch)
            return description_text(room, table, who.id, "null");
        const bool knows_key = takes_part(room.setup(), room.state(), who.id);
        const auto message =
            table_text(room, table, {viewer, knows_key}, who.lang, room.version(), now());
        return description_text(room, table, who.id, message);
    };
    const auto lang = who.lang;
    const auto found = tables_.find(table);
    // For a stranger the store is queried, as for a table that does not exist: same timing.
    if (found != tables_.end() && found->second.state == Held::State::ready &&
        is_open_to(found->second, who.id, key)) {
        return when_settled(found->second, [reply = std::move(reply), write,
                                            lang](const match::Room* room) mutable {
            if (room)
                reply(write(*room));
            else
                reply(refuse(ErrorCode::unavailable, lang));
        });
    }
    const auto shared = std::make_shared<Reply<std::string>>(std::move(reply));
    auto read = [this, person = who.id, key, table, lang, shared, write] {
        const auto head = store_.table(table);
        if (!head) return (*shared)(refuse(table_error(head.error().code), lang));
        if (!admits(*head, person, key)) return (*shared)(refuse(ErrorCode::no_such_table, lang));
        const auto stored = store_.load_table(table);
        if (!stored) return (*shared)(refuse(table_error(stored.error().code), lang));
        const auto room = room_from(*stored);
        if (!room) return (*shared)(refuse(ErrorCode::broken, lang));
        (*shared)(write(*room));
    };
    if (!clerk_.ask(std::move(read))) (*shared)(refuse(ErrorCode::busy, lang));
}

void OpenHall::lobby(LobbyWish wish, Reply<std::string> reply) {
    post<std::string>(
        Lang::en, std::move(reply),
        [this, wish = std::move(wish)](Reply<std::string>& answer) { answer(lobby_.list(wish)); });
}

// From the store, which has everything that was told to anybody. The person's own tables first, so
// that reservations by others cannot push them out.
void OpenHall::tables_of(Who who, Reply<std::string> reply) {
    if (!who.is_somebody()) return reply(refuse(ErrorCode::unauthorized, who.lang));
    const auto shared = std::make_shared<Reply<std::string>>(std::move(reply));
    const auto lang = who.lang;
    auto read = [this, person = who.id, lang, shared] {
        using Which = store::Store::Which;
        const auto engaged = store_.tables_of(person, Which::engaged, {.most = max_own});
        const auto offered =
            store_.tables_of(person, Which::offered, {.most = max_own + max_kept_seats});
        if (!engaged || !offered) {
            const auto fault = engaged ? offered.error().code : engaged.error().code;
            return (*shared)(refuse(table_error(fault), lang));
        }
        JsonWriter json;
        json.begin_array();
        const auto list = [&](const store::TableHead& head, int kept_seats) {
            const auto stored = store_.load_table(head.id);
            if (!stored) return false;
            const auto room = room_from(*stored);
            if (!room) return false;
            const bool only_kept = !room->state().seat_of(person);
            if (only_kept && kept_seats == 0) return false;
            json.raw(own_listing_text(*room, head.id, person));
            return only_kept;
        };
        for (const auto& head : *engaged) list(head, 1);
        int kept_seats = max_kept_seats;
        for (const auto& head : *offered)
            if (list(head, kept_seats)) --kept_seats;
        (*shared)(json.end_array().take());
    };
    if (!clerk_.ask(std::move(read))) (*shared)(std::unexpected(full(lang)));
}

}  // namespace agora::server
