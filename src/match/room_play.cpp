// Decisions: of people, of bots, and for those whose time is up.
#include "match/room.hpp"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <utility>

namespace agora {

namespace {

constexpr std::size_t longest_wish = 500;  // bytes
constexpr char text_mark = '~';            // begins a mark that was made from the text

// A decision without a mark of the client's is known by its text.
std::string mark_of(const Wish& wish) {
    if (!wish.mark.empty()) return wish.mark;
    std::uint64_t hashed = wish.text.size();
    for (const char c : wish.text) hashed = mix(hashed ^ static_cast<unsigned char>(c));
    char digits[16];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), hashed, 16).ptr;
    return text_mark + std::string(digits, end);
}

}  // namespace

// The decision that this one repeats. The mark of a client means one decision for ever; the same
// text means the same decision where it was sent for the same moment.
const Decided* Room::repeated(Seat seat, const Wish& wish, std::string_view mark) const {
    const auto& all = course_.decided;
    const auto same = [&](const Decided& one) {
        if (one.seat != seat || one.by != By::person || one.mark != mark) return false;
        return !wish.mark.empty() || (one.moment <= wish.seen && wish.seen < one.version);
    };
    const auto backwards = std::views::reverse(all);
    const auto found = std::ranges::find_if(backwards, same);
    return found == backwards.end() ? nullptr : &*found;
}

// A decision is on time where its sender had seen the question, and the question still stands.
std::optional<Denied> Room::untimely(Seat seat, Version seen, Ms now, Lang lang) const {
    const auto because = [&](Refused why) { return denied(why, lang).error(); };
    if (seen > course_.version) return because(Refused::ahead);
    if (!course_.pending().has(seat))
        return because(seen < course_.settled[seat] ? Refused::late : Refused::not_your_turn);
    if (seen < course_.moment[seat]) return because(Refused::late);
    if (course_.clocks.has_fallen(seat, up(now))) return because(Refused::time_up);
    return std::nullopt;
}

Answer<Accepted> Room::decide(PersonId person, const Wish& wish, Ms now, Lang lang) {
    const auto seat = course_.seat_of(person);
    if (!seat) return denied(Refused::not_here, lang);
    if (wish.text.size() > longest_wish) return denied(Refused::too_long, lang);
    const bool bad_mark =
        !wish.mark.empty() && (!is_mark(wish.mark) || wish.mark.front() == text_mark);
    if (bad_mark) return denied(Refused::bad_text, lang);
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

Answer<Accepted> Room::decide_now(Seat seat, const Wish& wish, const std::string& mark, Ms now,
                                  Lang lang) {
    const SeatSet before = course_.pending();
    const auto first_step = course_.table->record().steps.size();
    const auto played = course_.table->submit(seat, wish.text, lang);
    if (!played) return std::unexpected(Denied{Refused::illegal, played.error().why});
    auto done = accepted();
    record_play({.verb = Verb::play, .seat = seat, .by = By::person, .mark = mark}, before,
                first_step, now, done);
    give_back(seat, now, done);
    conclude(now, done);
    return done;
}

Answer<Foreseen> Room::try_out(PersonId person, const Wish& wish, Ms now, Lang lang) const {
    const auto seat = course_.seat_of(person);
    if (!seat) return denied(Refused::not_here, lang);
    if (wish.text.size() > longest_wish) return denied(Refused::too_long, lang);
    if (const auto why = not_on(lang)) return std::unexpected(*why);
    if (const auto why = untimely(*seat, wish.seen, now, lang)) return std::unexpected(*why);
    auto foreseen = foresee(*course_.table->view(*seat), wish.text, lang);
    if (!foreseen) return std::unexpected(Denied{Refused::illegal, foreseen.error().why});
    if (!*foreseen) return denied(Refused::unknowable, lang);
    return **std::move(foreseen);
}

Answer<Accepted> Room::answer(Seat seat, Version moment, std::optional<Code> decision, Ms now) {
    if (const auto why = not_on(Lang::en)) return std::unexpected(*why);
    if (!course_.pending().has(seat) || course_.moment[seat] != moment ||
        bot_level(seat, up(now)).empty())
        return denied(Refused::late, Lang::en);
    const auto legal = course_.table->legal(seat);
    if (decision && std::ranges::find(legal, *decision) == legal.end())
        return denied(Refused::illegal, Lang::en);
    auto done = accepted();
    play_for(seat, By::bot, decision.value_or(course_.table->view(seat)->timeout(legal)), now,
             done);
    conclude(now, done);
    return done;
}

// A decision made for a seat; the clock makes all of it where it has parts. For one whose time is
// up twice in a row a bot plays on. A table that takes no decision at all is closed.
void Room::play_for(Seat seat, By by, Code decision, Ms now, Accepted& done) {
    constexpr int most_missed = 2;
    const SeatSet before = course_.pending();
    auto& table = *course_.table;
    const auto first_step = table.record().steps.size();
    if (!table.play_or_another(seat, decision))
        return commit({.verb = Verb::close, .cause = Cause::abandoned}, now, done);
    while (by == By::clock && table.pending().has(seat) && table.view(seat)->time_share().goes_on)
        if (!table.play_or_another(seat, table.view(seat)->timeout(table.legal(seat)))) break;
    record_play({.verb = Verb::play, .seat = seat, .by = by}, before, first_step, now, done);
    const auto& sitter = course_.sitters[seat];
    if (course_.life == Life::playing && sitter.decides_itself() && sitter.missed >= most_missed)
        commit({.verb = Verb::stand, .seat = seat, .cause = Cause::time}, now, done);
}

// The level of the bot that has to decide for this seat; empty where a person does.
std::string Room::bot_level(Seat seat, Ms at) const {
    const auto& sitter = course_.sitters[seat];
    if (sitter.decides_itself()) {
        const bool for_time =
            setup_.timeout == TimeoutRule::bot && course_.clocks.has_fallen(seat, at);
        return for_time ? setup_.stand_in : "";
    }
    // Bots do not play a game to its end while everybody is away.
    if (!course_.is_attended() && !course_.tempo) return "";
    return sitter.stands_in ? setup_.stand_in : sitter.bot;
}

bool Room::owes_bots(Ms at) const {
    for (const Seat seat : course_.pending())
        if (bot_asked_[seat] != course_.moment[seat] && !bot_level(seat, at).empty() &&
            may_be_asked(seat, at))
            return true;
    return false;
}

void Room::ask_bots(Ms now, Accepted& done) {
    for (const Seat seat : course_.pending()) {
        auto level = bot_level(seat, up(now));
        const Version moment = course_.moment[seat];
        if (level.empty() || bot_asked_[seat] == moment || !may_be_asked(seat, up(now))) continue;
        bot_asked_[seat] = moment;
        const auto seed = mix(mix(setup_.seed ^ static_cast<std::uint64_t>(moment)) + seat);
        done.effects.emplace_back(effect::AskBot{.seat = seat,
                                                 .level = std::move(level),
                                                 .seed = seed,
                                                 .moment = moment,
                                                 .view = course_.table->view(seat),
                                                 .legal = course_.table->legal(seat)});
    }
}

}  // namespace agora
