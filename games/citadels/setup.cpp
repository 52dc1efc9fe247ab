// What can be chosen before a game, and the named casts.
#include "games/citadels/rules.hpp"
#include "games/citadels/text.hpp"

#include <algorithm>

namespace agora::citadels {

namespace {

using enum District;

template <class... D>
constexpr std::uint32_t set_of(D... districts) {
    return (unique_bit(districts) | ...);
}

// The 14 unique districts of each named cast, in the order of `UniqueList`.
constexpr std::array<std::uint32_t, 7> listed_uniques = {
    set_of(dragon_gate, factory, haunted_quarter, imperial_treasury, keep, laboratory, library,
           map_room, quarry, school_of_magic, smithy, statue, thieves_den, wishing_well),
    set_of(capitol, factory, framework, great_wall, haunted_quarter, keep, necropolis, park,
           poor_house, quarry, school_of_magic, stables, statue, thieves_den),
    set_of(armory, basilica, dragon_gate, gold_mine, keep, monument, museum, necropolis, park,
           poor_house, quarry, secret_vault, smithy, theater),
    set_of(factory, framework, great_wall, haunted_quarter, ivory_tower, keep, library, museum,
           observatory, park, poor_house, quarry, school_of_magic, smithy),
    set_of(dragon_gate, factory, framework, haunted_quarter, laboratory, necropolis, park,
           poor_house, secret_vault, smithy, stables, theater, thieves_den, wishing_well),
    set_of(basilica, capitol, haunted_quarter, imperial_treasury, laboratory, library, map_room,
           observatory, school_of_magic, secret_vault, smithy, stables, statue, wishing_well),
    set_of(armory, basilica, dragon_gate, gold_mine, imperial_treasury, ivory_tower, laboratory,
           map_room, monument, museum, school_of_magic, statue, thieves_den, wishing_well),
};
static_assert(std::ranges::all_of(listed_uniques, [](std::uint32_t uniques) {
    return std::popcount(uniques) == uniques_in_play;
}));

constexpr std::array<std::uint8_t Options::*, most_ranks> rank_fields = {
    &Options::rank1, &Options::rank2, &Options::rank3, &Options::rank4, &Options::rank5,
    &Options::rank6, &Options::rank7, &Options::rank8, &Options::rank9};

constexpr std::array<std::uint8_t Options::*, unique_kinds> unique_fields = {
    &Options::armory,          &Options::basilica,
    &Options::capitol,         &Options::dragon_gate,
    &Options::factory,         &Options::framework,
    &Options::gold_mine,       &Options::great_wall_card,
    &Options::haunted_quarter, &Options::imperial_treasury,
    &Options::ivory_tower,     &Options::keep,
    &Options::laboratory,      &Options::library,
    &Options::map_room,        &Options::monument,
    &Options::museum,          &Options::necropolis,
    &Options::observatory,     &Options::park,
    &Options::poor_house,      &Options::quarry,
    &Options::school_of_magic, &Options::secret_vault,
    &Options::smithy,          &Options::stables,
    &Options::statue,          &Options::theater,
    &Options::thieves_den,     &Options::wishing_well};

constexpr Options cast_of(UniqueList list, std::array<Role, most_ranks> roles) {
    Options options;
    for (std::size_t i = 0; i < most_ranks; ++i)
        options.*rank_fields[i] = static_cast<std::uint8_t>(
            roles[i] == Role::none ? 3 : static_cast<int>(roles[i]) % roles_per_rank);
    options.uniques = static_cast<std::uint8_t>(list);
    return options;
}

using enum Role;

constexpr std::array<Preset<Options>, 7> all_presets = {{
    {{"first_game", {"first game", "première partie"}},
     cast_of(UniqueList::first_game,
             {assassin, thief, magician, king, bishop, merchant, architect, warlord, Role::none})},
    {{"ambitious_aristocrats", {"ambitious aristocrats", "aristocrates ambitieux"}},
     cast_of(UniqueList::ambitious_aristocrats,
             {magistrate, thief, wizard, patrician, bishop, trader, architect, marshal, queen})},
    {{"cunning_agents", {"cunning agents", "intrigants subtils"}},
     cast_of(UniqueList::cunning_agents, {witch, blackmailer, magician, emperor, abbot, alchemist,
                                          architect, warlord, tax_collector})},
    {{"illustrious_emissaries", {"illustrious emissaries", "émissaires illustres"}},
     cast_of(UniqueList::illustrious_emissaries,
             {witch, spy, seer, emperor, bishop, merchant, scholar, diplomat, artist})},
    {{"devious_dignitaries", {"devious dignitaries", "dignitaires sournois"}},
     cast_of(UniqueList::devious_dignitaries,
             {magistrate, blackmailer, wizard, king, abbot, alchemist, navigator, marshal, queen})},
    {{"tenacious_delegates", {"tenacious delegates", "oligarques tenaces"}},
     cast_of(UniqueList::tenacious_delegates,
             {assassin, spy, seer, king, cardinal, trader, scholar, diplomat, artist})},
    {{"vicious_nobles", {"vicious nobles", "nobles retors"}},
     cast_of(UniqueList::vicious_nobles, {assassin, thief, magician, patrician, cardinal, merchant,
                                          navigator, warlord, tax_collector})},
}};

constexpr std::array<std::string_view, 2> no_yes = {"no", "yes"};
constexpr std::array<std::string_view, 2> assassin_words = {"any", "kept"};
constexpr std::array<std::string_view, 2> bonus_words = {"asked", "automatic"};
constexpr std::array<std::string_view, 3> wanted_words = {"listed", "in", "out"};
constexpr std::array<std::string_view, 8> list_words = {
    "first_game",          "ambitious_aristocrats", "cunning_agents", "illustrious_emissaries",
    "devious_dignitaries", "tenacious_delegates",   "vicious_nobles", "random"};
constexpr std::array<std::string_view, most_ranks> rank_names = {
    "rank1", "rank2", "rank3", "rank4", "rank5", "rank6", "rank7", "rank8", "rank9"};

// The words of each rank: its three characters, and "none".
constexpr auto rank_words = [] {
    std::array<std::array<std::string_view, 4>, most_ranks> words{};
    for (std::size_t rank = 0; rank < most_ranks; ++rank) {
        for (std::size_t i = 0; i < roles_per_rank; ++i)
            words[rank][i] = role_facts[rank * roles_per_rank + i].id;
        words[rank][3] = "none";
    }
    return words;
}();

constexpr std::array<Text, most_ranks> rank_labels = {{
    {"Character of rank 1", "Personnage de rang 1"},
    {"Character of rank 2", "Personnage de rang 2"},
    {"Character of rank 3", "Personnage de rang 3"},
    {"Character of rank 4", "Personnage de rang 4"},
    {"Character of rank 5", "Personnage de rang 5"},
    {"Character of rank 6", "Personnage de rang 6"},
    {"Character of rank 7", "Personnage de rang 7"},
    {"Character of rank 8", "Personnage de rang 8"},
    {"Character of rank 9", "Personnage de rang 9"},
}};
constexpr std::array<Text, 2> assassin_labels = {
    {{"may be put aside", "peut être mis à part"},
     {"always among those dealt", "toujours parmi les cartes"}}};
constexpr std::array<Text, 2> bonus_labels = {
    {{"taken by the player", "prises par le joueur"},
     {"taken right after gathering", "prises après la perception"}}};
constexpr std::array<Text, 3> wanted_labels = {
    {{"as the list says", "selon la liste"}, {"surely in", "ajouté"}, {"left out", "écarté"}}};

// The characters of each rank by name, and none.
auto name_ranks() {
    std::array<std::array<Text, 4>, most_ranks> labels{};
    for (std::size_t rank = 0; rank < most_ranks; ++rank) {
        for (std::size_t i = 0; i < roles_per_rank; ++i)
            labels[rank][i] = name_of(static_cast<Role>(rank * roles_per_rank + i)).name;
        labels[rank][3] = {"none", "aucun"};
    }
    return labels;
}

auto list_choices() {
    static const auto role_labels = name_ranks();
    std::array<Choice<Options>, most_ranks + 7 + unique_kinds> choices{};
    std::size_t next = 0;
    for (std::size_t i = 0; i < most_ranks; ++i) {
        const std::size_t words = i + 1 == most_ranks ? 4 : 3;
        choices[next++] = {{.name = rank_names[i],
                            .label = rank_labels[i],
                            .about = {"the character of this rank", "le personnage de ce rang"},
                            .most = static_cast<int>(words) - 1,
                            .words = std::span(rank_words[i]).first(words),
                            .labels = std::span(role_labels[i]).first(words)},
                           rank_fields[i]};
    }
    choices[next++] = {
        {.name = "fit",
         .label = {"Fit the number of players", "Adapter au nombre de joueurs"},
         .about = {"replace characters that the number of players forbids, and add or leave out "
                   "rank 9 as it requires",
                   "remplacer les personnages interdits par le nombre de joueurs, ajouter ou "
                   "retirer le rang 9 selon ce nombre"},
         .most = 1,
         .words = no_yes},
        &Options::fit};
    choices[next++] = {{.name = "uniques",
                        .label = {"Unique districts", "Quartiers spéciaux"},
                        .about = {"the 14 unique districts: those of a named cast, or drawn by lot",
                                  "les 14 quartiers uniques : ceux d'une liste, ou tirés au sort"},
                        .most = 7,
                        .words = list_words},
                       &Options::uniques};
    choices[next++] = {{.name = "great_wall_itself",
                        .label = {"Stronger Great Wall", "Grande Muraille renforcée"},
                        .about = {"the Great Wall also protects itself",
                                  "la Grande Muraille se protège aussi elle-même"},
                        .most = 1,
                        .words = no_yes},
                       &Options::great_wall};
    choices[next++] = {{.name = "show_killed",
                        .label = {"Killed characters", "Personnages assassinés"},
                        .about = {"show any killed character at the end of the round",
                                  "montrer tout personnage assassiné à la fin de la manche"},
                        .most = 1,
                        .words = no_yes},
                       &Options::show_killed};
    choices[next++] = {
        {.name = "redraft",
         .label = {"Accidental reveal", "Révélation par accident"},
         .about = {"an accidental reveal may be declared during the selection",
                   "on peut déclarer un personnage révélé par accident pendant le choix"},
         .most = 1,
         .words = no_yes},
        &Options::redraft};
    choices[next++] = {
        {.name = "assassin",
         .label = {"The Assassin", "L'Assassin"},
         .about = {"kept: rank 1 is never put aside when the characters are dealt out",
                   "le rang 1 peut être mis à part au début du choix (« any »), ou ne l'est jamais "
                   "(« kept »)"},
         .most = 1,
         .words = assassin_words,
         .labels = assassin_labels},
        &Options::assassin};
    choices[next++] = {
        {.name = "bonus",
         .label = {"Coin and cards of rank 6 and 7", "Pièce et cartes des rangs 6 et 7"},
         .about = {"the Merchant's coin and the Architect's cards are taken right after gathering",
                   "la pièce d'or de la Marchande et les cartes de l'Architecte sont prises juste "
                   "après la perception"},
         .most = 1,
         .words = bonus_words,
         .labels = bonus_labels},
        &Options::bonus};
    for (std::size_t i = 0; i < unique_kinds; ++i)
        choices[next++] = {
            {.name = district_facts[ordinary_kinds + i].id,
             .label = name_of(static_cast<District>(ordinary_kinds + i)).name,
             .about = {"this unique district: as the list says, surely in, or left out",
                       "ce quartier unique : selon la liste, ajouté, ou écarté"},
             .most = 2,
             .words = wanted_words,
             .labels = wanted_labels},
            unique_fields[i]};
    return choices;
}

// The characters, fitted to the number of players where that is wished.
Expected<std::array<Role, most_ranks>> choose_cast(const Options& options, int seats) {
    std::array<Role, most_ranks> cast{};
    for (std::size_t i = 0; i < most_ranks; ++i) {
        const std::uint8_t which = options.*rank_fields[i];
        cast[i] = which == 3 ? Role::none : citadels::role_at(static_cast<Rank>(i + 1), which);
    }
    Role& fourth = cast[3];
    Role& ninth = cast[8];
    const bool fit = options.fit != 0;
    if (seats == 2 && ninth != Role::none) {
        if (!fit)
            return refuse("two players have no character of rank 9",
                          "à deux, il n’y a pas de personnage de rang 9");
        ninth = Role::none;
    }
    if (seats == 2 && fourth == emperor) {
        if (!fit)
            return refuse("the Emperor needs at least three players",
                          "l’Empereur demande au moins trois joueurs");
        fourth = king;
    }
    if (seats < 5 && ninth == queen) {
        if (!fit)
            return refuse("the Queen needs at least five players",
                          "la Reine demande au moins cinq joueurs");
        ninth = artist;
    }
    if ((seats == 3 || seats == 8) && ninth == Role::none) {
        if (!fit)
            return refuse("three or eight players need a character of rank 9",
                          "à trois ou à huit, il faut un personnage de rang 9");
        ninth = artist;
    }
    return cast;
}

struct UniqueChoice {
    std::uint32_t in;    // surely
    std::uint32_t pool;  // the rest is drawn from these
};

Expected<UniqueChoice> choose_uniques(const Options& options) {
    std::uint32_t in = 0;
    std::uint32_t out = 0;
    for (std::size_t i = 0; i < unique_kinds; ++i) {
        const auto wanted = static_cast<Wanted>(options.*unique_fields[i]);
        if (wanted == Wanted::in) in |= 1U << i;
        if (wanted == Wanted::out) out |= 1U << i;
    }
    constexpr std::uint32_t all = (1U << unique_kinds) - 1U;
    if (static_cast<UniqueList>(options.uniques) == UniqueList::random) {
        if (std::popcount(in) > uniques_in_play)
            return refuse("no more than 14 unique districts can be in",
                          "pas plus de 14 quartiers uniques dans une partie");
        if (std::popcount(all & ~out) < uniques_in_play)
            return refuse("14 unique districts must be left to draw from",
                          "il doit rester 14 quartiers uniques à tirer au sort");
        const bool complete = std::popcount(in) == uniques_in_play;
        return UniqueChoice{in, complete ? 0 : all & ~(in | out)};
    }
    const std::uint32_t listed = listed_uniques[options.uniques];
    if ((in & listed) != 0 || (out & ~listed) != 0)
        return refuse("a district of the list is in already, and only those can be left out",
                      "un quartier de la liste y est déjà, et seuls ceux-là peuvent en sortir");
    const std::uint32_t chosen = (listed | in) & ~out;
    if (std::popcount(chosen) != uniques_in_play)
        return refuse(
            "a game has exactly 14 unique districts: leave out as many as come in",
            "une partie a exactement 14 quartiers uniques\u00A0: sortez-en autant qu’il en entre");
    return UniqueChoice{chosen, 0};
}

}  // namespace

std::span<const Preset<Options>> Citadels::presets() { return all_presets; }
std::span<const Choice<Options>> Citadels::choices() {
    static const auto all_choices = list_choices();
    return all_choices;
}

Expected<State> Citadels::start(const Options& options, int seats) {
    if (seats < about.least_seats || seats > about.most_seats)
        return refuse("2 to 8 can play", "on joue de 2 à 8");
    for (const auto& choice : choices())
        if (const int value = options.*choice.field;
            value < choice.info.least || value > choice.info.most)
            return refuse("no such " + std::string(choice.info.name),
                          "pas de tel " + std::string(choice.info.name));
    const auto cast = choose_cast(options, seats);
    if (!cast) return std::unexpected(cast.error());
    const auto uniques = choose_uniques(options);
    if (!uniques) return std::unexpected(uniques.error());

    State state{};
    Table& table = state.table;
    table.cast = *cast;
    table.uniques = uniques->in;
    table.unique_pool = uniques->pool;
    table.seats = static_cast<std::uint8_t>(seats);
    const auto chosen = [](std::uint8_t option, unsigned bit) { return option != 0 ? bit : 0U; };
    table.rules = static_cast<std::uint8_t>(
        chosen(options.great_wall, rule::great_wall) |
        chosen(options.show_killed, rule::show_killed) | chosen(options.redraft, rule::redraft) |
        chosen(options.assassin, rule::assassin_kept) | chosen(options.bonus, rule::bonus));
    for (Seat* unset :
         {&table.witch, &table.thief, &table.magistrate, &table.blackmailer, &table.bishop,
          &table.queen, &table.theater_by, &table.theater_with, &table.killed_shown,
          &table.first_done, &table.vault, &table.actor, &table.target, &table.crown, &table.lead})
        *unset = nobody;
    table.building = no_card;
    table.wanted = no_card;
    table.phase = Phase::draw_crown;
    return state;
}

}  // namespace agora::citadels
