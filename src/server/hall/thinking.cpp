// Searches of bots and hints, on threads of their own and from views alone.
#include "bots/bot.hpp"
#include "bots/hint.hpp"
#include "bots/levels.hpp"
#include "match/naming.hpp"
#include "server/hall/open_hall.hpp"
#include "server/log.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr int first_deep_level = 6;  // those below answer within some 50 ms

bool may_have_hint(const match::Room& room, const Who& who) {
    const auto seat = room.state().seat_of(who.id);
    return seat && !room.setup().rated && room.state().pending().has(*seat);
}

}  // namespace

std::optional<Code> bot_decision(const match::effect::AskBot& question,
                                 const ai::SearchLimits& limits) {
    try {
        const auto bot = bots::make_bot(question.level, question.seed, limits);
        if (bot) return (*bot)->decide(*question.view, question.legal);
    } catch (const std::exception& error) {
        Log("bot_failed", Weight::error).with("level", question.level).with("why", error.what());
    }
    return std::nullopt;
}

// Deep searches have a pool of their own, so that quick ones never queue behind them.
Workers& OpenHall::search_pool_for(std::string_view level) {
    return bots::level_from(level).value_or(0) >= first_deep_level ? deep_search_pool_
                                                                   : search_pool_;
}

// Searches queued for the same pool share the time limit, so that all of them together take hardly
// longer than one alone.
ai::SearchLimits OpenHall::search_limits_for(const Workers& workers) const {
    return {.seconds = seconds_each(settings_.max_search_time, workers.waiting()),
            .stop = stop_searches_.get_token()};
}

void OpenHall::ask_bot(Held& held, match::effect::AskBot question) {
    ++held.thinking;
    const auto seat = question.seat;
    const auto moment = question.moment;
    const auto answer = [this, table = held.id, round = held.round, seat,
                         moment](std::optional<Code> decision) {
        mailbox_.report([this, table, round, seat, moment, decision] {
            bot_answered(table, round, seat, moment, decision);
        });
    };
    auto& workers = search_pool_for(question.level);
    auto job = [this, &workers, answer, question = std::move(question)] {
        const auto decision = settings_.decide(question, search_limits_for(workers));
        // A cancelled search has no answer: it is started again after the restart.
        if (!stop_searches_.stop_requested()) answer(decision);
    };
    const bool asked = workers.ask(std::move(job));
    // The queue is full: the default decision of a timeout is played.
    if (!asked && !closing_) answer(std::nullopt);
}

void OpenHall::bot_answered(TableId table, std::uint64_t round, Seat seat, match::Version moment,
                            std::optional<Code> decision) {
    const auto found = tables_.find(table);
    if (found == tables_.end() || found->second.round != round) return;
    auto& held = found->second;
    --held.thinking;
    if (held.state != Held::State::ready) return;
    auto played = held.room->answer(seat, moment, decision, now());
    if (!played && played.error().code == ErrorCode::illegal)
        played = held.room->answer(seat, moment, std::nullopt, now());
    if (played)
        apply(held, *std::move(played));
    else
        loiter(held);  // the table has moved on
}

// A hint: the decision of a strong level from the view of the player; one at a time for a person.
void OpenHall::hint(const Connection& connection, const Said& said) {
    const auto& who = connection.who;
    Error why;
    if (is_refused(who, &Scopes::play, why)) return send_error(connection.id, said, why);
    const auto found = tables_.find(said.table);
    if (found == tables_.end() || found->second.state != Held::State::ready ||
        !follows(found->second, connection.id))
        return send_error(connection.id, said, Error(ErrorCode::not_following, who.lang));
    if (!hinted_.insert(who.id).second)
        return send_error(connection.id, said, Error(ErrorCode::rate_limited, who.lang));
    const bool labels = wants_labels(found->second, connection.id);
    when_settled(
        found->second, [this, id = connection.id, who, said, labels](const match::Room* room) {
            auto why_not = ErrorCode::unavailable;
            if (room != nullptr) {
                why_not = may_have_hint(*room, who) ? ErrorCode::busy : ErrorCode::no_hint;
                if (why_not == ErrorCode::busy && think_of_hint(*room, id, who, said, labels))
                    return;
            }
            hinted_.erase(who.id);
            send_error(id, said, Error(why_not, who.lang));
        });
}

// False: the queue is full.
bool OpenHall::think_of_hint(const match::Room& room, ConnectionId connection, const Who& who,
                             const Said& said, bool labels) {
    const auto& table = *room.state().table;
    const Seat seat = *room.state().seat_of(who.id);
    auto think = [this, connection, person = who.id, said, labels, lang = who.lang,
                  view = std::shared_ptr<const AnyView>(table.view(seat)),
                  legal = table.legal(seat), seed = room.setup().seed,
                  names = match::names_at(room.state().occupants, who.lang)] {
        const auto best = bots::hint_for(*view, legal, seed, bots::as_its_level,
                                         search_limits_for(deep_search_pool_));
        if (stop_searches_.stop_requested()) return;
        JsonWriter json;
        json.begin_object().field("t", "hint").field("table", said.table);
        if (!said.id.empty()) json.field("id", said.id);
        json.field("do", bots::hint_line(*view, best));
        if (labels) json.field("say", bots::hint_line(*view, best, lang));
        const auto naming = labels ? bots::Naming::spoken : bots::Naming::recorded;
        json.field("why", hint_text(*view, best, {.lang = lang, .names = names}, naming));
        mailbox_.report([this, connection, person, text = json.end_object().take()]() mutable {
            hinted(person, connection, std::move(text));
        });
    };
    return deep_search_pool_.ask(std::move(think));
}

void OpenHall::hinted(match::PersonId person, ConnectionId connection, std::string text) {
    hinted_.erase(person);
    send(connection, std::move(text));
}

}  // namespace agora::server
