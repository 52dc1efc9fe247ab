// The bodies of arena_report.hpp that tell of a ladder.
#include "bots/levels.hpp"
#include "cli/phrase.hpp"
#include "lab/arena_report.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace agora::lab {

namespace {

std::string percent(const Score& share, Lang lang) {
    return cli::phrase(lang, {"{:.0f} % ± {:.0f}", "{:.0f} % ± {:.0f}"}, 100 * share.mean(),
                       100 * share.margin());
}

std::string table_of_two(std::span<const Rung> rungs, Lang lang) {
    std::string text =
        cli::phrase(
            lang,
            {"| level | Elo (95 %) | against the one below | ms a move | slowest | games |\n",
             "| niveau | Elo (95 %) | contre celui d'en dessous | ms par coup | au pire | parties "
             "|\n"}) +
        "| --- | --- | --- | --- | --- | --- |\n";
    const auto heights = heights_of(rungs);
    if (heights.size() < 2) return "";
    std::size_t at = 0;
    for (const Rung& rung : rungs) {
        if (rung.seats != 2) continue;
        if (at == 0) {
            const DecisionTimes& below = rung.result.times[1];
            text += decimals(
                fmt::format("| {} | 0 | | {:.2f} | {:.1f} | |\n", bots::level_name(rung.level - 1),
                            below.ms(), below.slowest * 1000),
                lang);
        }
        const Height& height = heights[++at];
        const DecisionTimes& times = rung.result.times[0];
        text += decimals(fmt::format("| {} | {:.0f} ± {:.0f} | {} | {:.2f} | {:.1f} | {} |\n",
                                     bots::level_name(rung.level), height.elo, height.margin,
                                     percent(rung.result.roles.front().share, lang), times.ms(),
                                     times.slowest * 1000, rung.result.games),
                         lang);
    }
    return text;
}

// One row a level, two columns a number of seats: alone among the level below, and each of the
// others against one of it.
std::string table_of_more(std::span<const Rung> rungs, Lang lang) {
    std::vector<int> counts;
    for (const Rung& rung : rungs)
        if (rung.seats > 2 && std::ranges::find(counts, rung.seats) == counts.end())
            counts.push_back(rung.seats);
    if (counts.empty()) return "";
    auto head = cli::phrase(lang, {"| level |", "| niveau |"});
    std::string rule = "| --- |";
    for (const int seats : counts) {
        head += cli::phrase(lang,
                            {" {} seats, alone | all but one (fair {:.0f} %) | games |",
                             " {} places, seul | toutes sauf une (juste : {:.0f} %) | parties |"},
                            seats, 100.0 / seats);
        rule += " --- | --- | --- |";
    }
    std::string text = head + "\n" + rule + "\n";
    for (int level = 2; level <= ai::most_level; ++level) {
        std::string row = fmt::format("| {} |", bots::level_name(level));
        bool any = false;
        for (const int seats : counts) {
            const auto rung = std::ranges::find_if(
                rungs, [&](const Rung& one) { return one.seats == seats && one.level == level; });
            if (rung == rungs.end()) {
                row += " | | |";
                continue;
            }
            any = true;
            row += fmt::format(" {} | {} | {} |", percent(rung->result.roles[0].share, lang),
                               percent(rung->result.roles[1].share, lang), rung->result.games);
        }
        if (any) text += row + "\n";
    }
    return text;
}

}  // namespace

std::string ladder_tables(std::span<const Rung> rungs, Lang lang) {
    const auto two = table_of_two(rungs, lang);
    const auto more = table_of_more(rungs, lang);
    std::string text = two + (two.empty() || more.empty() ? "" : "\n") + more;
    std::uint64_t unfinished = 0;
    for (const Rung& rung : rungs) unfinished += rung.result.unfinished;
    if (unfinished > 0) text += "\n" + cli::phrase(lang, stopped_games, unfinished);
    return text;
}

std::string ladder_json(const LadderWish& wish, std::span<const Rung> rungs) {
    JsonWriter json;
    json.begin_object().field("game", wish.arena.game->about().id);
    json.field("seed", wish.arena.seed).key("levels").begin_array();
    for (const Height& height : heights_of(rungs))
        json.begin_object()
            .field("level", bots::level_name(height.level))
            .field("elo", height.elo)
            .field("margin", height.margin)
            .end_object();
    json.end_array().key("rungs").begin_array();
    for (const Rung& rung : rungs) {
        ArenaWish pair = wish.arena;
        pair.seats = rung.seats;
        pair.entrants = pair_of(rung.level);
        json.begin_object().field("level", bots::level_name(rung.level)).field("seats", rung.seats);
        write_result(pair, rung.result, json);
        json.end_object();
    }
    return json.end_array().end_object().take() + "\n";
}

}  // namespace agora::lab
