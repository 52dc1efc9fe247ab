#include "match/setup.hpp"

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "games/registry.hpp"
#include "match/admission.hpp"
#include "match/chat.hpp"
#include "match/company.hpp"

#include <algorithm>
#include <set>

namespace agora::match {

namespace {

std::unexpected<Error> refuse_in(Lang lang, const Text& why) {
    return refuse(std::string(why.in(lang)));
}

// Errors of games and bots, which list the valid choices; where one has no French text, a general
// sentence is used.
std::unexpected<Error> refuse_in(Lang lang, const Error& why, std::string_view french) {
    return refuse(why.french.empty() ? std::string(Text{why.message, french}.in(lang))
                                     : why.in(lang));
}

Expected<void> check_level(const std::string& level, Lang lang) {
    if (const auto bot = bots::make_bot(level, 0); !bot)
        return refuse_in(lang, bot.error(), "il n’y a pas de robot de ce niveau");
    return {};
}

// Whether the game can be played by so many with such options.
Expected<void> check_rules(const Setup& setup, Lang lang) {
    const auto game =
        setup.rules == 0 ? games::find_game(setup.game) : games::find_game(setup.game, setup.rules);
    if (!game) return refuse_in(lang, game.error(), "ce jeu n’existe pas ici");
    const auto start = (*game)->start(setup.settings, setup.size());
    if (start) return {};
    const auto& about = (*game)->about();
    if (setup.size() < about.least_seats || setup.size() > about.most_seats)
        return refuse_in(lang, start.error(),
                         "ce jeu se joue de " + std::to_string(about.least_seats) + " à " +
                             std::to_string(about.most_seats));
    if (!(*game)->complete(setup.settings))
        return refuse_in(lang, start.error(),
                         "une option ou une variante n’existe pas, ou n’admet pas cette valeur");
    return refuse_in(lang, start.error(),
                     "ces options ne vont pas ensemble, ou pas avec autant de joueurs");
}

Expected<void> check_seat(const SeatPlan& seat, std::set<PersonId>& people, Lang lang) {
    switch (seat.kind) {
        case SeatPlan::Kind::bot: return check_level(seat.level, lang);
        case SeatPlan::Kind::person:
            if (seat.person <= 0)
                return refuse_in(lang, {"a seat is for somebody who is not known",
                                        "une place est pour une personne inconnue"});
            if (seat.name.empty() || characters(seat.name) > setup_limit::name ||
                clean_text(seat.name) != seat.name)
                return refuse_in(lang, {"a seat is for somebody without a proper name",
                                        "une place est pour une personne sans vrai nom"});
            if (!people.insert(seat.person).second)
                return refuse(
                    seat.name +
                    std::string(
                        Text{" cannot have two seats", " ne peut pas avoir deux places"}.in(lang)));
            break;
        case SeatPlan::Kind::invited:
            if (!is_key(seat.key))
                return refuse_in(lang, {"the key of an invitation is not one",
                                        "la clé d’une invitation n’en est pas une"});
            break;
        case SeatPlan::Kind::open: break;
    }
    return {};
}

Expected<void> check_clock(const TimeControl& clock, Lang lang) {
    using Kind = TimeControl::Kind;
    const Ms least = clock.kind == Kind::move ? setup_limit::least_move : setup_limit::least_bank;
    const bool good = clock.kind == Kind::none
                          ? clock.budget == 0 && clock.increment == 0
                          : clock.budget >= least && clock.budget <= setup_limit::most_time &&
                                clock.increment >= 0 &&
                                clock.increment <= setup_limit::most_increment &&
                                (clock.kind == Kind::game || clock.increment == 0);
    if (!good)
        return refuse_in(lang, {"such a clock cannot be set", "une telle pendule est impossible"});
    return {};
}

// A level that plays the same on every machine: without a limit of time, and quick nevertheless.
bool is_quick(std::string_view level) {
    constexpr int most_quick = 5;
    return bots::level_from(level).value_or(1) <= most_quick;
}

// F1: one person against bots, who all play the same whenever it is played.
Expected<void> check_practice(const Setup& setup, Lang lang) {
    if (!setup.practice) return {};
    int people = 0;
    bool quick = true;
    for (const auto& seat : setup.seats)
        if (seat.kind == SeatPlan::Kind::bot)
            quick = quick && is_quick(seat.level);
        else
            people += seat.kind == SeatPlan::Kind::person ? 1 : 2;
    if (people != 1)
        return refuse_in(
            lang, {"practice is one person against bots", "on s’exerce seul, contre des robots"});
    if (setup.rated || setup.listed)
        return refuse_in(lang, {"a table for practice is not rated and not listed",
                                "une table d’exercice n’est ni classée ni listée"});
    if (!quick)
        return refuse_in(lang, {"bots of a table for practice are of levels 1 to 5",
                                "les robots d’une table d’exercice ont un niveau de 1 à 5"});
    return {};
}

}  // namespace

bool Setup::is_exhibition() const {
    return !seats.empty() && std::ranges::all_of(seats, [](const SeatPlan& seat) {
        return seat.kind == SeatPlan::Kind::bot;
    });
}

Expected<void> check_setup(const Setup& setup, Lang lang) {
    if (auto good = check_rules(setup, lang); !good) return good;
    std::set<PersonId> people;
    for (const auto& seat : setup.seats)
        if (auto good = check_seat(seat, people, lang); !good) return good;
    const auto is_host = [&](const SeatPlan& seat) {
        return seat.kind == SeatPlan::Kind::person && seat.here && seat.person == setup.host;
    };
    if (setup.host <= 0 || (!setup.is_exhibition() && std::ranges::none_of(setup.seats, is_host)))
        return refuse_in(lang, {"the host must have a seat", "l’hôte doit avoir une place"});

    if (!setup.key.empty() && (setup.listed || !is_key(setup.key)))
        return refuse_in(lang,
                         {"the key of the table is not one", "la clé de la table est fausse"});
    if (auto good = check_clock(setup.clock, lang); !good) return good;
    if (auto good = check_level(setup.stand_in, lang); !good) return good;
    if (setup.grace < 0 || setup.grace > setup_limit::most_time)
        return refuse_in(lang, {"an absent player cannot be waited for so long",
                                "un joueur absent ne peut pas être attendu si longtemps"});
    if (setup.idle < setup_limit::least_idle || setup.idle > setup_limit::most_idle)
        return refuse_in(lang, {"a table cannot be idle for so short or so long a time",
                                "une table ne peut pas rester inactive si peu ou si longtemps"});
    if (setup.spectators < 0 || setup.spectators > setup_limit::spectators)
        return refuse_in(lang, {"a table cannot have so many spectators",
                                "une table ne peut pas avoir autant de spectateurs"});
    if (setup.pace < setup_limit::least_pace || setup.pace > setup_limit::most_pace)
        return refuse_in(lang, {"bots cannot play at such a pace",
                                "des robots ne peuvent pas jouer à une telle allure"});

    const auto for_people = std::ranges::count_if(
        setup.seats, [](const SeatPlan& seat) { return seat.kind != SeatPlan::Kind::bot; });
    if (setup.rated && for_people < 2)
        return refuse_in(
            lang, {"a rated game needs two people", "une partie classée demande deux personnes"});
    if (setup.rated && setup.undo)
        return refuse_in(lang, {"nothing is taken back in a rated game",
                                "rien ne se reprend dans une partie classée"});
    return check_practice(setup, lang);
}

TimeControl usual_clock(const Setup& setup) {
    const auto people = std::ranges::count_if(
        setup.seats, [](const SeatPlan& seat) { return seat.kind != SeatPlan::Kind::bot; });
    const auto game = games::find_game(setup.game);
    if (!game || people < 2 || (*game)->about().seconds == 0) return {};
    return {TimeControl::Kind::move, Ms{1000} * (*game)->about().seconds, 0};
}

Expected<Setup> complete(Setup asked, const Opening& opening) {
    asked.host = opening.host;
    if (!asked.practice) asked.seed = opening.seed;
    asked.opened = opening.now;
    asked.key = asked.listed ? "" : opening.key;
    if (const auto game = games::find_game(asked.game)) asked.rules = (*game)->about().rules;
    for (auto& seat : asked.seats) {
        if (seat.kind == SeatPlan::Kind::person && seat.name.empty()) {
            seat.person = opening.host;
            seat.name = opening.name;
        }
        seat.here = seat.kind == SeatPlan::Kind::person && seat.person == opening.host;
        if (seat.kind == SeatPlan::Kind::invited) seat.key = opening.invitation;
    }
    SeatSet people;
    for (std::size_t i = 0; i < std::min<std::size_t>(asked.seats.size(), most_seats); ++i)
        if (asked.seats[i].kind != SeatPlan::Kind::bot) people = people.with(static_cast<Seat>(i));
    if (const auto game = games::find_game(asked.game))
        let_person_begin(**game, people, asked.size(), asked.settings);
    if (const auto good = check_setup(asked, opening.lang); !good)
        return std::unexpected(good.error());
    for (const auto& seat : asked.seats)
        if (seat.kind == SeatPlan::Kind::bot)
            if (const auto plays = bots::check_bot(asked.game, seat.level); !plays)
                return refuse(plays.error().in(opening.lang));
    if (const auto plays = bots::check_bot(asked.game, asked.stand_in); !plays)
        return refuse(plays.error().in(opening.lang));
    return asked;
}

}  // namespace agora::match
