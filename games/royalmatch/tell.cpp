// What happened, as sentences; and outcomes of luck as they are written in records.
#include "core/typography.hpp"
#include "games/royalmatch/text.hpp"

namespace agora::royalmatch {

namespace {

constexpr std::array event_names = std::to_array<std::string_view>({
    "round_begins",
    "wheel_spun",
    "objective_dealt",
    "ready",
    "kept",
    "card_dealt",
    "hand_chosen",
    "turn_begins",
    "resolving",
    "joker_drew",
    "rolled",
    "modified",
    "favoured",
    "drew",
    "drew_unseen",
    "gilded",
    "looked_at",
    "picked_up",
    "exchanged",
    "passed",
    "took_over",
    "redealt",
    "hand_now",
    "deck_now",
    "slandered",
    "slandered_unseen",
    "called",
    "swore",
    "crowned",
    "no_effect",
    "revealed",
    "won_trick",
    "objective_scored",
    "round_scored",
    "won_match",
    "set_aside",
    "opponent_drawn",
    "dealt_shown",
});
static_assert(event_names.size() == static_cast<std::size_t>(EventKind::how_many));

// What an effect was told to do: " ▲ on Bob".
Text aim_of(Card card) {
    switch (effect_of(card).needs) {
        case Needs::aim: return {" {aim}", " {aim}"};
        case Needs::target_and_aim: return {" {aim} on {target}", " {aim} sur {target}"};
        default: return {};
    }
}

// One event in one language.
class Teller {
public:
    Teller(const Event& event, const TerminalStyle& style)
        : event_(event), style_(style), name_(style.name(event.seat)) {}

    std::string tell() const;

private:
    std::string say(const Text& text, std::initializer_list<TextValue> fillings = {}) const {
        std::vector<TextValue> all(fillings);
        all.push_back({"who", name_});
        return filled(text, all, style_.lang);
    }
    std::string card(Card card) const { return card_mark(card, style_); }
    std::string goal(Goal goal) const { return std::string(info(goal).name.in(style_.lang)); }
    std::string points(int points) const { return points_words(points, style_.lang); }
    std::string gilded(int gilding) const {
        return gilding == 0 ? ""
                            : say({" (gilded {n})", " (dorée {n})"}, {{"n", signed_text(gilding)}});
    }
    std::string suit(Suit suit) const {
        return std::string(suit_name(suit).in(style_.lang)) + " " + std::string(suit_mark(suit));
    }
    std::string aim(Card card, bool up, Seat target) const {
        return say(aim_of(card),
                   {{"aim", std::string(aim_mark(up))}, {"target", style_.name(target)}});
    }
    std::string cards(Cards cards) const { return card_marks(cards, style_); }
    std::string of_name(std::string_view name) const { return with_de("", name); }  // in French

    std::string of_the_table() const;
    std::string of_effects() const;
    std::string of_exchanges() const;
    std::string wheel() const;
    std::string resolving() const;
    std::string favoured() const;
    std::string revealed() const;
    std::string scored() const;
    std::string round_scored() const;

    const Event& event_;
    const TerminalStyle& style_;
    std::string name_;
};

std::string Teller::wheel() const {
    const Suit strong = event_.as<WheelSpun>().strong;
    return say(event_.seat == nobody
                   ? Text{"The wheel: {strong} strong, {weak} weak ({order}).",
                          "La roulette : {strong} fort, {weak} faible ({order})."}
                   : Text{"{who} spins the wheel: {strong} strong, {weak} weak ({order}).",
                          "{who} relance la roulette : {strong} fort, {weak} faible ({order})."},
               {{"strong", suit(strong)},
                {"weak", suit(opposite(strong))},
                {"order", suit_order(strong)}});
}

std::string Teller::resolving() const {
    const auto effect = event_.as<Resolving>();
    return say({"Effect of {who}: {card} {effect}{aim}.", "Effet {of} : {card} {effect}{aim}."},
               {{"of", of_name(name_)},
                {"card", card(effect.card)},
                {"effect", effect_name(effect.card, style_.lang)},
                {"aim", aim(effect.card, effect.up, effect.target)}});
}

std::string Teller::favoured() const {
    const auto told = event_.as<Favoured>();
    return say({"{who}: in this turn {strong} +{n}, {weak} -{n}.",
                "{who} : ce tour-ci {strong} +{n}, {weak} -{n}."},
               {{"strong", std::string(suit_mark(told.strong))},
                {"weak", std::string(suit_mark(opposite(told.strong)))},
                {"n", std::to_string(told.amount)}});
}

// "2. Bob 9D♦, Force 12; activates Recall II (6 seals left)"
std::string Teller::revealed() const {
    const auto shown = event_.as<Revealed>();
    auto line =
        say({"{place}. {who} {card}, Force {force}", "{place}. {who} {card}, Force {force}"},
            {{"place", std::to_string(shown.place)},
             {"card", card(shown.card)},
             {"force", std::to_string(shown.force)}});
    if (!shown.activated) return line;
    const auto effect = say({"; activates {effect}{aim}", " ; active {effect}{aim}"},
                            {{"effect", effect_name(shown.card, style_.lang)},
                             {"aim", aim(shown.card, shown.up, shown.target)}});
    if (shown.seals == unlimited_seals) return line + effect;
    return line + effect +
           say({" (seals left: {n})", " (sceaux restants : {n})"},
               {{"n", std::to_string(shown.seals)}});
}

std::string Teller::scored() const {
    const auto told = event_.as<ObjectiveScored>();
    return say(told.fulfilled ? Text{"{who}, {goal}{bonus}: fulfilled, {points}",
                                     "{who}, {goal}{bonus} : rempli, {points}"}
                              : Text{"{who}, {goal}{bonus}: failed, {points}",
                                     "{who}, {goal}{bonus} : manqué, {points}"},
               {{"goal", goal(told.goal)},
                {"bonus", told.bonus ? " (bonus)" : ""},
                {"points", signed_text(told.points)}});
}

std::string Teller::round_scored() const {
    const auto told = event_.as<RoundScored>();
    std::string more;
    if (told.crowns != 0)
        more += say({", crowns +{n}", ", couronnes +{n}"}, {{"n", std::to_string(told.crowns)}});
    if (told.oaths != 0)
        more += say({", oaths +{n}", ", serments +{n}"}, {{"n", std::to_string(told.oaths)}});
    return say({"{who} scores {score} in this round{more}; total {total}.",
                "{who} marque {score} dans la manche{more} ; total {total}."},
               {{"score", signed_text(told.score)},
                {"more", more},
                {"total", std::to_string(told.total)}});
}

std::string Teller::of_exchanges() const {
    switch (static_cast<EventKind>(event_.what)) {
        case EventKind::gilded: {
            const auto told = event_.as<GildedTold>();
            return say({"{who}: {card}.", "{who} : {card}."},
                       {{"card", card(told.card) + gilded(told.gilding)}});
        }
        case EventKind::looked_at:
            return say({"Drawn from the last trick: {card}.", "Tirée du dernier pli : {card}."},
                       {{"card", card(event_.as<CardTold>().card)}});
        case EventKind::picked_up: {
            const auto told = event_.as<PickedUp>();
            return say(
                {"{who} takes {card} from the discard pile and leaves {given}.",
                 "{who} prend {card} à la défausse et y laisse {given}."},
                {{"card", card(told.taken) + gilded(told.gilding)}, {"given", card(told.given)}});
        }
        case EventKind::opponent_drawn:
            return say({"The whirlwind is with {other}.", "Le tourbillon est avec {other}."},
                       {{"other", style_.name(event_.as<SeatTold>().other)}});
        case EventKind::exchanged: {
            const auto told = event_.as<Exchanged>();
            return say(told.cards == 1 ? Text{"{who} and {other} exchange a card.",
                                              "{who} et {other} échangent une carte."}
                                       : Text{"{who} and {other} exchange {n} cards.",
                                              "{who} et {other} échangent {n} cartes."},
                       {{"other", style_.name(told.other)}, {"n", std::to_string(told.cards)}});
        }
        case EventKind::passed: {
            const auto told = event_.as<Passed>();
            return say({"{who} gives {card} to {other}.", "{who} donne {card} à {other}."},
                       {{"card", card(told.card) + gilded(told.gilding)},
                        {"other", style_.name(told.to)}});
        }
        case EventKind::took_over:
            return say({"{who} and {other} exchange all their cards but one each.",
                        "{who} et {other} échangent toutes leurs cartes sauf une chacun."},
                       {{"other", style_.name(event_.as<SeatTold>().other)}});
        case EventKind::redealt:
            return say({"All hands are gathered and dealt again.",
                        "Toutes les mains sont réunies et redistribuées."});
        default: return {};
    }
}

std::string Teller::of_effects() const {
    switch (static_cast<EventKind>(event_.what)) {
        case EventKind::resolving: return resolving();
        case EventKind::joker_drew:
            return say({"The joker brings {family}.", "Le joker donne {family}."},
                       {{"family",
                         std::string(info(event_.as<JokerDrew>().family).name.in(style_.lang))}});
        case EventKind::rolled: {
            const auto told = event_.as<Rolled>();
            return say(
                {"A die shows {face} ({total} so far).", "Un dé donne {face} ({total} en tout)."},
                {{"face", std::to_string(told.face)}, {"total", std::to_string(told.total)}});
        }
        case EventKind::modified: {
            const auto told = event_.as<Modified>();
            return say(told.turns == 1
                           ? Text{"{who}: Force {n} in this turn.", "{who} : Force {n} ce tour-ci."}
                           : Text{"{who}: Force {n} for {turns} turns.",
                                  "{who} : Force {n} pendant {turns} tours."},
                       {{"n", signed_text(told.amount)}, {"turns", std::to_string(told.turns)}});
        }
        case EventKind::favoured: return favoured();
        case EventKind::slandered: {
            const auto told = event_.as<Slandered>();
            const auto victim = style_.name(told.victim);
            return say({"{who} slanders {victim}: {goal} is worth {points} less.",
                        "{who} médit {of} : {goal} vaut {points} de moins."},
                       {{"victim", victim},
                        {"of", of_name(victim)},
                        {"goal", goal(told.goal)},
                        {"points", points(told.points)}});
        }
        case EventKind::slandered_unseen: {
            const auto told = event_.as<SlanderedUnseen>();
            const auto victim = style_.name(told.victim);
            return say(
                {"{who} slanders {victim}: an objective is worth {points} less.",
                 "{who} médit {of} : un objectif vaut {points} de moins."},
                {{"victim", victim}, {"of", of_name(victim)}, {"points", points(told.points)}});
        }
        case EventKind::called: {
            const auto told = event_.as<Called>();
            return say(told.full_points ? Text{"{goal} is now a bonus for full points.",
                                               "{goal} devient un bonus pour tous ses points."}
                                        : Text{"{goal} is now a bonus for half its points.",
                                               "{goal} devient un bonus pour la moitié de ses "
                                               "points."},
                       {{"goal", goal(told.goal)}});
        }
        case EventKind::swore:
            return say({"{who} takes an oath: +{n} if all kept objectives are fulfilled.",
                        "{who} prête serment : +{n} si tous ses objectifs gardés sont remplis."},
                       {{"n", std::to_string(event_.as<PointsTold>().points)}});
        case EventKind::crowned:
            return say({"{who} is crowned: each kept objective fulfilled brings +{n}.",
                        "{who} est couronné : chaque objectif gardé et rempli rapporte +{n}."},
                       {{"n", std::to_string(event_.as<PointsTold>().points)}});
        case EventKind::no_effect: return say({"It changes nothing.", "Cela ne change rien."});
        default: return of_exchanges();
    }
}

std::string Teller::of_the_table() const {
    switch (static_cast<EventKind>(event_.what)) {
        case EventKind::round_begins:
            return say({"-- Round {n} --", "-- Manche {n} --"},
                       {{"n", std::to_string(event_.as<RoundBegins>().round)}});
        case EventKind::turn_begins:
            return say({"-- Turn {n} --", "-- Tour {n} --"},
                       {{"n", std::to_string(event_.as<TurnBegins>().turn)}});
        case EventKind::kept: {
            const auto kept = event_.as<KeptGoals>().count;
            return say(kept == 1
                           ? Text{"{who} keeps 1 objective.", "{who} garde 1 objectif."}
                           : Text{"{who} keeps {n} objectives.", "{who} garde {n} objectifs."},
                       {{"n", std::to_string(kept)}});
        }
        case EventKind::dealt_shown: {
            const auto& goals = event_.as<DealtShown>().goals;
            return say({"{who} was dealt {a}, {b}, {c}.", "{who} a reçu {a}, {b}, {c}."},
                       {{"a", goal(goals[0])}, {"b", goal(goals[1])}, {"c", goal(goals[2])}});
        }
        case EventKind::hand_chosen:
        case EventKind::hand_now:
            return say({"Hand of {who}: {cards}.", "Main {of} : {cards}."},
                       {{"of", of_name(name_)}, {"cards", cards(event_.as<CardsTold>().cards)}});
        case EventKind::deck_now: {
            const Cards deck = event_.as<CardsTold>().cards;
            if (deck == 0) return {};
            return say({"Deck of {who}: {cards}.", "Deck {of} : {cards}."},
                       {{"of", of_name(name_)}, {"cards", cards(deck)}});
        }
        case EventKind::drew: {
            const auto told = event_.as<GildedTold>();
            return say({"{who} draws {card}.", "{who} pioche {card}."},
                       {{"card", card(told.card) + gilded(told.gilding)}});
        }
        case EventKind::won_trick:
            return say({"{who} wins trick {n}.", "{who} gagne le pli {n}."},
                       {{"n", std::to_string(event_.as<WonTrick>().trick)}});
        case EventKind::won_match:
            return {};  // the table says that it is over, the ranking who wins
        default: return of_effects();
    }
}

// What every table shows anyway (deals, who has chosen, draws of others) is not told.
std::string Teller::tell() const {
    switch (static_cast<EventKind>(event_.what)) {
        case EventKind::wheel_spun: return wheel();
        case EventKind::revealed: return revealed();
        case EventKind::objective_scored: return scored();
        case EventKind::round_scored: return round_scored();
        default: return of_the_table();
    }
}

std::string objective_text(Item item) {
    return "objective " + std::string(info(static_cast<Goal>(item)).id);
}
std::string wheel_text(Item item) {
    return "wheel " + std::string(suit_letter(static_cast<Suit>(item)));
}

}  // namespace

std::string RoyalMatch::write_outcome(const State& state, Item item) {
    switch (state.phase) {
        case Phase::wheel: return wheel_text(item);
        case Phase::deal_objectives: return objective_text(item);
        case Phase::draw: return "draw " + card_name(item);
        case Phase::resolve: break;
        default: return "card " + card_name(item);
    }
    switch (state.family) {
        case Family::joker: return "effect " + std::string(info(static_cast<Family>(item)).id);
        case Family::dice: return "die " + std::to_string(item + 1);
        case Family::respin: return wheel_text(item);
        case Family::carnival:
            return state.step == 0 ? wheel_text(item) : "card " + card_name(item);
        case Family::draw: return "draw " + card_name(item);
        case Family::whirlwind:
            return state.opponent == nobody ? "opponent " + seat_text(item)
                                            : "card " + card_name(item);
        case Family::slander:
        case Family::calling: return objective_text(item);
        default: return "card " + card_name(item);
    }
}

std::string_view RoyalMatch::event_name(const Event& event) {
    return event.what < event_names.size() ? event_names[event.what] : "unknown";
}

std::string RoyalMatch::tell(const Event& event, const TerminalStyle& style) {
    return Teller(event, style).tell();
}

}  // namespace agora::royalmatch
