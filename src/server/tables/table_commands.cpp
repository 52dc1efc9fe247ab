#include "server/tables/table_commands.hpp"

#include "core/json.hpp"
#include "games/registry.hpp"
#include "match/admission.hpp"
#include "match/company.hpp"
#include "server/base/errors.hpp"
#include "server/base/random.hpp"
#include "server/tables/admission.hpp"
#include "server/tables/listing.hpp"
#include "server/tables/table_head.hpp"

#include <algorithm>
#include <array>

namespace agora::server {

namespace {

constexpr int max_own = 50;            // tables in the list of a person
constexpr int max_kept_seats = 20;     // and of tables at which others reserved a seat
constexpr std::size_t key_bytes = 18;  // a key: 144 bits, 24 characters of base64url

match::Company company_of(const match::Setup& setup) {
    return {.people = !setup.is_exhibition(), .rated = setup.rated};
}

bool is_exhibition(const store::TableHead& head) {
    const auto setup = read_setup(head.setup, match::SetupSource::stored);
    return setup && setup->is_exhibition();
}

Expected<match::Setup> complete_setup(match::Setup asked, const Who& who, match::Ms now) {
    const auto invitation = random_word(key_bytes);
    const auto own_key = random_word(key_bytes);
    if (const auto game = games::find_game(asked.game))
        choose_by_stakes(**game, asked.settings, company_of(asked));
    return complete(std::move(asked), {.host = who.id,
                                       .name = who.name,
                                       .seed = random_number(),
                                       .invitation = invitation,
                                       .now = now,
                                       .lang = who.lang,
                                       .key = own_key});
}

std::string describe_to(const Who& who, const match::Room& room, match::Ms now) {
    const auto viewer = who.is_somebody() ? room.viewer_of(who.id) : Viewer::spectator();
    // A player gets the view of the own seat or nothing: spectators may see what players must not.
    if (!viewer.is_spectator() && !who.scopes.watch) return description_text(room, who.id, "null");
    const bool takes_part = match::takes_part(room.setup(), room.state(), who.id);
    const auto message = room.message(
        {.viewer = viewer, .lang = who.lang, .since = room.version(), .takes_part = takes_part},
        now);
    return description_text(room, who.id, message);
}

// A table that is not in memory: read for this one call, not claimed.
Expected<std::string> describe_stored(const Who& who, TableId table, std::string_view key,
                                      const TableServices& services) {
    const auto head = services.store.table(table);
    if (!head) return refuse(table_error(head.error().code), who.lang);
    if (!admits(*head, who.id, key)) return refuse(ErrorCode::no_such_table, who.lang);
    const auto stored = services.store.load_table(table);
    if (!stored) return refuse(table_error(stored.error().code), who.lang);
    const auto room = room_from(*stored, services);
    if (!room) return refuse(ErrorCode::broken, who.lang);
    return describe_to(who, *room, services.now());
}

// From the store, which has everything that was told to anybody. The person's own tables first, so
// that reservations by others cannot push them out.
Expected<std::string> list_own(match::PersonId person, Lang lang, const TableServices& services) {
    using Which = store::Store::Which;
    const auto& store = services.store;
    const auto engaged = store.tables_of(person, Which::engaged, {.most = max_own});
    const auto offered =
        store.tables_of(person, Which::offered, {.most = max_own + max_kept_seats});
    if (!engaged || !offered) {
        const auto code = engaged ? offered.error().code : engaged.error().code;
        return refuse(table_error(code), lang);
    }
    JsonWriter json;
    json.begin_array();
    const auto list = [&](const store::TableHead& head, int kept_seats) {
        const auto stored = store.load_table(head.id);
        if (!stored) return false;
        const auto room = room_from(*stored, services);
        if (!room) return false;
        const bool only_kept = !room->state().seat_of(person);
        if (only_kept && kept_seats == 0) return false;
        json.raw(own_listing_text(*room, person));
        return only_kept;
    };
    for (const auto& head : *engaged) list(head, 1);
    int kept_seats = max_kept_seats;
    for (const auto& head : *offered)
        if (list(head, kept_seats)) --kept_seats;
    return json.end_array().take();
}

}  // namespace

TableCommands::TableCommands(TableRegistry& tables)
    : tables_(tables), services_(tables.services()) {}

Awaitable<Expected<Opened>> TableCommands::create(Who who, match::Setup asked) {
    if (auto refused = check_scope(who, &Scopes::tables))
        co_return std::unexpected(*std::move(refused));
    if (tables_.is_closing()) co_return refuse(ErrorCode::closing, who.lang);
    auto setup = complete_setup(std::move(asked), who, services_.now());
    if (!setup) co_return refuse(ErrorCode::bad_setup, setup.error().message);
    co_return co_await open_table(*std::move(setup), who.lang);
}

// Any table, a rematch too: whether its options suit those who play, and how many a host may have.
Awaitable<Expected<void>> TableCommands::check_bounds(const match::Setup& setup, Lang lang) {
    if (services_.metrics.open >= services_.settings.max_tables)
        co_return refuse(ErrorCode::too_many_tables, lang);
    if (const auto game = games::find_game(setup.game))
        if (const auto suits = check_company(**game, setup.settings, company_of(setup)); !suits)
            co_return refuse(ErrorCode::bad_setup, suits.error().in(lang));
    const auto most = static_cast<int>(services_.settings.max_tables_per_person);
    const auto hosted = co_await run_on(services_.readers, [&] {
        return services_.store.tables_of(setup.host, store::Store::Which::hosted,
                                         {.after = 0, .most = most});
    });
    if (!hosted && hosted.error().code == ErrorCode::busy) co_return refuse(ErrorCode::busy, lang);
    if (hosted && std::ssize(*hosted) >= most) co_return refuse(ErrorCode::too_many_tables, lang);
    if (hosted && setup.is_exhibition() &&
        std::ranges::count_if(*hosted, is_exhibition) >= services_.settings.max_exhibitions)
        co_return refuse(ErrorCode::too_many_exhibitions, lang);
    co_return Expected<void>{};
}

// A new table exists once its row is committed; it is answered once its owner has it.
Awaitable<Expected<Opened>> TableCommands::open_table(match::Setup setup, Lang lang) {
    if (const auto good = co_await check_bounds(setup, lang); !good)
        co_return std::unexpected(good.error());
    auto room = match::Room::open(std::move(setup));
    if (!room) co_return refuse(ErrorCode::bad_setup, room.error().message);
    auto head = new_head(*room);
    const auto id = co_await await_store<store::Id>([&](store::Done<store::Id> done) {
        return services_.store.create_table(head, std::move(done));
    });
    if (!id) co_return refuse(table_error(id.error().code), lang);
    head.id = *id;
    Opened opened{*id, room->setup().key, {}};
    for (const Seat seat : SeatSet::first(room->setup().size()))
        if (const auto& plan = room->setup().seats[seat];
            plan.kind == match::SeatPlan::Kind::invited)
            opened.invitations.push_back({seat, plan.key});
    auto& owner = tables_.owner_of(*id);
    auto add = [&]() -> Awaitable<> {
        owner.cache().add(*id, *std::move(room), std::move(head));
        co_return;
    };
    co_await asio::co_spawn(owner.executor().executor(), add(), awaiting);
    co_return opened;
}

// A command of a player; answered once it is durable.
template <class Command>
Awaitable<Expected<Kept>> TableCommands::change(Who who, TableId table, std::string key,
                                                Command command) {
    if (auto refused = check_scope(who, &Scopes::tables))
        co_return std::unexpected(*std::move(refused));
    auto& owner = tables_.owner_of(table);
    const auto received = std::chrono::steady_clock::now();
    co_return co_await owner.run<Kept>(table, who.lang, [&]() -> Awaitable<Expected<Kept>> {
        Caller caller{.person = who.id, .lang = who.lang, .key = key};
        const auto entered = co_await owner.cache().enter(std::move(caller), table);
        if (!entered) co_return std::unexpected(entered.error());
        if (!(*entered)->is_open_to(who.id, key))
            co_return refuse(ErrorCode::no_such_table, who.lang);
        const auto live = (*entered)->live()->shared_from_this();
        const auto version = co_await live->perform(who.lang, received, command);
        if (!version) co_return std::unexpected(version.error());
        co_return Kept{*version};
    });
}

Awaitable<Expected<Joined>> TableCommands::join(Who who, TableId table, std::optional<Seat> seat,
                                                std::string key) {
    Seat taken = 0;
    const auto kept = co_await change(who, table, key, [&](match::Room& room) {
        auto joined = room.join(who.id, who.name, seat, key, services_.now(), who.lang);
        if (joined) taken = *room.state().seat_of(who.id);
        return joined;
    });
    if (!kept) co_return std::unexpected(kept.error());
    co_return Joined{kept->version, taken};
}

Awaitable<Expected<Kept>> TableCommands::leave(Who who, TableId table) {
    co_return co_await change(who, table, std::string(), [&](match::Room& room) {
        return room.leave(who.id, services_.now(), who.lang);
    });
}

Awaitable<Expected<Kept>> TableCommands::start(Who who, TableId table) {
    co_return co_await change(who, table, std::string(), [&](match::Room& room) {
        return room.start(who.id, services_.now(), who.lang);
    });
}

Awaitable<Expected<Kept>> TableCommands::make_host(Who who, TableId table, match::PersonId next) {
    co_return co_await change(who, table, std::string(), [&](match::Room& room) {
        return room.make_host(who.id, next, services_.now(), who.lang);
    });
}

Awaitable<Expected<Kept>> TableCommands::change_seat(Who who, TableId table, SeatRequest wanted) {
    co_return co_await change(who, table, std::string(), [&](match::Room& room) {
        const auto now = services_.now();
        return wanted.swap ? room.swap_seats(who.id, wanted.seat, *wanted.swap, now, who.lang)
                           : room.set_seat(who.id, wanted.seat, wanted.level, now, who.lang);
    });
}

// The last player who wants a rematch opens the next table; all followers are told.
Awaitable<Expected<Rematched>> TableCommands::rematch(Who who, TableId table) {
    if (auto refused = check_scope(who, &Scopes::tables))
        co_return std::unexpected(*std::move(refused));
    auto& owner = tables_.owner_of(table);
    co_return co_await owner.run<Rematched>(
        table, who.lang, [&]() -> Awaitable<Expected<Rematched>> {
            Caller caller{.person = who.id, .lang = who.lang};
            const auto entered = co_await owner.cache().enter(std::move(caller), table);
            if (!entered) co_return std::unexpected(entered.error());
            const auto& actor = *entered;
            if (!actor->is_open_to(who.id, {}))
                co_return refuse(ErrorCode::no_such_table, who.lang);
            const auto before = actor->live()->shared_from_this();
            auto next = before->want_rematch(who.id, who.lang);
            if (!next) co_return std::unexpected(next.error());
            if (!*next) co_return Rematched{before->rematch()};
            auto setup = **std::move(next);
            setup.seed = random_number();
            setup.opened = services_.now();
            const auto opened = co_await open_table(std::move(setup), who.lang);
            auto* live = actor->live();
            if (!opened) {
                if (live != nullptr) live->take_back_rematch(who.id);
                co_return std::unexpected(opened.error());
            }
            if (live != nullptr) live->announce_rematch(opened->table);
            co_return Rematched{opened->table};
        });
}

// Reads the durable state of a table: from memory, or loaded for this one call.
Awaitable<Expected<std::string>> TableCommands::describe(Who who, TableId table, std::string key) {
    auto& owner = tables_.owner_of(table);
    co_return co_await owner.run<std::string>(
        table, who.lang, [&]() -> Awaitable<Expected<std::string>> {
            // For a stranger the store is queried, as for a table that does not exist: same timing.
            if (const auto actor = owner.cache().find(table);
                actor && actor->is_open_to(who.id, key)) {
                const auto* room = co_await actor->live()->settled();
                if (room == nullptr) co_return refuse(ErrorCode::unavailable, who.lang);
                co_return describe_to(who, *room, services_.now());
            }
            auto text = co_await run_on(
                services_.readers, [&] { return describe_stored(who, table, key, services_); });
            if (!text && text.error().code == ErrorCode::busy)
                co_return refuse(ErrorCode::busy, who.lang);
            co_return text;
        });
}

Awaitable<Expected<std::string>> TableCommands::lobby(LobbyFilter filter) {
    co_return services_.lobby.list(filter);
}

Awaitable<Expected<std::string>> TableCommands::tables_of(Who who) {
    if (!who.is_somebody()) co_return refuse(ErrorCode::unauthorized, who.lang);
    auto text =
        co_await run_on(services_.readers, [&] { return list_own(who.id, who.lang, services_); });
    if (!text && text.error().code == ErrorCode::busy) co_return refuse(ErrorCode::busy, who.lang);
    co_return text;
}

void TableCommands::revoke(match::PersonId person, std::int64_t key) {
    tables_.connections().each([&](Connection& connection) {
        if (connection.who().id == person && (key == 0 || connection.who().key == key))
            connection.close("this key is not valid any more");
    });
}

// Tables loaded from now on are without the name.
void TableCommands::forget(match::PersonId person) {
    for (const auto& shard : tables_.shards())
        shard->executor().post([&shard, person] {
            for (const auto& table : shard->cache().all())
                shard->post(table->id(), [person](TableActor& actor) {
                    if (auto* live = actor.live()) live->shared_from_this()->forget(person);
                });
        });
}

}  // namespace agora::server
