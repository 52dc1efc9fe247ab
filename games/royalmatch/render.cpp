// The displays: the table in 80 columns, what matters most last; and what the viewer owns. Letters
// and numbers say all that colours say.
#include "core/typography.hpp"
#include "games/royalmatch/pages.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace agora::royalmatch {

namespace {

constexpr int name_width = 12;
constexpr int cell_width = 26;   // of a card in the hand, three in a row
constexpr int narrow_cell = 19;  // four in a row

std::string join(std::string_view before, std::string_view between, std::string_view after) {
    if (before.empty()) return std::string(after);
    if (after.empty()) return std::string(before);
    return std::string(before).append(between).append(after);
}

// How the last round was scored is shown until the next one is under way.
bool has_summary(const State& table) {
    return table.finished > 0 &&
           (table.phase == Phase::keep || table.phase == Phase::wheel ||
            table.phase == Phase::deal_objectives || table.phase == Phase::over);
}

class Picture {
public:
    // How much is shown. Each leaves out more than the one before it.
    enum class Detail : std::uint8_t {
        rich,   // what each card of the hand does, too
        usual,  //
        tidy,   // without the last trick
        brief,  // the discard pile only when asked for, what one knows on a line
        // All that can be on a line each, cards closer together; between rounds the counts in place of
        // the players, at the end nothing but them.
        scarce,
    };
    Picture(const View& view, const TerminalStyle& style, Detail detail)
        : view_(view), table_(view.table), style_(style), detail_(detail) {}

    std::string table();
    std::string mine();

private:
    std::string say(const Text& text) const { return std::string(style_.say(text)); }
    std::string of_whom(const Text& text, const std::string& name) const {
        return filled(text, {{"name", name}, {"of", with_de("", name)}}, style_.lang);
    }
    std::string short_name(Seat seat) const { return cut(style_.short_name(seat), name_width); }
    bool is_mine(Seat seat) const { return view_.viewer.owns(seat); }
    bool has_seat() const { return !view_.viewer.is_spectator(); }
    Seat seat() const { return view_.viewer.seat(); }
    std::string separator() const { return say({"; ", "\u00A0; "}); }
    bool in_round() const { return table_.round() > 0 && table_.phase != Phase::wheel; }
    void line(const std::string& text) { lines_ += text + "\n"; }
    void wrapped(const std::string& text) {
        constexpr int most = 2;  // lines, where there is room for few
        line(wrap(leaves_out(Detail::scarce) ? cut(text, most * (style_.width - 10)) : text,
                  style_.width - 1, "  "));
    }
    bool leaves_out(Detail least) const { return detail_ >= least; }
    // At the end the count says all of the suits and of one's objectives that still matters.
    bool shows_counts_alone() const {
        return table_.phase == Phase::over && leaves_out(Detail::scarce);
    }
    // Between rounds nobody has tricks or cards, and the count has room for the rest.
    bool counts_stand_for_players() const {
        return has_summary(table_) && table_.phase != Phase::over && leaves_out(Detail::scarce);
    }
    // Who is spoken to can ask for the tricks; others may look at the table alone.
    bool leaves_out_news() const {
        return style_.with_news || (style_.addressed && leaves_out(Detail::tidy));
    }
    // Whether the viewer is spoken to; else it is named.
    bool is_spoken_to() const { return style_.addressed && has_seat(); }
    std::string viewer_name() const { return style_.name(seat()); }

    std::string situation() const;
    std::string round_text() const;
    void add_title();
    void add_suits();
    void add_players();
    void add_last_trick();
    void add_effects();
    void add_known();
    void add_discard();
    void add_summary();
    void add_objectives();
    void add_hand();

    std::string modifiers(Seat seat) const;
    std::string pledges(Seat seat) const;
    std::string waiting_text(Seat seat, Played played) const;
    std::string resolved_text(const Resolved& done) const;
    std::string objective_row(unsigned slot, Goal goal) const;
    struct ObjectiveRows {
        std::string shown;
        std::string discarded;  // their names
    };
    ObjectiveRows objective_rows() const;
    std::string objectives_beside_the_table() const;
    std::string cell(Card card) const;
    std::string hand_title(bool choosing) const;
    int width_of_cell() const { return leaves_out(Detail::scarce) ? narrow_cell : cell_width; }
    bool leaves_nothing_out() const { return detail_ == Detail::rich && style_.addressed; }

    const View& view_;
    const State& table_;
    const TerminalStyle& style_;
    Detail detail_;
    std::string lines_;
};

// ---- where the match stands

std::string Picture::situation() const {
    const bool owes = style_.addressed && owes_choice(view_);
    switch (table_.phase) {
        case Phase::keep:
            return say(owes ? Text{"choose which objectives to keep", "choisissez vos objectifs"}
                            : Text{"objectives are being chosen", "choix des objectifs"});
        case Phase::choose_hand:
            return say(owes ? Text{"choose 5 cards as your hand", "choisissez 5 cartes en main"}
                            : Text{"starting hands are being chosen", "choix des mains"});
        case Phase::play:
            return say(owes ? Text{"choose a card", "choisissez une carte"}
                            : Text{"cards are being chosen", "choix des cartes"});
        case Phase::over: return say({"the match is over", "la partie est finie"});
        case Phase::resolve: return say({"effects resolve", "résolution des effets"});
        case Phase::wheel: return say({"the wheel is spun", "la roulette tourne"});
        default: return say({"cards are dealt", "distribution"});
    }
}

// "19 of at most 20" where the end is near; a match of one round says so at once.
std::string Picture::round_text() const {
    constexpr int soon = 5;
    const int round = std::max(1, table_.round());
    const int most = table_.options.most_rounds();
    if (table_.options.rounds == 0 || round + soon <= most) return std::to_string(round);
    return std::to_string(round) + say({" of at most ", " sur "}) + std::to_string(most) +
           say({"", " au plus"});
}

void Picture::add_title() {
    std::string text = "ROYALMATCH";
    if (table_.round() > 0) text += say({"  round ", "  manche "}) + round_text();
    if (table_.turn > 0 && table_.phase != Phase::over)
        text += say({", turn ", ", tour "}) + std::to_string(table_.turn) + say({" of ", " sur "}) +
                std::to_string(table_.cards_each());
    text += "  -  " + situation();
    if (view_.ready != 0) text += say({"  (* has chosen)", "  (* a choisi)"});
    line(paint(style_, Ink::bold, cut(text, style_.width - 1)));
}

void Picture::add_suits() {
    if (!in_round() || shows_counts_alone()) return;
    std::string text = say({"Suits: ", "Couleurs\u00A0: "});
    const auto order = suits_in_order(table_.strong);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Suit suit = order[i];
        const std::string named = std::string(suit_mark(suit)) + " " + say(suit_name(suit)) +
                                  (i == 0   ? say({" STRONG", " FORT"})
                                   : i == 3 ? say({" weak", " faible"})
                                            : "");
        text += (i == 0 ? "" : " > ") + paint(style_, is_red(suit) ? Ink::red : Ink::black, named);
    }
    const std::string target =
        say({"to ", "en "}) + std::to_string(table_.options.target) + " points";
    if (columns(text) + columns(target) + 2 < style_.width)
        text = pad(text, style_.width - 1 - columns(target)) + target;
    line(text);
}

// ---- the players

// "+5 ♥+6 ♠-6, then +2 +2": what is added to the Force of this turn and of those after it.
std::string Picture::modifiers(Seat seat) const {
    const Modifiers& mine = table_.modifiers[seat];
    std::string text = mine.turns[0] == 0 ? "" : signed_text(mine.turns[0]);
    if (mine.spin != 0)
        text =
            join(text, " ",
                 std::string(suit_mark(mine.spun)) + "+" + std::to_string(mine.spin) + " " +
                     std::string(suit_mark(opposite(mine.spun))) + "-" + std::to_string(mine.spin));
    if (mine.turns[1] != 0 || mine.turns[2] != 0) {
        text += say({", then ", ", puis "}) + signed_text(mine.turns[1]);
        if (mine.turns[2] != 0) text += " " + signed_text(mine.turns[2]);
    }
    return text.starts_with(", ") ? text.substr(2) : text;
}

// What will count at the end of the round and everybody knows.
std::string Picture::pledges(Seat seat) const {
    const Objectives& theirs = table_.objectives[seat];
    std::string text;
    if (theirs.oaths != 0)
        text = join(text, " ", say({"oath+", "serment+"}) + std::to_string(theirs.oaths));
    if (theirs.crowns != 0)
        text = join(text, " ", say({"crown+", "couronne+"}) + std::to_string(2 * theirs.crowns));
    if (theirs.calls != 0) text = join(text, " ", say({"bonus", "bonus"}));
    return text;
}

// Whole names, as far as what stands behind them leaves room.
void Picture::add_players() {
    if (counts_stand_for_players()) return;
    const Standing standing = RoyalMatch::standing(table_);
    std::vector<std::string> forces;
    int widest_name = name_width;
    int widest_force = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        forces.push_back(join(modifiers(seat), separator(), pledges(seat)));
        widest_name = std::max(widest_name, columns(style_.name(seat)));
        widest_force = std::max(widest_force, columns(forces.back()));
    }
    constexpr int numbers_width = 45;  // and all else but the name and the Force
    const int room = style_.width - 1 - numbers_width - widest_force;
    const int names = std::clamp(room, name_width, widest_name);
    line(pad(say({"   PLAYER", "   JOUEUR"}), names + 4) +
         say({"rank total tricks  seals hand+deck kept  Force of the turn",
              "rang total   plis sceaux main+deck obj.  Force du tour"}));
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        const bool chosen = (view_.ready >> seat & 1U) != 0;
        const auto number = [](int value, int width) {
            return pad_left(std::to_string(value), width);
        };
        const std::string seals =
            table_.seals[seat] == unlimited_seals ? "-" : std::to_string(table_.seals[seat]);
        std::string row = (chosen ? "*" : " ") + pad(player_text(style_, seat, names), names + 3) +
                          number(standing.places[seat].rank, 4) + number(table_.total[seat], 6) +
                          number(table_.tally[seat].tricks(), 7) + pad_left(seals, 7) +
                          pad_left(std::to_string(view_.hand_sizes[seat]) + "+" +
                                       std::to_string(view_.deck_sizes[seat]),
                                   10) +
                          number(view_.kept_counts[seat], 5) + "  ";
        // What does not fit behind it stands below, where there is a row for it.
        const int column = columns(row);
        const bool fits = column + columns(forces[seat]) < style_.width;
        const bool below = !fits && !leaves_out(Detail::scarce) && !modifiers(seat).empty();
        row = cut(row + (below ? modifiers(seat) : forces[seat]), style_.width - 1);
        line(is_mine(seat) ? paint(style_, Ink::bold, row) : row);
        if (below) line(std::string(static_cast<std::size_t>(column), ' ') + pledges(seat));
    }
}

// ---- what has happened

void Picture::add_last_trick() {
    const int trick = table_.tricks_done();
    if (trick == 0 || table_.phase == Phase::wheel || leaves_out_news()) return;
    std::string text = say({"Trick ", "Pli "}) + std::to_string(trick) + say({":", "\u00A0:"});
    for (unsigned place = 0; place < table_.seats; ++place) {
        const Seat seat = table_.ranking[place];
        const Played played = recorded(table_, trick, seat);
        const int force = table_.force[static_cast<std::size_t>(trick - 1)][seat];
        text += (place == 0 ? say({" won by ", " gagné par "}) : std::string(", ")) +
                short_name(seat) + " " + card_mark(played.card(), style_) +
                (played.activated() ? "!" : "");
        if (force != value_of(played.card())) text += " Force " + std::to_string(force);
    }
    if (leaves_out(Detail::scarce))
        line(cut(text, style_.width - 1));
    else
        wrapped(text);
}

std::string Picture::waiting_text(Seat seat, Played played) const {
    std::string text = short_name(seat) + " " + card_mark(played.card(), style_) + " " +
                       effect_name(played.card(), style_.lang);
    const Needs needs = effect_of(played.card()).needs;
    if (needs == Needs::aim || needs == Needs::target_and_aim)
        text.append(" ").append(aim_mark(played.up()));
    if (needs == Needs::target_and_aim)
        text += say({" on ", " sur "}) + short_name(played.target());
    return text;
}

// What an effect did in this turn.
std::string Picture::resolved_text(const Resolved& done) const {
    std::string text = waiting_text(done.seat, Played(done.card, true, done.target, done.up != 0));
    if (done.family != family_of(done.card)) text += " = " + say(info(done.family).name);
    const auto nothing = [&] { return text + say({" (no effect)", " (sans effet)"}); };
    switch (done.family) {
        case Family::dice: return text + " = " + std::to_string(done.result);
        case Family::respin:
        case Family::carnival:
            return text + say({": ", "\u00A0: "}) +
                   std::string(suit_mark(static_cast<Suit>(done.result))) +
                   say({" becomes strong", " devient fort"});
        case Family::whirlwind: return text + say({" with ", " avec "}) + short_name(done.result);
        case Family::gleaning:
        case Family::recall:
        case Family::treasure:
            if (done.moved == 0) return nothing();
            return text + say({" takes ", " prend "}) + card_mark(done.result, style_) +
                   say({" for ", " pour "}) + card_mark(done.given, style_);
        case Family::draw:
        case Family::theft: return done.moved == 0 ? nothing() : text;
        default: return text;
    }
}

void Picture::add_effects() {
    std::string done;
    std::string waits;
    const bool resolving = table_.phase == Phase::resolve;
    for (unsigned i = 0; i < table_.seats; ++i) {
        const bool to_come = resolving && i >= table_.at && !table_.waiting[i].empty();
        if (to_come)
            waits =
                join(waits, separator(), waiting_text(table_.waiting_seat[i], table_.waiting[i]));
        else if (table_.resolved[i].seat != nobody)
            done = join(done, separator(), resolved_text(table_.resolved[i]));
    }
    if (!done.empty() && !leaves_out_news()) wrapped(say({"Effects: ", "Effets\u00A0: "}) + done);
    if (!waits.empty()) wrapped(say({"Effects waiting: ", "Effets en attente\u00A0: "}) + waits);
}

// What the viewer is sure of: cards and objectives of others. Spectators are shown as much as the
// options say.
void Picture::add_known() {
    std::string known;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (is_mine(seat)) continue;
        const std::string name = short_name(seat);
        const bool no_deck = view_.deck_sizes[seat] == 0;
        const Cards in_hand = table_.hand[seat] | (no_deck ? table_.deck[seat] : 0);
        const Cards somewhere = no_deck ? 0 : table_.deck[seat];
        if (in_hand != 0)
            known = join(known, separator(),
                         name + say({" holds ", " tient "}) + card_marks(in_hand, style_));
        if (somewhere != 0)
            known = join(known, separator(),
                         name + say({" has (hand or deck) ", " a (main ou deck) "}) +
                             card_marks(somewhere, style_));
        std::string goals;
        const Objectives& theirs = table_.objectives[seat];
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            const Goal goal = theirs.dealt[slot];
            if (goal == Goal::none) continue;
            goals = join(goals, ", ", say(info(goal).name));
            if ((theirs.kept >> slot & 1U) != 0) goals += say({" (kept)", " (gardé)"});
        }
        if (!goals.empty())
            known = join(known, separator(),
                         of_whom({"objectives of {name}", "objectifs {of}"}, name) +
                             say({": ", "\u00A0: "}) + goals);
    }
    if (known.empty() || shows_counts_alone()) return;
    std::string text = !has_seat()        ? say({"Shown: ", "Montré\u00A0: "})
                       : style_.addressed ? say({"You know: ", "Vous savez\u00A0: "})
                                          : viewer_name() + say({" knows: ", " sait\u00A0: "});
    text += known;
    if (leaves_out(Detail::brief) && has_seat())
        line(cut(text, style_.width - 1));
    else
        wrapped(text);
}

void Picture::add_discard() {
    if (table_.discard != 0 && !leaves_out(Detail::brief)) lines_ += discard_page(view_, style_);
}

void Picture::add_summary() {
    if (!has_summary(table_)) return;
    lines_ += round_page(view_, style_, counts_stand_for_players() ? Totals::shown : Totals::none);
}

// ---- what is the viewer's

// "1 Streak, 5 pts [2 of 3 in a row]: win 3 tricks in a row"; what it asks only while it is open.
std::string Picture::objective_row(unsigned slot, Goal goal) const {
    const Objectives& mine = table_.objectives[seat()];
    std::string row = std::to_string(slot + 1) + " " + goal_name(goal, style_.lang);
    row += ", " + worth_text(view_, slot) + " pts";
    if (mine.bonus(slot) != 0) row += " bonus";
    if (table_.turn > 0) {
        const Progress now = progress(table_, seat(), goal);
        row += " [" + progress_words(table_, seat(), goal, style_.lang) + "]";
        if (now.sure || !now.possible) return row;
    }
    return row + say({": ", "\u00A0: "}) + goal_words(table_, goal, style_.lang);
}

Picture::ObjectiveRows Picture::objective_rows() const {
    const Objectives& mine = table_.objectives[seat()];
    ObjectiveRows rows;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        const bool shown = mine.kept == 0 || (mine.kept >> slot & 1U) != 0 || mine.bonus(slot) != 0;
        if (shown)
            rows.shown +=
                wrap(objective_row(slot, mine.dealt[slot]), style_.width - 1, "    ") + "\n";
        else
            rows.discarded =
                join(rows.discarded, ", ",
                     std::to_string(slot + 1) + " " + goal_name(mine.dealt[slot], style_.lang));
    }
    return rows;
}

void Picture::add_objectives() {
    if (!has_seat() || shows_counts_alone()) return;
    const Objectives& mine = table_.objectives[seat()];
    if (mine.dealt[dealt_goals - 1] == Goal::none) return;
    const bool free = table_.options.penalty != 0;
    std::string title = say({"YOUR OBJECTIVES", "VOS OBJECTIFS"});
    if (!style_.addressed)
        title = of_whom({"OBJECTIVES OF {name}", "OBJECTIFS {of}"}, viewer_name());
    if (mine.kept == 0 && is_spoken_to())
        title += free ? say({": keep 1 to 3; a failed one costs nothing",
                             "\u00A0: gardez-en 1 à 3\u00A0; manqué, il ne coûte rien"})
                      : say({": keep 1 to 3; each failed one -3, or -1 if you keep only one",
                             "\u00A0: gardez-en 1 à 3\u00A0; manqué\u00A0: -3 chacun, -1 s'il "
                             "est seul"});
    const auto [rows, discarded] = objective_rows();
    if (!discarded.empty()) title += say({" (discarded: ", " (écartés\u00A0: "}) + discarded + ")";
    line(cut(title, style_.width - 1));
    lines_ += rows;
}

// "KH♥ 16{+3} Calling !3": the Force, the gilding, and the price where it may be activated.
std::string Picture::cell(Card card) const {
    std::string text = card_mark(card, style_);
    const int gilding = table_.gilding[card];
    std::string price;
    if (table_.phase == Phase::play) {
        text += " " + std::to_string(force_of(table_, seat(), card));
        if (gilding != 0) text += "{" + signed_text(gilding) + "}";
        if (can_activate(table_, seat(), card)) price = " !" + std::to_string(level_of(card));
    } else if (has(table_.hand[seat()], card)) {
        text += "*";
    }
    const int left = width_of_cell() - 1 - columns(text) - columns(price);
    return text + " " + cut(info(family_of(card)).name.in(style_.lang), left) + price;
}

// The last words say how a card is typed: on the table it has the sign of its suit.
std::string Picture::hand_title(bool choosing) const {
    std::string title =
        say(choosing ? Text{"YOUR CARDS", "VOS CARTES"} : Text{"YOUR HAND", "VOTRE MAIN"});
    if (!style_.addressed)
        title = of_whom(
            choosing ? Text{"CARDS OF {name}", "CARTES {of}"} : Text{"HAND OF {name}", "MAIN {of}"},
            viewer_name());
    title += choosing ? say({" (* in the hand)", " (* en main)"})
                      : say({": card, Force, effect, !price in seals",
                             "\u00A0: carte, Force, effet, !prix en sceaux"});
    if (is_spoken_to() && owes_choice(view_))
        title += say({"; type ♥ H ♦ D ♣ C ♠ S", "\u00A0; tapez ♥ co ♦ ca ♣ t ♠ p"});
    return cut(title, style_.width - 1);
}

void Picture::add_hand() {
    if (!has_seat()) return;
    const bool choosing = table_.phase == Phase::choose_hand;
    const Cards cards = choosing ? table_.hand[seat()] | table_.deck[seat()] : table_.hand[seat()];
    if (cards == 0) return;
    std::vector<Card> sorted;
    for (Cards rest = cards; rest != 0; rest &= rest - 1) sorted.push_back(first_of(rest));
    std::ranges::sort(sorted, {}, [&](Card card) { return rank_of(table_, card); });
    line(hand_title(choosing));
    if (leaves_nothing_out()) {
        lines_ += hand_page(view_, style_);
        return;
    }
    const int in_a_row = std::max(1, (style_.width - 1) / width_of_cell());
    std::string row;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        row += pad(cell(sorted[i]), width_of_cell());
        if ((static_cast<int>(i) + 1) % in_a_row != 0 && i + 1 < sorted.size()) continue;
        line(row);
        row.clear();
    }
}

std::string Picture::table() {
    lines_.clear();
    add_title();
    add_suits();
    add_players();
    add_summary();
    add_last_trick();
    add_effects();
    add_discard();
    add_known();
    add_objectives();
    add_hand();
    return without_trailing_blanks(lines_);
}

// In the words of the table, so that who sees a player's does not get them twice.
std::string Picture::objectives_beside_the_table() const {
    if (table_.objectives[seat()].dealt[dealt_goals - 1] == Goal::none) return {};
    const auto [rows, discarded] = objective_rows();
    const std::string title =
        viewer_name() +
        (discarded.empty() ? "" : say({" (discarded: ", " (écartés\u00A0: "}) + discarded + ")");
    return title + say({":\n", "\u00A0:\n"}) + rows;
}

std::string Picture::mine() {
    if (!has_seat())
        return style_.addressed ? say({"You are watching.\n", "Vous regardez la partie.\n"}) : "";
    if (table_.phase == Phase::keep && style_.addressed)
        return table();  // which shows all there is of one's own
    if (table_.phase == Phase::keep) return objectives_beside_the_table();
    lines_ += objectives_page(view_, style_);
    lines_ += hand_page(view_, style_);
    if (table_.phase != Phase::choose_hand && table_.deck[seat()] != 0)
        wrapped((style_.addressed ? say({"In your deck, in an order unknown to you: ",
                                         "Dans votre deck, dans un ordre inconnu\u00A0: "})
                                  : say({"In the deck: ", "Dans le deck\u00A0: "})) +
                cards_by_suit(table_.deck[seat()], style_));
    if (!style_.addressed)
        return lines_.empty() ? lines_ : viewer_name() + say({":\n", "\u00A0:\n"}) + lines_;
    if (lines_.empty()) line(say({"You own nothing yet.", "Vous n'avez encore rien."}));
    return lines_;
}

}  // namespace

bool RoyalMatch::shows(const View& view, std::string_view event) {
    const auto is = [&](EventKind kind) {
        return event == event_name({.what = static_cast<std::uint8_t>(kind)});
    };
    if (is(EventKind::dealt_shown)) return view.viewer.is_spectator();
    if (is(EventKind::hand_chosen) || is(EventKind::hand_now)) return true;
    return has_summary(view.table) &&
           (is(EventKind::objective_scored) || is(EventKind::round_scored));
}

std::string RoyalMatch::draw(const View& view, const TerminalStyle& style, Part part) {
    using Detail = Picture::Detail;
    if (part == Part::mine) return Picture(view, style, Detail::usual).mine();
    if (style.rows == 0) return Picture(view, style, Detail::usual).table();
    std::string drawn;
    for (const Detail detail :
         {Detail::rich, Detail::usual, Detail::tidy, Detail::brief, Detail::scarce}) {
        drawn = Picture(view, style, detail).table();
        if (std::ranges::count(drawn, '\n') <= style.rows) break;
    }
    return drawn;
}

}  // namespace agora::royalmatch
