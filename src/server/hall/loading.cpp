// Loading and evicting tables.
#include "server/admitting.hpp"
#include "server/hall/listing.hpp"
#include "server/hall/open_hall.hpp"
#include "server/log.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr std::size_t max_waiting = 1000;  // commands queued for one table
constexpr match::Ms try_again = 1000;

}  // namespace

// To strangers an unlisted table does not exist: whatever its state, the same query runs as for a
// table that is not there, on one thread, so that neither timing nor order of answers tells them
// apart. It is loaded only for those with access.
void OpenHall::enter(const Caller& caller, TableId table, Use use) {
    const auto found = tables_.find(table);
    if (found != tables_.end() && lets_in(found->second, caller))
        return this->use(table, caller.lang, std::move(use));
    const auto shared = std::make_shared<Use>(std::move(use));
    auto ask = [this, caller, table, shared, errand = Errand(*this)] {
        const auto head = store_.table(table);
        auto why_not = head ? ErrorCode::no_such_table : table_error(head.error().code);
        const bool admitted = head && admits(*head, caller.person, caller.key);
        mailbox_.report([this, lang = caller.lang, table, shared, admitted, why_not] {
            if (admitted) return this->use(table, lang, std::move(*shared));
            (*shared)(refuse(why_not, lang));
        });
    };
    if (!porter_.ask(std::move(ask))) (*shared)(refuse(ErrorCode::busy, caller.lang));
}

bool OpenHall::lets_in(const Held& held, const Caller& caller) {
    return follows(held, caller.connection) ||
           (held.state == Held::State::ready && is_open_to(held, caller.person, caller.key));
}

void OpenHall::use(TableId table, Lang lang, Use use) {
    auto& held = tables_[table];
    held.stirs = true;
    if (held.id == 0) {
        held.id = table;
        load(held);
    }
    if (held.state == Held::State::ready) return use(&held);
    if (held.waiting.size() >= max_waiting) return use(refuse(ErrorCode::busy, lang));
    held.waiting.push_back({lang, std::move(use)});
    if (held.state == Held::State::lost) load(held);
}

// Claims the table (fencing), then reads it.
void OpenHall::load(Held& held) {
    held.state = Held::State::loading;
    held.round = next_round_++;
    ++loading_;
    ++loads_;
    const auto came = [this, table = held.id, round = held.round](
                          Expected<store::StoredTable> stored, std::optional<match::Room> room) {
        mailbox_.report(
            [this, table, round, stored = std::move(stored), room = std::move(room)]() mutable {
                loaded(table, round, std::move(stored), std::move(room));
            });
    };
    auto read = [this, table = held.id, came, errand = Errand(*this)]() mutable {
        auto stored = store_.load_table(table);
        if (!stored) return came(std::unexpected(stored.error()), std::nullopt);
        auto room = room_from(*stored);
        if (!room) {
            Log("table_broken", Weight::error)
                .with("table", table)
                .with("why", room.error().message);
            return came(std::move(stored), std::nullopt);
        }
        came(std::move(stored), *std::move(room));
    };
    auto claimed = [this, came, read = std::move(read)](Expected<std::int64_t> epoch) mutable {
        if (!epoch) return came(std::unexpected(epoch.error()), std::nullopt);
        if (!clerk_.ask(std::move(read)))
            came(refuse(ErrorCode::busy, "too many tables are being read"), std::nullopt);
    };
    if (const auto asked = store_.claim_table(held.id, std::move(claimed)); !asked)
        came(std::unexpected(asked.error()), std::nullopt);
}

Expected<match::Room> OpenHall::room_from(const store::StoredTable& stored) const {
    auto setup = read_setup(stored.head.setup, match::SetupSource::stored);
    if (!setup) return std::unexpected(setup.error());
    std::vector<match::LogEntry> log;
    log.reserve(stored.log.size());
    for (const auto& entry : stored.log) log.push_back({entry.at, entry.text});
    std::vector<match::Downtime> downtimes;
    std::ranges::copy_if(downtimes_, std::back_inserter(downtimes),
                         [&](const match::Downtime& one) { return one.to > setup->opened; });
    auto room = match::Room::load(*std::move(setup), log, downtimes, now());
    if (!room) return room;
    for (const auto person : room->everybody())
        if (const auto known = store_.person(person); known && known->gone != 0)
            room->forget(person);
    return room;
}

void OpenHall::loaded(TableId table, std::uint64_t round, Expected<store::StoredTable> stored,
                      std::optional<match::Room> room) {
    --loading_;
    const auto found = tables_.find(table);
    if (found == tables_.end() || found->second.round != round) return;
    auto& held = found->second;
    if (!stored) {
        const auto fault = stored.error().code;
        if (fault != ErrorCode::not_found)
            Log("table_not_read", Weight::warning)
                .with("table", table)
                .with("why", stored.error().message);
        return not_loaded(held, table_error(fault), fault == ErrorCode::not_found);
    }
    if (!room) return not_loaded(held, ErrorCode::broken, true);

    held.state = Held::State::ready;
    held.room = std::move(room);
    held.head = std::move(stored->head);
    held.head.setup.shrink_to_fit();
    held.epoch = held.head.epoch;
    held.kept = held.room->version();
    held.tell = true;
    welcome_back(held);
    if (held.state == Held::State::ready) apply(held, held.room->wake(now()));
    for (auto& waits : std::exchange(held.waiting, {})) {
        if (held.state == Held::State::ready)
            waits.use(&held);
        else
            held.waiting.push_back(std::move(waits));
    }
    loiter(held);
}

// Presence of those who follow the table while it is loaded again.
void OpenHall::welcome_back(Held& held) {
    for (const auto& follower : std::vector(held.followers)) {
        const auto connection = connections_.find(follower.connection);
        if (connection == connections_.end() || !follower.present) continue;
        auto come = held.room->come(connection->second.person(), now(), Lang::en);
        if (come) apply(held, *std::move(come));
        if (held.state != Held::State::ready) return;
    }
}

void OpenHall::not_loaded(Held& held, ErrorCode why, bool for_good) {
    const auto table = held.id;
    held.room.reset();
    for (auto& waits : std::exchange(held.waiting, {})) waits.use(refuse(why, waits.lang));
    for (auto& look : std::exchange(held.looks, {})) look(nullptr);
    if (!for_good) {
        held.state = Held::State::lost;
        agenda_.set(table, now() + try_again);
        return loiter(held);
    }
    for (const auto& follower : held.followers) {
        const auto connection = connections_.find(follower.connection);
        if (connection == connections_.end()) continue;
        send_error(follower.connection, {.table = table, .id = {}, .what = said::Follow{}},
                   Error(why, connection->second.who.lang));
        std::erase(connection->second.follows, table);
    }
    followed_ -= held.followers.size();
    agenda_.set(table, match::never);
    lobby_.remove(table);
    tables_.erase(table);
}

void OpenHall::loiter(Held& held) {
    if (held.can_be_forgotten()) leaving_.insert(held.id);
}

// Fills the lobby from the store, in the background.
void OpenHall::fill_lobby() {
    auto read = [this, errand = Errand(*this)] {
        auto heads = store_.lobby({.after = 0, .most = static_cast<int>(settings_.max_listed)});
        if (!heads) return;
        for (const auto& head : *heads) {
            const auto stored = store_.load_table(head.id);
            if (!stored) continue;
            const auto room = room_from(*stored);
            if (!room) continue;
            Lobby::Listing listing{head.game, head.state, listing_text(*room, head.id)};
            mailbox_.report([this, table = head.id, listing = std::move(listing)]() mutable {
                if (!tables_.contains(table)) lobby_.put(table, std::move(listing));
            });
        }
    };
    static_cast<void>(clerk_.ask(std::move(read)));
}

}  // namespace agora::server
