// Log first, then tell: nobody sees a state that a crash could undo.
#include "match/admission.hpp"
#include "server/hall/ending.hpp"
#include "server/hall/listing.hpp"
#include "server/hall/open_hall.hpp"
#include "server/log.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr match::Ms try_again = 1000;

store::TableState state_of(match::Life life) {
    switch (life) {
        case match::Life::waiting: return store::TableState::waiting;
        case match::Life::playing: return store::TableState::playing;
        case match::Life::over: return store::TableState::over;
        case match::Life::closed: break;
    }
    return store::TableState::closed;
}

// The people whose lists have this table: those with a seat or a reserved one, those who left the
// game, the host of an exhibition.
std::vector<store::Id> people_of(const match::Room& room) {
    std::vector<store::Id> people;
    for (const auto& seat : room.setup().seats)
        if (seat.kind == match::SeatPlan::Kind::person) people.push_back(seat.person);
    for (const auto& occupant : room.state().occupants)
        if (occupant.is_person()) people.push_back(occupant.person);
    for (const auto& leaver : room.state().leavers) people.push_back(leaver.person);
    if (room.state().playback) people.push_back(room.state().host);
    std::ranges::sort(people);
    const auto [first, last] = std::ranges::unique(people);
    people.erase(first, last);
    return people;
}

}  // namespace

void OpenHall::apply(Held& held, match::Accepted accepted) {
    for (auto& effect : accepted.effects) {
        if (held.state != Held::State::ready) return;
        if (auto* one = std::get_if<match::effect::Append>(&effect))
            append(held, std::move(*one));
        else if (std::holds_alternative<match::effect::Tell>(effect))
            held.tell = true;
        else if (auto* question = std::get_if<match::effect::AskBot>(&effect))
            ask_bot(held, std::move(*question));
        else if (auto* speech = std::get_if<match::effect::Speech>(&effect))
            say(held, std::move(*speech));
        // That it has finished follows from the log (keep_head); a rematch is opened by the one
        // who asked for it.
    }
    if (held.state != Held::State::ready) return;
    const match::Ms deadline = held.room->deadline();
    const bool stuck = accepted.effects.empty() && deadline <= now();
    agenda_.set(held.id, stuck ? now() + try_again : deadline);
    settle(held);
}

void OpenHall::append(Held& held, match::effect::Append append) {
    const auto version = append.version;
    store::Append entry{
        .table = held.id,
        .epoch = held.epoch,
        .entry = {.seq = version, .at = append.entry.at, .text = std::move(append.entry.text)},
        .deadline = stored_deadline(held)};
    ++held.unwritten;
    auto told =
        back<void>([this, table = held.id, round = held.round, version](Expected<void> outcome) {
            written(table, round, version, std::move(outcome));
        });
    if (auto asked = store_.append(std::move(entry), std::move(told)); !asked) {
        --held.unwritten;
        fail(held, asked.error());
    }
}

// The stored deadline, for a restart: at once where a search was running, or where the result is
// not yet written.
match::Ms OpenHall::stored_deadline(const Held& held) const {
    const auto& state = held.room->state();
    if (state.life == match::Life::over || state.life == match::Life::closed) return 1;
    if (state.is_attended())
        for (const Seat seat : state.pending())
            if (!state.occupants[seat].decides_itself()) return 1;
    return std::max(held.room->deadline(), match::Ms{1});
}

void OpenHall::written(server::TableId table, std::uint64_t round, match::Version version,
                       Expected<void> outcome) {
    const auto found = tables_.find(table);
    if (found == tables_.end() || found->second.round != round) return;
    auto& held = found->second;
    --held.unwritten;
    if (!outcome) return fail(held, outcome.error());
    if (held.state == Held::State::failed) return fail(held, {});
    if (version > 0) {  // else it was the head
        held.kept = version;
        ++decisions_;
    }
    settle(held);
}

// An append failed: the state in memory is ahead of the log for good.
void OpenHall::fail(server::Held& held, const Error& why) {
    if (held.state == Held::State::ready) {
        ++failures_;
        Log("entry_not_kept", Weight::warning).with("table", held.id).with("why", why.message);
        held.state = Held::State::failed;
    }
    if (held.unwritten > 0) return;  // the durable version is known once all writes are answered
    held.room.reset();
    held.ending = false;
    held.thinking = 0;
    load(held);
    for (auto& promise : std::exchange(held.promises, {})) promise.reply(false);
}

void OpenHall::promise(server::Held& held, match::Version version,
                       std::move_only_function<void(bool)> reply) {
    if (held.state != Held::State::ready) return reply(false);
    if (version <= held.kept) return reply(true);
    held.promises.push_back({version, std::move(reply)});
}

void OpenHall::settle(server::Held& held) {
    if (held.state != Held::State::ready) return;
    auto pending = std::exchange(held.promises, {});
    for (auto& promise : pending) {
        if (promise.version <= held.kept)
            promise.reply(true);
        else
            held.promises.push_back(std::move(promise));
    }
    if (!held.settled()) return;
    show_in_lobby(held);
    keep_head(held);
    // The end is announced once the result can be read.
    if (held.state != Held::State::ready || held.ending) return;
    tell(held);
    for (auto& look : std::exchange(held.looks, {})) look(&*held.room);
    loiter(held);
}

// Only durable versions are sent.
void OpenHall::when_settled(server::Held& held, Held::Look look) {
    if (held.settled()) return look(&*held.room);
    held.looks.push_back(std::move(look));
}

// Messages for equal viewers are built once.
void OpenHall::tell(server::Held& held) {
    struct Made {
        Listener listener;
        Lang lang = Lang::en;
        match::Version since = 0;
        std::shared_ptr<const std::string> text;
    };
    std::vector<Made> made;
    const match::Ms at = now();
    for (auto& follower : held.followers) {
        if (!held.tell && !follower.fresh) continue;
        const auto found = connections_.find(follower.connection);
        if (found == connections_.end()) continue;
        const auto& connection = found->second;
        const auto person = connection.person();
        const Listener listener{held.room->viewer_of(person),
                                takes_part(held.room->setup(), held.room->state(), person),
                                follower.labels};
        const auto lang = connection.who.lang;
        const auto same = std::ranges::find_if(made, [&](const Made& one) {
            return one.listener == listener && one.lang == lang && one.since == follower.told;
        });
        auto text =
            same != made.end()
                ? same->text
                : made.emplace_back(listener, lang, follower.told,
                                    std::make_shared<const std::string>(table_text(
                                        *held.room, held.id, listener, lang, follower.told, at)))
                      .text;
        connection.socket->send(std::move(text));
        const bool first = std::exchange(follower.fresh, false);
        follower.told = held.kept;
        if (first && follower.recalls) recall(held, follower);
    }
    held.tell = false;
}

// A new table exists once its row is committed.
void OpenHall::open_table(const match::Setup& setup, Lang lang,
                          server::Reply<server::Opened> reply) {
    auto room = match::Room::open(setup);
    if (!room) return reply(refuse(ErrorCode::bad_setup, room.error().message));
    store::TableHead head{.game = setup.game,
                          .state = store::TableState::waiting,
                          .listed = setup.listed,
                          .rated = setup.rated,
                          .host = setup.host,
                          .since = setup.opened,
                          .touched = setup.opened,
                          .deadline = std::max(room->deadline(), match::Ms{1}),
                          .setup = setup_text(room->setup()),
                          .people = people_of(*room),
                          .epoch = 1};
    // Shared, because a write that is refused must still be answered.
    const auto shared = std::make_shared<Reply<Opened>>(std::move(reply));
    auto created = [this, head, room = *std::move(room), lang,
                    shared](Expected<store::Id> id) mutable {
        if (!id) return (*shared)(refuse(table_error(id.error().code), lang));
        Opened answer{*id, room.setup().key, {}};
        for (const Seat seat : SeatSet::first(room.setup().size()))
            if (const auto& plan = room.setup().seats[seat];
                plan.kind == match::SeatPlan::Kind::invited)
                answer.invitations.push_back({seat, plan.key});
        head.id = *id;
        opened(std::move(head), std::move(room));
        (*shared)(std::move(answer));
    };
    if (auto asked = store_.create_table(std::move(head), back<store::Id>(std::move(created)));
        !asked)
        (*shared)(refuse(table_error(asked.error().code), lang));
}

void OpenHall::opened(store::TableHead head, match::Room room) {
    auto& held = tables_[head.id];
    held.id = head.id;
    held.state = Held::State::ready;
    held.round = next_round_++;
    held.room = std::move(room);
    held.epoch = head.epoch;
    held.head = std::move(head);
    Log("table_opened").with("table", held.id).with("game", held.head.game);
    apply(held, held.room->wake(now()));
}

store::TableHead OpenHall::head_of(const Held& held) const {
    auto head = held.head;
    head.state = state_of(held.room->life());
    head.host = held.room->state().host;
    head.people = people_of(*held.room);
    head.touched = now();
    head.deadline = stored_deadline(held);
    return head;
}

// The head of a table is a projection of its log, written when it has changed; after a crash it is
// repaired when the table is loaded.
void OpenHall::keep_head(server::Held& held) {
    if (held.ending || held.head.state > store::TableState::playing) return;
    auto head = head_of(held);
    if (head.state == held.head.state && head.host == held.head.host &&
        head.people == held.head.people)
        return;
    if (head.state > store::TableState::playing)
        end(held, std::move(head));
    else
        write_head(held, std::move(head));
}

// Lists show who sits and whether they play, not what they decide.
void OpenHall::show_in_lobby(server::Held& held) {
    const auto& room = *held.room;
    const auto happened = room.state().table_events.size() + 1;
    if (!room.setup().listed || std::exchange(held.shown, happened) == happened) return;
    lobby_.put(held.id, {room.setup().game, state_of(room.life()), listing_text(room, held.id)});
}

void OpenHall::write_head(server::Held& held, store::TableHead head) {
    held.head = head;
    ++held.unwritten;
    auto told = back<void>([this, table = held.id, round = held.round](Expected<void> outcome) {
        written(table, round, 0, std::move(outcome));
    });
    if (auto asked = store_.update_table(std::move(head), std::move(told)); !asked) {
        --held.unwritten;
        fail(held, asked.error());
    }
}

// Results and ratings are one transaction; a table without a result is marked as closed.
void OpenHall::end(server::Held& held, store::TableHead head) {
    held.ending = true;
    head.deadline = 0;
    auto over = [this, table = held.id, round = held.round,
                 head = std::move(head)](Expected<void> outcome) mutable {
        const auto found = tables_.find(table);
        if (found == tables_.end() || found->second.round != round) return;
        auto& ended = found->second;
        ended.ending = false;
        if (ended.state != Held::State::ready) return;
        if (!outcome) {
            Log("end_not_kept", Weight::error)
                .with("table", table)
                .with("why", outcome.error().message);
            // A write that can never succeed is not retried.
            if (outcome.error().code != ErrorCode::invalid_value)
                return fail(ended, outcome.error());
        }
        ++finished_;
        Log("table_finished").with("table", table).with("game", head.game);
        const bool closed = head.state == store::TableState::closed;
        ended.head = head;
        if (closed) write_head(ended, std::move(head));
        settle(ended);
    };
    auto keep = [this, ending = ending_of(*held.room, held.id, held.epoch, now()),
                 told = back<void>(std::move(over))]() mutable {
        keep_ending(store_, std::move(ending), std::move(told));
    };
    if (!clerk_.ask(std::move(keep))) {
        held.ending = false;
        agenda_.set(held.id, now() + try_again);
    }
}

}  // namespace agora::server
