#include "server/tables/publisher.hpp"

#include "server/base/errors.hpp"
#include "server/tables/listing.hpp"
#include "server/tables/table_cache.hpp"
#include "server/tables/table_head.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr int decisions_unlisted = 8;  // before lists say how many there are

// The last chat lines of a table in the order in which they were said.
Expected<std::vector<store::ChatLine>> last_lines(const store::Store& store, TableId table) {
    std::vector<store::ChatLine> lines;
    for (const auto channel : {store::ChatChannel::players, store::ChatChannel::spectators})
        if (auto said = store.chat(table, channel, {.after = 0, .most = max_recalled}))
            std::ranges::move(*said, std::back_inserter(lines));
    std::ranges::sort(lines, {}, &store::ChatLine::id);
    return lines;
}

}  // namespace

Publisher::Publisher(TableServices& services, TableCache& cache, Followers& followers,
                     const match::Room& room)
    : services_(services), cache_(cache), followers_(followers), room_(&room) {}

void Publisher::names_changed() {
    to_all_ = true;
    listed_.reset();
}

// Lists show who sits and looks on, and roughly how far they are, not what they decide.
void Publisher::list_in_lobby() {
    if (!room_->setup().listed) return;
    const auto& state = room_->state();
    const Listed now{.life = state.life,
                     .events = state.table_events.size(),
                     .spectators = room_->spectators(),
                     .stretch = state.table ? state.table->ply() / decisions_unlisted : 0};
    if (std::exchange(listed_, now) == now) return;
    services_.lobby.put(room_->id(), lobby_listing(*room_, state_of(room_->life())));
}

void Publisher::announce(SteadyTime received) {
    const bool to_all = std::exchange(to_all_, false);
    if (to_all) tell_players();
    for (const auto connection : followers_.announce(*room_, to_all, services_.now(), received))
        cache_.spawn(room_->id(), recall(connection));
}

void Publisher::tell_players() {
    for (const Seat seat : SeatSet::first(room_->setup().size())) {
        const auto& occupant = room_->state().occupants[seat];
        const auto person =
            occupant.is_person() ? occupant.person : room_->setup().seats[seat].person;
        if (person > 0) services_.own_tables.changed(person);
    }
}

void Publisher::announce_rematch(TableId next) {
    JsonWriter json;
    json.begin_object().field("t", "rematch").field("table", room_->id()).field("next", next);
    followers_.send_all(json.end_object().take());
}

Awaitable<Expected<void>> Publisher::say(match::effect::Speech speech, Lang lang) {
    const auto self = shared_from_this();
    store::ChatLine line{.table = room_->id(),
                         .channel = speech.channel == match::ChatChannel::players
                                        ? store::ChatChannel::players
                                        : store::ChatChannel::spectators,
                         .person = speech.person,
                         .name = std::move(speech.name),
                         .text = std::move(speech.text),
                         .at = speech.at};
    const auto id = co_await await_store<store::Id>(
        [&](store::Done<store::Id> done) { return services_.store.say(line, std::move(done)); });
    if (!id) co_return refuse(table_error(id.error().code), lang);
    line.id = *id;
    if (room_ != nullptr) followers_.hear(*room_, line);
    co_return Expected<void>{};
}

// Sends a new follower the chat lines that it has not seen. Where the readers are too busy it gets
// new lines only.
Awaitable<> Publisher::recall(ConnectionId connection) {
    const auto self = shared_from_this();
    const auto table = room_->id();
    auto lines =
        co_await run_on(services_.readers, [&] { return last_lines(services_.store, table); });
    if (room_ == nullptr) co_return;
    followers_.recall(*room_, connection,
                      lines ? *std::move(lines) : std::vector<store::ChatLine>{});
}

}  // namespace agora::server
