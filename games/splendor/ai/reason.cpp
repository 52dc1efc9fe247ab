// What a decision of Splendor wins or denies, in words.
#include "games/splendor/ai/mind.hpp"
#include "games/splendor/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <ranges>

namespace agora::ai {

using namespace splendor;

namespace {

class Reasons {
public:
    Reasons(const View& view, const TerminalStyle& style)
        : table_(view.table), me_(view.viewer.seat()), style_(style), lang_(style.lang) {}

    std::string of(Action action);

private:
    template <class... Parts>
    void add(const Text& words, const Parts&... parts) {
        text_ += (text_.empty() ? "" : ", ") + fmt::format(fmt::runtime(words.in(lang_)), parts...);
    }

    // Gems that are missing to buy a card, gold counted in.
    int missing(CardId card, Gems held) const {
        const Gems short_of = price(cards[card], table_.bonus[me_]).beyond(held.without_gold());
        return std::max(0, short_of.total() - held[Colour::gold]);
    }
    template <class Visit>
    void each_card_in_reach(Visit&& visit) const;

    void tell_buy(CardId card);
    void tell_reserve(CardId card);
    void tell_take(Gems taken);
    void tell_gold();
    void tell_return(Colour colour);
    void tell_whom_it_denies(CardId card);

    const Table& table_;
    Seat me_;
    const TerminalStyle& style_;
    Lang lang_;
    std::string text_;
};

// Calls visit(card, name) with every card that one could buy some time.
template <class Visit>
void Reasons::each_card_in_reach(Visit&& visit) const {
    for (int place = 0; place < grid_places; ++place)
        if (const CardId card = table_.grid[static_cast<std::size_t>(place)]; card != no_card)
            visit(card, place_name(place));
    for (const Reserved& one : table_.reserved[me_])
        if (one.card() != no_card)
            visit(one.card(),
                  std::string(Text{"your reserved card ", "votre carte réservée "}.in(lang_)) +
                      std::to_string(hand_place(table_, one.card()) + 1));
}

void Reasons::tell_buy(CardId card) {
    const int points = cards[card].points;
    if (points > 0) add({"it brings you {} prestige", "cela vous rapporte {} de prestige"}, points);
    const Gems bonus = table_.bonus[me_] + Gems::of(cards[card].bonus);
    const bool visited = std::ranges::any_of(std::views::iota(0, noble_count), [&](int noble) {
        return has_noble(table_.nobles, static_cast<NobleId>(noble)) &&
               bonus.covers(nobles[static_cast<std::size_t>(noble)].needs);
    });
    if (visited) add({"a noble comes to you", "un noble vient à vous"});
    if (table_.points[me_] + points + (visited ? noble_points : 0) >= table_.options.target)
        add({"you reach the target", "vous atteignez l'objectif"});
    tell_whom_it_denies(card);
    // Nothing but its gem: whom does it make cheaper?
    if (!text_.empty()) return;
    int served = 0;
    each_card_in_reach([&](CardId other, const std::string& /*not named*/) {
        const bool needed = price(cards[other], table_.bonus[me_])[cards[card].bonus] > 0;
        served += other != card && needed ? 1 : 0;
    });
    if (served == 1)
        add({"its gem makes a card cheaper for you", "sa gemme rend une carte moins chère"});
    else if (served > 1)
        add({"its gem makes {} cards cheaper for you", "sa gemme rend {} cartes moins chères"},
            served);
}

void Reasons::tell_reserve(CardId card) {
    if (cards[card].points > 0)
        add({"you keep {} prestige for later", "vous gardez {} de prestige pour plus tard"},
            int{cards[card].points});
    tell_whom_it_denies(card);
    tell_gold();
}

void Reasons::tell_gold() {
    if (table_.bank[Colour::gold] > 0 && table_.gems[me_].total() < hand_limit)
        add({"a gold gem comes with it", "une gemme d'or vient avec"});
}

// Why one does without a gem: no card that can be reached asks for it.
void Reasons::tell_return(Colour colour) {
    bool asked = colour == Colour::gold;
    each_card_in_reach([&](CardId card, const std::string& /*not named*/) {
        asked = asked || price(cards[card], table_.bonus[me_])[colour] > 0;
    });
    if (!asked) add({"no card in sight costs you any", "aucune carte en vue ne vous en coûte"});
}

void Reasons::tell_whom_it_denies(CardId card) {
    std::string names;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (seat == me_ || grid_place(table_, card) < 0 ||
            !payment(card, table_.gems[seat], table_.bonus[seat]).enough)
            continue;
        if (!names.empty()) names += Text{" and ", " et "}.in(lang_);
        names += style_.short_name(seat);
    }
    if (!names.empty()) add({"you deny {} this card", "vous privez {} de cette carte"}, names);
}

// The best card that can be bought then, or else the one that comes nearest.
void Reasons::tell_take(Gems taken) {
    struct Wanted {
        std::string name;
        int missing;
        int points;
    };
    std::optional<Wanted> best;
    const Gems held = table_.gems[me_];
    each_card_in_reach([&](CardId card, const std::string& name) {
        const int left = missing(card, held + taken);
        if (left == missing(card, held)) return;
        const Wanted wanted{name, left, cards[card].points};
        if (!best || wanted.missing < best->missing ||
            (wanted.missing == best->missing && wanted.points > best->points))
            best = wanted;
    });
    if (!best) return;
    if (best->missing == 0)
        add({"then you can buy {}", "vous pourrez ensuite acheter {}"}, best->name);
    else
        add({"you come nearer to {}: {} missing", "vous approchez de {} : il manque {}"},
            best->name, best->missing);
}

std::string Reasons::of(Action action) {
    const unsigned what = operand(action);
    switch (kind(action)) {
        case Kind::buy: tell_buy(static_cast<CardId>(what)); break;
        case Kind::reserve: tell_reserve(static_cast<CardId>(what)); break;
        case Kind::reserve_top: tell_gold(); break;
        case Kind::take: {
            Gems taken;
            for (const Colour colour : colours)
                if ((what >> index(colour) & 1U) != 0) taken += Gems::of(colour);
            tell_take(taken);
            break;
        }
        case Kind::take_pair: tell_take(Gems::of(static_cast<Colour>(what), 2)); break;
        case Kind::noble:
            add({"it brings you {} prestige", "cela vous rapporte {} de prestige"}, noble_points);
            break;
        case Kind::give_back: tell_return(static_cast<Colour>(what)); break;
        case Kind::pass: break;
    }
    return text_;
}

}  // namespace

std::string Mind<Splendor>::reason(const View& view, std::span<const Action> line,
                                   const TerminalStyle& style) const {
    return Reasons(view, style).of(line.front());
}

}  // namespace agora::ai
