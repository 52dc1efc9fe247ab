// Decisions of people, of bots, and on a timeout.
#include "match/room.hpp"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <utility>

namespace agora::match {

namespace {

constexpr std::size_t longest_wish = 500;  // bytes
constexpr char text_mark = '~';            // begins a mark that was made from the text

// Without a mark of the client the text identifies a decision.
std::string mark_of(const Wish& wish) {
    if (!wish.mark.empty()) return wish.mark;
    std::uint64_t hashed = wish.text.size();
    for (const char c : wish.text) hashed = mix(hashed ^ static_cast<unsigned char>(c));
    char digits[16];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), hashed, 16).ptr;
    return text_mark + std::string(digits, end);
}

}  // namespace

// The accepted decision of which this is a duplicate (idempotency). A mark of a client identifies
// one decision for ever; a text does so for one moment.
const Decided* Room::repeated(Seat seat, const Wish& wish, std::string_view mark) const {
    const auto& all = state_.decided;
    const auto same = [&](const Decided& one) {
        if (one.seat != seat || one.by != By::person || one.mark != mark) return false;
        return !wish.mark.empty() || (one.moment <= wish.seen && wish.seen < one.version);
    };
    const auto backwards = std::views::reverse(all);
    const auto found = std::ranges::find_if(backwards, same);
    return found == backwards.end() ? nullptr : &*found;
}

// A decision is timely where its sender had seen the question (`seen` is not before its moment) and
// the question is still open.
std::optional<Error> Room::untimely(Seat seat, Version seen, Ms now, Lang lang) const {
    const auto because = [&](ErrorCode why) { return refuse(why, lang).error(); };
    if (seen > state_.version) return because(ErrorCode::ahead);
    if (!state_.pending().has(seat))
        return because(seen < state_.settled[seat] ? ErrorCode::late : ErrorCode::not_your_turn);
    if (seen < state_.moment[seat]) return because(ErrorCode::late);
    if (state_.clocks.has_fallen(seat, up(now))) return because(ErrorCode::time_up);
    return std::nullopt;
}

Expected<Accepted> Room::decide(PersonId person, const Wish& wish, Ms now, Lang lang) {
    const auto seat = state_.seat_of(person);
    if (!seat) return refuse(ErrorCode::not_here, lang);
    if (wish.text.size() > longest_wish) return refuse(ErrorCode::too_long, lang);
    const bool bad_mark =
        !wish.mark.empty() && (!is_mark(wish.mark) || wish.mark.front() == text_mark);
    if (bad_mark) return refuse(ErrorCode::bad_text, lang);
    const auto mark = mark_of(wish);
    if (const auto* before = repeated(*seat, wish, mark))
        return Accepted{.version = before->version, .repeated = true, .effects = {}};
    if (const auto why = not_on(lang)) return std::unexpected(*why);
    if (const auto why = untimely(*seat, wish.seen, now, lang)) return std::unexpected(*why);
    const auto others = who_must_agree(*seat);
    if (auto words = needs_consent(*seat, wish, lang); !words.empty() && !others.empty())
        return ask_consent({*seat, wish, mark, std::move(words), others}, now, lang);
    return decide_now(*seat, wish, mark, now, lang);
}

Expected<Accepted> Room::decide_now(Seat seat, const Wish& wish, const std::string& mark, Ms now,
                                    Lang lang) {
    const SeatSet before = state_.pending();
    const auto first_step = state_.table->record().steps.size();
    const auto played = state_.table->submit(seat, wish.text, lang);
    if (!played) return std::unexpected(Error{ErrorCode::illegal, played.error().message});
    auto done = accepted();
    record_play({.verb = Verb::play, .seat = seat, .by = By::person, .mark = mark}, before,
                first_step, now, done);
    give_back(seat, now, done);
    conclude(now, done);
    return done;
}

Expected<Foreseen> Room::try_out(PersonId person, const Wish& wish, Ms now, Lang lang) const {
    const auto seat = state_.seat_of(person);
    if (!seat) return refuse(ErrorCode::not_here, lang);
    if (wish.text.size() > longest_wish) return refuse(ErrorCode::too_long, lang);
    if (const auto why = not_on(lang)) return std::unexpected(*why);
    if (const auto why = untimely(*seat, wish.seen, now, lang)) return std::unexpected(*why);
    auto foreseen = foresee(*state_.table->view(*seat), wish.text, lang);
    if (!foreseen) return std::unexpected(Error{ErrorCode::illegal, foreseen.error().message});
    if (!*foreseen) return refuse(ErrorCode::unknowable, lang);
    return **std::move(foreseen);
}

Expected<Accepted> Room::answer(Seat seat, Version moment, std::optional<Code> decision, Ms now) {
    if (const auto why = not_on(Lang::en)) return std::unexpected(*why);
    if (!state_.pending().has(seat) || state_.moment[seat] != moment ||
        bot_level(seat, up(now)).empty())
        return refuse(ErrorCode::late, Lang::en);
    const auto legal = state_.table->legal(seat);
    if (decision && std::ranges::find(legal, *decision) == legal.end())
        return refuse(ErrorCode::illegal, Lang::en);
    auto done = accepted();
    play_for(seat, By::bot, decision.value_or(state_.table->view(seat)->timeout(legal)), now, done);
    conclude(now, done);
    return done;
}

// A decision made for a seat; on a timeout with all its parts. After two timeouts in a row a bot
// stands in. A table that accepts no decision at all is closed.
void Room::play_for(Seat seat, By by, Code decision, Ms now, Accepted& done) {
    constexpr int most_missed = 2;
    const SeatSet before = state_.pending();
    auto& table = *state_.table;
    const auto first_step = table.record().steps.size();
    if (!table.play_or_another(seat, decision))
        return commit({.verb = Verb::close, .cause = Cause::abandoned}, now, done);
    while (by == By::clock && table.pending().has(seat) && table.view(seat)->time_share().goes_on)
        if (!table.play_or_another(seat, table.view(seat)->timeout(table.legal(seat)))) break;
    record_play({.verb = Verb::play, .seat = seat, .by = by}, before, first_step, now, done);
    const auto& occupant = state_.occupants[seat];
    if (state_.life == Life::playing && occupant.decides_itself() && occupant.missed >= most_missed)
        commit({.verb = Verb::stand, .seat = seat, .cause = Cause::time}, now, done);
}

// The level of the bot that has to decide for this seat; empty where a person does.
std::string Room::bot_level(Seat seat, Ms at) const {
    const auto& occupant = state_.occupants[seat];
    if (occupant.decides_itself()) {
        const bool for_time =
            setup_.timeout == TimeoutRule::bot && state_.clocks.has_fallen(seat, at);
        return for_time ? setup_.stand_in : "";
    }
    // While no person is connected, bots do not play on.
    if (!state_.is_attended() && !state_.playback) return "";
    return occupant.stands_in ? setup_.stand_in : occupant.bot;
}

bool Room::owes_bots(Ms at) const {
    for (const Seat seat : state_.pending())
        if (bot_asked_[seat] != state_.moment[seat] && !bot_level(seat, at).empty() &&
            may_be_asked(seat, at))
            return true;
    return false;
}

void Room::ask_bots(Ms now, Accepted& done) {
    for (const Seat seat : state_.pending()) {
        auto level = bot_level(seat, up(now));
        const Version moment = state_.moment[seat];
        if (level.empty() || bot_asked_[seat] == moment || !may_be_asked(seat, up(now))) continue;
        bot_asked_[seat] = moment;
        // For practice nothing counts but what the seat sees (F2), not how the table came there.
        const auto course = setup_.practice ? 0 : static_cast<std::uint64_t>(moment);
        const auto seed = mix(mix(setup_.seed ^ course) + seat);
        done.effects.emplace_back(effect::AskBot{.seat = seat,
                                                 .level = std::move(level),
                                                 .seed = seed,
                                                 .moment = moment,
                                                 .view = state_.table->view(seat),
                                                 .legal = state_.table->legal(seat),
                                                 .untimed = setup_.practice});
    }
}

}  // namespace agora::match
