// What a person types: understood as decisions, or refused with the reason. Refusals depend on
// nothing but the view.
#include "core/typography.hpp"
#include "games/royalmatch/typed_line.hpp"

#include <algorithm>
#include <bit>

namespace agora::royalmatch {

namespace {

// One line, read from front to back. Where something is missing it also says what to ask for.
class Reader {
public:
    // Of a starting hand one card alone is a step of a record, letter for letter, unless `whole`.
    Reader(const View& view, Lang lang, std::string_view text, bool whole)
        : view_(view), table_(view.table), lang_(lang), text_(text), line_(text), whole_(whole) {}

    Expected<Line<RoyalMatch>> read();
    const std::string& question() const { return question_; }

private:
    struct Parameters {
        bool activated = false;
        std::optional<bool> up;
        std::optional<int> number;  // a target, or the place of an objective
        std::optional<Goal> goal;
    };

    Expected<Line<RoyalMatch>> read_verb();
    Expected<Line<RoyalMatch>> read_keep();
    Expected<Line<RoyalMatch>> read_hand();
    Expected<Line<RoyalMatch>> read_play();
    Expected<Parameters> parameters();
    Expected<Action> activation(Card card, const Parameters& given);
    Expected<Seat> target(const Parameters& given);
    Expected<unsigned> pick(const Parameters& given);
    std::unexpected<Error> cannot_activate(Card card, Inactive why) const;

    Seat seat() const { return view_.viewer.seat(); }
    const Objectives& mine() const { return table_.objectives[seat()]; }
    std::unexpected<Error> no(const Text& why,
                              std::initializer_list<TextValue> fillings = {}) const {
        constexpr Text again = {". Please try again", ". Veuillez réessayer."};
        return refuse(filled(why, fillings, lang_).append(again.in(lang_)));
    }
    // Something is missing: what to ask, and the refusal of a line that is not completed.
    std::unexpected<Error> missing(const Text& ask,
                                   std::initializer_list<TextValue> fillings = {}) {
        question_ = filled(ask, fillings, lang_);
        return no(ask, fillings);
    }
    std::string said() const { return in_quotes(line_.here(), lang_); }
    std::string name(Card card) const { return card_name(card, lang_); }
    std::string names(Cards cards) const { return card_names(cards, lang_); }
    std::unexpected<Error> no_card() const;
    std::unexpected<Error> twice(std::string name) const {
        return no({"You name {name} twice", "Vous nommez {name} deux fois"},
                  {{"name", std::move(name)}});
    }
    std::string some_hand() const;  // an example: the cards that are missing
    std::string goal_choices(unsigned slots) const;
    std::string target_choices() const;

    const View& view_;
    const State& table_;
    Lang lang_;
    std::string_view text_;
    TypedLine line_;
    bool whole_;
    std::string question_;
};

Text words_of(Inactive why) {
    switch (why) {
        case Inactive::none: break;
        case Inactive::no_effects:
            return {"This match is played without effects; type play {card}",
                    "Cette partie se joue sans effets\u00A0; tapez jouer {card}"};
        case Inactive::last_turn:
            return {"In the last turn no effect can be activated; type play {card}",
                    "Au dernier tour on ne peut plus activer d'effet\u00A0; tapez jouer {card}"};
        case Inactive::activated:
            return {"{card} has been activated in this round already; type play {card}",
                    "{card} a déjà été activée dans cette manche\u00A0; tapez jouer {card}"};
        case Inactive::seals:
            return {"The effect of {card} costs {price}, you have {seals}",
                    "L'effet de {card} coûte {price}, vous en avez {seals}"};
        case Inactive::discarded:
            return {"You discarded no objective, so {card} has none to bring back",
                    "Vous n'avez écarté aucun objectif, {card} n'a rien à rappeler"};
    }
    return {};
}

// "1 Streak, 3 Icarus": either may be typed.
std::string Reader::goal_choices(unsigned slots) const {
    std::string text;
    for (unsigned slot = 0; slot < dealt_goals; ++slot)
        if ((slots >> slot & 1U) != 0)
            text.append(text.empty() ? " " : ", ")
                .append(std::to_string(slot + 1))
                .append(" ")
                .append(goal_name(mine().dealt[slot], lang_));
    return text;
}

std::string Reader::target_choices() const {
    std::string text;
    for (const Seat other : targets_of(table_.seats, seat()))
        text.append(" ").append(seat_text(other));
    return text;
}

std::unexpected<Error> Reader::no_card() const {
    if (line_.is_doubtful_card())
        return no(
            {"C is clubs; write H for hearts, D for diamonds, or the name of the suit",
             "C peut être cœur ou carreau\u00A0; écrivez co pour cœur, ca pour carreau, t pour "
             "trèfle, p pour pique"});
    return no({"There is no card {said}; cards are written KH, 10S, 2D, AC",
               "Il n'y a pas de carte {said}\u00A0; on écrit les cartes Rco, 10p, 2ca, At"},
              {{"said", said()}});
}

std::string Reader::some_hand() const {
    const int wanted = first_hand - count(table_.hand[seat()]);
    Cards some = 0;
    for (Cards rest = table_.deck[seat()]; count(some) < wanted; rest &= rest - 1)
        some |= only(first_of(rest));
    return hand_words(some, lang_);
}

// S10
Expected<Line<RoyalMatch>> Reader::read_keep() {
    const std::string dealt = goal_choices(7);
    if (line_.at_end())
        return missing({"Which objectives do you keep (1 to 3)?{dealt}",
                        "Quels objectifs gardez-vous (1 à 3)\u00A0?{dealt}"},
                       {{"dealt", dealt}});
    unsigned slots = 0;
    while (!line_.at_end()) {
        if (line_.word({"and", "et"})) continue;
        unsigned slot = dealt_goals;
        if (const auto number = line_.number()) {
            if (*number < 1 || *number > dealt_goals)
                return no({"There is no objective {n}, you have{dealt}",
                           "Il n'y a pas d'objectif {n}, vous avez{dealt}"},
                          {{"n", std::to_string(*number)}, {"dealt", dealt}});
            slot = static_cast<unsigned>(*number - 1);
        } else if (const auto goal = line_.goal()) {
            slot = static_cast<unsigned>(std::ranges::find(mine().dealt, *goal) -
                                         mine().dealt.begin());
            if (slot == dealt_goals)
                return no({"The objective {goal} was not dealt to you, you have{dealt}",
                           "L'objectif {goal} ne vous a pas été distribué, vous avez{dealt}"},
                          {{"goal", goal_name(*goal, lang_)}, {"dealt", dealt}});
        } else {
            return no({"There is no objective {said}, you have{dealt}",
                       "Il n'y a pas d'objectif {said}, vous avez{dealt}"},
                      {{"said", said()}, {"dealt", dealt}});
        }
        if ((slots >> slot & 1U) != 0) return twice(goal_name(mine().dealt[slot], lang_));
        slots |= 1U << slot;
    }
    if (slots == 0)
        return no({"You must keep at least one objective of{dealt}",
                   "Il faut garder au moins un objectif parmi{dealt}"},
                  {{"dealt", dealt}});
    Line<RoyalMatch> line;
    line.push(keep(slots));
    return line;
}

// S11: all that are missing, five as a rule.
Expected<Line<RoyalMatch>> Reader::read_hand() {
    const Cards taken = table_.hand[seat()];
    const Cards rest = table_.deck[seat()];
    const int wanted = first_hand - count(taken);
    if (line_.at_end())
        return missing(wanted == 1
                           ? Text{"Which 1 card? {rest}", "Quelles cartes (1)\u00A0? {rest}"}
                           : Text{"Which {n} cards? {rest}", "Quelles cartes ({n})\u00A0? {rest}"},
                       {{"n", std::to_string(wanted)}, {"rest", names(rest)}});
    Line<RoyalMatch> line;
    Cards named = 0;
    while (!line_.at_end()) {
        const auto card = line_.card();
        if (!card) return no_card();
        if (has(named | taken, *card)) return twice(name(*card));
        if (!has(rest, *card))
            return no({"{card} was not dealt to you, you have {all}",
                       "{card} ne vous a pas été distribuée, vous avez {all}"},
                      {{"card", name(*card)}, {"all", names(rest | taken)}});
        named |= only(*card);
        if (count(named) <= wanted) line.push(take(*card));
    }
    const bool is_step = !whole_ && line.size() == 1 &&
                         (text_ == RoyalMatch::write(view_, line[0]) ||
                          text_ == decision_words(view_, line[0], lang_));
    if (count(named) != wanted && !is_step)
        return no({"A starting hand has 5 cards: name {wanted}, not {named}",
                   "Une main de départ a 5 cartes\u00A0: nommez-en {wanted}, pas {named}"},
                  {{"wanted", std::to_string(wanted)}, {"named", std::to_string(count(named))}});
    return line;
}

Expected<Reader::Parameters> Reader::parameters() {
    Parameters given;
    // One letter is an aim here: the card, suit and all, has been read.
    while (!line_.at_end()) {
        if (line_.word({"!", "activate", "activer", "active"}))
            given.activated = true;
        else if (const auto goal = line_.goal())  // before the aim: low_profile
            given.goal = goal;
        else if (line_.word({"up", "u", "high", "h", "haut", "haute", "+"}))
            given.up = true;
        else if (line_.word({"down", "d", "low", "b", "bas", "basse", "-"}))
            given.up = false;
        else if (line_.word({"on", "against", "player", "sur", "contre", "joueur"}))
            continue;
        else if (const auto number = line_.number())
            given.number = number;
        else
            return no(
                {"I do not know {said}; after the card come ! (activate), up or down, and the "
                 "number of a player",
                 "Je ne connais pas {said}\u00A0; après la carte viennent ! (activer), haut "
                 "ou bas, et le numéro d'un joueur"},
                {{"said", said()}});
    }
    return given;
}

std::unexpected<Error> Reader::cannot_activate(Card card, Inactive why) const {
    const int price = level_of(card);
    const Text seals = price == 1 ? Text{"1 seal", "1 sceau"} : Text{"{n} seals", "{n} sceaux"};
    return no(words_of(why), {{"card", name(card)},
                              {"price", filled(seals, price, lang_)},
                              {"seals", std::to_string(table_.seals[seat()])}});
}

// S53
Expected<Seat> Reader::target(const Parameters& given) {
    const SeatSet targets = targets_of(table_.seats, seat());
    if (targets.size() == 1) return *targets.begin();
    if (!given.number)
        return missing(
            {"Which player is the target?{targets}", "Quel joueur est la cible\u00A0?{targets}"},
            {{"targets", target_choices()}});
    const int number = *given.number;
    if (number < 1 || number > table_.seats)
        return no({"There is no player {n}; targets:{targets}",
                   "Il n'y a pas de joueur {n}\u00A0; cibles\u00A0:{targets}"},
                  {{"n", std::to_string(number)}, {"targets", target_choices()}});
    if (!targets.has(static_cast<Seat>(number - 1)))
        return no({"You cannot be your own target; targets:{targets}",
                   "Vous ne pouvez pas être votre propre cible\u00A0; cibles\u00A0:{targets}"},
                  {{"targets", target_choices()}});
    return static_cast<Seat>(number - 1);
}

Expected<unsigned> Reader::pick(const Parameters& given) {
    const unsigned discarded = mine().discarded();
    const std::string choices = goal_choices(discarded);
    unsigned slot = dealt_goals;
    if (given.goal)
        slot = static_cast<unsigned>(std::ranges::find(mine().dealt, *given.goal) -
                                     mine().dealt.begin());
    else if (given.number)
        slot = *given.number >= 1 ? static_cast<unsigned>(*given.number - 1) : dealt_goals;
    else if (std::popcount(discarded) == 1)
        slot = static_cast<unsigned>(std::countr_zero(discarded));
    else
        return missing({"Which of the objectives that you discarded?{choices}",
                        "Lequel de vos objectifs écartés\u00A0?{choices}"},
                       {{"choices", choices}});
    if (slot >= dealt_goals || (discarded >> slot & 1U) == 0)
        return no({"That is no objective that you discarded; those are{choices}",
                   "Ce n'est pas un objectif que vous avez écarté\u00A0; ce sont{choices}"},
                  {{"choices", choices}});
    return slot;
}

Expected<Action> Reader::activation(Card card, const Parameters& given) {
    if (const auto why = why_inactive(table_, seat(), card); why != Inactive::none)
        return cannot_activate(card, why);
    const Needs needs = effect_of(card).needs;
    if (needs == Needs::nothing) return activate(card);
    if (needs == Needs::pick) {
        const auto slot = pick(given);
        if (!slot) return std::unexpected(slot.error());
        return activate(card, 0, false, *slot);
    }
    if (!given.up)
        return missing(
            {"Which aim, up (▲) or down (▼)?", "Quelle visée, haut (▲) ou bas (▼)\u00A0?"});
    if (needs == Needs::aim) return activate(card, 0, *given.up);
    const auto aimed = target(given);
    if (!aimed) return std::unexpected(aimed.error());
    return activate(card, *aimed, *given.up);
}

Expected<Line<RoyalMatch>> Reader::read_play() {
    const Cards hand = table_.hand[seat()];
    if (line_.at_end())
        return missing({"Which card? {hand}", "Quelle carte\u00A0? {hand}"},
                       {{"hand", names(hand)}});
    const auto card = line_.card();
    if (!card) return no_card();
    if (!has(hand, *card))
        return no({"{card} is not in your hand, you hold {hand}",
                   "{card} n'est pas dans votre main, vous avez {hand}"},
                  {{"card", name(*card)}, {"hand", names(hand)}});
    const auto given = parameters();
    if (!given) return std::unexpected(given.error());
    const auto action = given->activated ? activation(*card, *given) : play(*card);
    if (!action) return std::unexpected(action.error());
    Line<RoyalMatch> line;
    line.push(*action);
    return line;
}

// A line may begin with its verb; what is asked for now needs none.
Expected<Line<RoyalMatch>> Reader::read_verb() {
    const Phase phase = table_.phase;
    const bool is_english = TypedLine(text_).word({"keep", "hand", "take", "play"});
    if (lang_ == Lang::fr && !is_english) line_.expect_french();
    const bool keeps = line_.word({"keep", "garder", "garde", "gardez"});
    const bool hands = !keeps && line_.word({"hand", "main", "take", "prendre"});
    const bool plays = !keeps && !hands && line_.word({"play", "jouer", "joue", "jouez"});
    const bool bare = !keeps && !hands && !plays;
    if (phase == Phase::keep) {
        if (hands || plays)
            return no({"First choose which objectives you keep, such as keep 1; you have{dealt}",
                       "Choisissez d'abord les objectifs que vous gardez, par exemple garder "
                       "1\u00A0; vous avez{dealt}"},
                      {{"dealt", goal_choices(7)}});
        if (bare && !TypedLine(text_).goal() && !TypedLine(text_).number())
            return no(
                {"Unknown command {word}, type keep and what you keep:{dealt}",
                 "Commande inconnue {word}, tapez garder et ce que vous gardez\u00A0:{dealt}"},
                {{"word", first_word(text_, lang_)}, {"dealt", goal_choices(7)}});
        return read_keep();
    }
    if (keeps)
        return no({"Objectives were chosen at the beginning of the round",
                   "Les objectifs ont été choisis au début de la manche"});
    const bool is_card = bare && (TypedLine(text_).is_doubtful_card() || TypedLine(text_).card());
    if (phase == Phase::choose_hand) {
        if (plays)
            return no({"First choose your starting hand, such as {some}",
                       "Choisissez d'abord votre main de départ, par exemple {some}"},
                      {{"some", some_hand()}});
        if (bare && !is_card)
            return no({"Unknown command {word}, type hand and five cards, or help, quit",
                       "Commande inconnue {word}, tapez main et cinq cartes, ou aide, quitter"},
                      {{"word", first_word(text_, lang_)}});
        return read_hand();
    }
    if (hands)
        return no({"The starting hand was chosen already, now play a card such as play {card}",
                   "La main de départ est déjà choisie, jouez une carte, par exemple jouer {card}"},
                  {{"card", name(first_of(table_.hand[seat()]))}});
    if (bare && !is_card)
        return no({"Unknown command {word}, type play and a card, or help, quit",
                   "Commande inconnue {word}, tapez jouer et une carte, ou aide, quitter"},
                  {{"word", first_word(text_, lang_)}});
    return read_play();
}

Expected<Line<RoyalMatch>> Reader::read() {
    const auto wait = [&](const Text& why) { return refuse(std::string(why.in(lang_))); };
    if (table_.phase == Phase::over) return wait({"The game is over", "La partie est terminée."});
    if (!owes_choice(view_)) {
        const bool chose = !view_.viewer.is_spectator() && (view_.ready >> seat() & 1U) != 0;
        return wait(chose ? Text{"You have chosen already. Please wait for the others",
                                 "Vous avez déjà choisi. Veuillez attendre les autres."}
                          : Text{"It is not your turn. Please wait",
                                 "Ce n'est pas votre tour. Veuillez patienter."});
    }
    if (line_.is_too_long()) return no({"That line is too long", "Cette ligne est trop longue"});
    if (line_.at_end()) {
        const Text verb = table_.phase == Phase::keep          ? Text{"keep", "garder"}
                          : table_.phase == Phase::choose_hand ? Text{"hand", "main"}
                                                               : Text{"play", "jouer"};
        return no({"Type {verb} and what you choose", "Tapez {verb} et votre choix"},
                  {{"verb", std::string(verb.in(lang_))}});
    }
    return read_verb();
}

}  // namespace

Expected<Line<RoyalMatch>> RoyalMatch::read(const View& view, std::string_view text, Lang lang) {
    return Reader(view, lang, text, false).read();
}

Expected<Line<RoyalMatch>> RoyalMatch::read_typed(const View& view, std::string_view text,
                                                  Lang lang) {
    return Reader(view, lang, text, true).read();
}

std::string RoyalMatch::question(const View& view, std::string_view typed, Lang lang) {
    Reader reader(view, lang, typed, true);
    if (reader.read()) return {};
    return reader.question();
}

}  // namespace agora::royalmatch
