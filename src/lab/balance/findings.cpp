// What a report says in sentences, alone and beside another.
#include "games/registry.hpp"
#include "lab/balance/figures.hpp"
#include "lab/balance/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace agora::lab {

namespace {

template <class... Parts>
std::string say(Lang lang, const Text& words, const Parts&... parts) {
    return fmt::format(fmt::runtime(words.in(lang)), parts...);
}

double percent(double share) { return 100 * share; }

const std::string& name_in(const ElementGroup& group, std::size_t element, Lang lang) {
    return group.names[element][static_cast<std::size_t>(lang)];
}

// The first few of many names.
std::string in_short(const std::vector<std::string>& names) {
    constexpr std::size_t few = 6;
    std::string text;
    for (std::size_t i = 0; i < std::min(few, names.size()); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    return names.size() > few ? text + "..." : text;
}

void find_seats(const Tally& tally, Lang lang, std::vector<std::string>& out) {
    bool all_fair = true;
    for (std::size_t seat = 0; seat < tally.won.size(); ++seat) {
        const Estimate share = seat_share(tally, seat);
        const Fairness fairness = fairness_of(share, tally.seats);
        all_fair = all_fair && fairness == Fairness::fair;
        if (fairness != Fairness::favoured && fairness != Fairness::burdened) continue;
        out.push_back(say(lang,
                          fairness == Fairness::favoured
                              ? Text{"{} seats: seat {} is favoured: {:.1f} % ({:.1f} to {:.1f}), "
                                     "{:.1f} would be fair",
                                     "{} places : la place {} est favorisée : {:.1f} % ({:.1f} à "
                                     "{:.1f}), {:.1f} serait juste"}
                              : Text{"{} seats: seat {} is at a disadvantage: {:.1f} % ({:.1f} to "
                                     "{:.1f}), {:.1f} would be fair",
                                     "{} places : la place {} est défavorisée : {:.1f} % ({:.1f} à "
                                     "{:.1f}), {:.1f} serait juste"},
                          tally.seats, seat + 1, percent(share.value), percent(share.low),
                          percent(share.high), 100.0 / tally.seats));
    }
    if (all_fair)
        out.push_back(say(lang,
                          {"{} seats: no seat is favoured by more than 2 %",
                           "{} places : aucune place n'est favorisée de plus de 2 %"},
                          tally.seats));
}

void find_elements(const CensusKind& kind, const Tally& tally, Lang lang,
                   std::vector<std::string>& out) {
    for (std::size_t g = 0; g < kind.groups.size(); ++g) {
        const ElementGroup& group = kind.groups[g];
        const GroupPower powers = powers_of(kind, g, tally);
        std::vector<std::string> unused;
        for (const Power& power : powers.powers) {
            const auto& name = name_in(group, power.element, lang);
            if (power.dead) unused.push_back(name);
            if (power.dead || !power.outlier) continue;
            out.push_back(
                say(lang,
                    power.difference.value > powers.usual
                        ? Text{"{} seats, {}: {} is stronger than the others: {:+.1f} % of wins, "
                               "{:+.1f} is usual",
                               "{} places, {} : {} est plus fort que les autres : {:+.1f} % de "
                               "victoires, {:+.1f} d'ordinaire"}
                        : Text{"{} seats, {}: {} is weaker than the others: {:+.1f} % of wins, "
                               "{:+.1f} is usual",
                               "{} places, {} : {} est plus faible que les autres : {:+.1f} % de "
                               "victoires, {:+.1f} d'ordinaire"},
                    tally.seats, group.title.in(lang), name, percent(power.difference.value),
                    percent(powers.usual)));
        }
        if (!unused.empty())
            out.push_back(say(lang,
                              {"{} seats, {}: {} of {} hardly ever used: {}",
                               "{} places, {} : {} sur {} ne servent presque jamais : {}"},
                              tally.seats, group.title.in(lang), unused.size(),
                              powers.powers.size(), in_short(unused)));
    }
}

// Two shares of the same thing, before and after.
struct Change {
    Estimate before;
    Estimate after;
    double difference() const { return after.value - before.value; }
    double chance() const {  // p-value
        const double error = std::hypot(before.high - before.low, after.high - after.low) / 3.92;
        if (error > 0) return chance_of(difference() / error);
        return difference() == 0 ? 1 : 0;
    }
};

void compare_seats(const Tally& before, const Tally& after, Lang lang, std::string& out) {
    for (std::size_t seat = 0; seat < before.won.size(); ++seat) {
        const Change change{seat_share(before, seat), seat_share(after, seat)};
        const bool was = fairness_of(seat_share(before, seat), before.seats) == Fairness::favoured;
        const bool is = fairness_of(seat_share(after, seat), after.seats) == Fairness::favoured;
        const Text verdict = was && !is ? Text{"seat {} no longer favoured: {:.1f} -> {:.1f} %",
                                               "place {} : plus favorisée : {:.1f} -> {:.1f} %"}
                             : !was && is
                                 ? Text{"seat {} now favoured: {:.1f} -> {:.1f} %",
                                        "place {} : favorisée désormais : {:.1f} -> {:.1f} %"}
                             : was ? Text{"seat {} still favoured: {:.1f} -> {:.1f} %",
                                          "place {} : toujours favorisée : {:.1f} -> {:.1f} %"}
                             : change.chance() < 0.05
                                 ? Text{"seat {} wins another share: {:.1f} -> {:.1f} %",
                                        "place {} : autre part de victoires : {:.1f} -> {:.1f} %"}
                                 : Text{"seat {} as before: {:.1f} -> {:.1f} %",
                                        "place {} : comme avant : {:.1f} -> {:.1f} %"};
        out += "  " +
               say(lang, verdict, seat + 1, percent(change.before.value),
                   percent(change.after.value)) +
               "\n";
    }
    const auto turns = [](const Tally& tally) {
        return mean_of(tally.games, tally.turns, tally.turns_squared);
    };
    const Change length{turns(before), turns(after)};
    out += "  " +
           say(lang,
               length.chance() < 0.05 ? Text{"length changed: {:.1f} -> {:.1f} turns",
                                             "durée changée : {:.1f} -> {:.1f} tours"}
                                      : Text{"length as before: {:.1f} -> {:.1f} turns",
                                             "durée comme avant : {:.1f} -> {:.1f} tours"},
               length.before.value, length.after.value) +
           "\n";
}

// Of one group: how often elements are had, and what they are worth.
void compare_group(const ElementGroup& group, const GroupPower& before, const GroupPower& after,
                   Lang lang, std::string& out) {
    struct Row {
        std::size_t element;
        Change rate;
        Change worth;
        bool outlier_before;
        bool outlier_after;
    };
    std::vector<Row> rows;
    std::vector<double> chances;
    for (const Power& old : before.powers) {
        const auto found = std::ranges::find(after.powers, old.element, &Power::element);
        if (found == after.powers.end()) continue;
        rows.push_back({old.element,
                        {old.rate, found->rate},
                        {old.difference, found->difference},
                        old.outlier,
                        found->outlier});
        chances.push_back(rows.back().rate.chance());
        chances.push_back(rows.back().worth.chance());
    }
    const auto real = beyond_luck(chances);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Row& row = rows[i];
        if (!real[2 * i] && !real[2 * i + 1] && row.outlier_before == row.outlier_after) continue;
        std::string line = say(lang, {"  {}, {}: ", "  {}, {} : "}, group.title.in(lang),
                               name_in(group, row.element, lang));
        line +=
            say(lang,
                {"{} {:.1f} -> {:.1f} %, worth {:+.1f} -> {:+.1f} % of wins",
                 "{} {:.1f} -> {:.1f} %, valeur {:+.1f} -> {:+.1f} % de victoires"},
                group.had.in(lang), percent(row.rate.before.value), percent(row.rate.after.value),
                percent(row.worth.before.value), percent(row.worth.after.value));
        if (row.outlier_before && !row.outlier_after)
            line += say(lang, {" (no longer stands out)", " (ne se distingue plus)"});
        if (!row.outlier_before && row.outlier_after)
            line += say(lang, {" (now stands out)", " (se distingue désormais)"});
        out += line + "\n";
    }
}

// What holds now and did not, or the other way round.
void compare_verdicts(const std::vector<Verdict>& before, const std::vector<Verdict>& after,
                      int seats, Lang lang, std::string& out) {
    for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
        const auto was = std::ranges::find(before[i].answers, seats, &CriterionResult::seats);
        const auto is = std::ranges::find(after[i].answers, seats, &CriterionResult::seats);
        if (was == before[i].answers.end() || is == after[i].answers.end()) continue;
        if (*was == *is) continue;
        out += "  " + after[i].asked + std::string(Text{": ", " : "}.in(lang)) +
               in_words(*was, lang) + " -> " + in_words(*is, lang) + "\n";
    }
}

std::string differing_settings(const Study& before, const Study& after, Lang lang) {
    std::string text;
    if (before.rules != after.rules)
        text += say(lang, {"  rules: version {} -> {}\n", "  règles : version {} -> {}\n"},
                    before.rules, after.rules);
    if (before.players != after.players)
        text += say(lang, {"  players: {} -> {}\n", "  joueurs : {} -> {}\n"},
                    fmt::join(before.players, ","), fmt::join(after.players, ","));
    for (const auto& [name, value] : after.settings.values) {
        const auto old = std::ranges::find(before.settings.values, name,
                                           &std::pair<std::string, std::string>::first);
        if (old != before.settings.values.end() && old->second != value)
            text += say(lang, {"  {}: {} -> {}\n", "  {} : {} -> {}\n"}, name, old->second, value);
    }
    return text;
}

}  // namespace

std::vector<std::string> findings(const Report& report, Lang lang) {
    std::vector<std::string> out;
    const CensusKind& kind = census_kind(report.study.game);
    for (const auto& tally : report.study.tallies) {
        if (tally.games == 0) continue;
        find_seats(tally, lang, out);
        find_elements(kind, tally, lang, out);
        if (tally.unfinished > 0)
            out.push_back(say(lang,
                              {"{} seats: {} games did not come to an end",
                               "{} places : {} parties ne se sont pas terminées"},
                              tally.seats, tally.unfinished));
    }
    return out;
}

Expected<std::string> compare_reports(const Report& before, const Report& after, Lang lang) {
    if (before.study.game != after.study.game)
        return refuse(
            "these are reports of two games: " + before.study.game + " and " + after.study.game,
            "ce sont les rapports de deux jeux\u00A0: " + before.study.game + " et " +
                after.study.game);
    const CensusKind& kind = census_kind(before.study.game);
    std::string out = std::string((*games::find_game(before.study.game))->about().title.in(lang)) +
                      "\n" + differing_settings(before.study, after.study, lang);
    for (const auto& old : before.study.tallies) {
        const auto found = std::ranges::find(after.study.tallies, old.seats, &Tally::seats);
        if (found == after.study.tallies.end() || old.games == 0 || found->games == 0) continue;
        out += say(lang, {"{} seats, {} and {} games:\n", "{} places, {} et {} parties :\n"},
                   old.seats, old.games, found->games);
        compare_seats(old, *found, lang, out);
        compare_verdicts(verdicts(before, lang), verdicts(after, lang), old.seats, lang, out);
        for (std::size_t group = 0; group < kind.groups.size(); ++group)
            compare_group(kind.groups[group], powers_of(kind, group, old),
                          powers_of(kind, group, *found), lang, out);
    }
    return out;
}

}  // namespace agora::lab
