#include "lab/arena_report.hpp"

#include "cli/line_reader.hpp"
#include "cli/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace agora::lab {

namespace {

// Elo of a share and of both ends of its interval.
struct EloRange {
    double middle;
    double low;
    double high;
};
EloRange elo_of(const Score& score) {
    return {elo_from(score.mean()), elo_from(score.mean() - score.margin()),
            elo_from(score.mean() + score.margin())};
}

Text verdict_word(const Sprt& sprt) {
    switch (sprt.verdict()) {
        case Sprt::Verdict::accepted: return {"accepted", "accepté"};
        case Sprt::Verdict::rejected: return {"rejected", "rejeté"};
        case Sprt::Verdict::open: break;
    }
    return {"open", "indécis"};
}

}  // namespace

void write_result(const ArenaWish& wish, const ArenaResult& result, JsonWriter& json) {
    json.field("games", result.games).field("decisions", result.decisions);
    json.field("unfinished", result.unfinished).key("players").begin_array();
    for (const Role& role : result.roles) {
        const DecisionTimes& times = result.times[role.entrant];
        json.begin_object().field("name", wish.entrants[role.entrant].name);
        json.field("alone", role.alone).field("games", role.games);
        json.field("share", role.share.mean()).field("margin", role.share.margin());
        json.field("fair", role.fair);
        if (wish.seats == 2) {
            const auto elo = elo_of(role.share);
            json.field("elo", elo.middle).field("elo_low", elo.low).field("elo_high", elo.high);
        }
        json.field("ms", times.ms()).field("slowest_ms", times.slowest * 1000).end_object();
    }
    json.end_array();
    if (result.sprt) {
        json.key("sprt").begin_object().field("llr", result.sprt->llr());
        json.field("bound", Sprt::bound).field("verdict", verdict_word(*result.sprt).en);
        json.field("pairs", result.sprt->pairs()).end_object();
    }
    json.key("faults").begin_array();
    for (const Forfeit& fault : result.faults)
        json.begin_object()
            .field("game", fault.game)
            .field("player", wish.entrants[fault.entrant].name)
            .field("why", fault.why.message)
            .end_object();
    json.end_array();
}

std::string progress_line(const ArenaWish& wish, const ArenaResult& sofar, Lang lang) {
    constexpr std::size_t width = 24;
    const auto games = static_cast<double>(std::max(1, wish.games));
    const auto filled =
        std::min(width, static_cast<std::size_t>(static_cast<double>(sofar.games) / games * width));
    const Role& first = sofar.roles.front();
    auto line = fmt::format("[{:#>{}}{:.>{}}] {}/{}  ", "", filled, "", width - filled, sofar.games,
                            wish.games);
    line += decimals(
        cli::phrase(lang, {"{} seats  {} {:.1f} % ± {:.1f}", "{} places  {} {:.1f} % ± {:.1f}"},
                    wish.seats, cli::showable(wish.entrants[0].name, 20), 100 * first.share.mean(),
                    100 * first.share.margin()),
        lang);
    if (wish.seats == 2) line += fmt::format("  {:+.0f} Elo", elo_from(first.share.mean()));
    if (sofar.sprt) line += decimals(fmt::format("  LLR {:.2f}", sofar.sprt->llr()), lang);
    if (!sofar.faults.empty())
        line += cli::phrase(lang, {"  {} lost by fault", "  {} perdues par faute"},
                            sofar.faults.size());
    return line;
}

std::string result_table(const ArenaWish& wish, const ArenaResult& result, Lang lang) {
    const auto word = [&](const Text& text) { return cli::phrase(lang, text); };
    const auto row = [&](std::string_view name, const auto& games, const std::string& share,
                         const std::string& fair, const std::string& elo, const std::string& ms,
                         const std::string& slowest) {
        const auto right = [](const std::string& text, int wide) {
            return std::string(static_cast<std::size_t>(std::max(0, wide - columns(text))), ' ') +
                   text;
        };
        return pad(name, 22) + right(fmt::format("{}", games), 8) + right(share, 20) +
               right(fair, 8) + right(elo, 26) + right(ms, 10) + right(slowest, 10) + "\n";
    };
    std::string text = cli::phrase(
        lang, {"{}, {} seats, {} games, seed {}\n", "{}, {} places, {} parties, graine {}\n"},
        wish.game->about().id, wish.seats, result.games, wish.seed);
    text += row(word({"player", "joueur"}), word({"games", "parties"}),
                word({"share of wins", "victoires"}), word({"fair", "juste"}),
                wish.seats == 2 ? word({"Elo (95 %)", "Elo (95 %)"}) : "",
                word({"ms/move", "ms/coup"}), word({"slowest", "au pire"}));
    for (const Role& role : result.roles) {
        const DecisionTimes& times = result.times[role.entrant];
        const auto number = [&](const Text& form, const auto&... numbers) {
            return decimals(cli::phrase(lang, form, numbers...), lang);
        };
        std::string elo;
        if (wish.seats == 2) {
            const auto range = elo_of(role.share);
            elo = number({"{:+.0f} ({:+.0f} to {:+.0f})", "{:+.0f} ({:+.0f} à {:+.0f})"},
                         range.middle, range.low, range.high);
        }
        text += row(cli::showable(wish.entrants[role.entrant].name, 18) + (role.alone ? "" : " *"),
                    role.games,
                    number({"{:.1f} % ± {:.1f}", "{:.1f} % ± {:.1f}"}, 100 * role.share.mean(),
                           100 * role.share.margin()),
                    number({"{:.1f} %", "{:.1f} %"}, 100 * role.fair), elo,
                    number({"{:.2f}", "{:.2f}"}, times.ms()),
                    number({"{:.1f}", "{:.1f}"}, times.slowest * 1000));
    }
    if (std::ranges::any_of(result.roles, [](const Role& role) { return !role.alone; }))
        text += word({"* in all seats but one; the share is of each of its seats\n",
                      "* à toutes les places sauf une ; la part est celle de chacune\n"});
    if (result.unfinished > 0) text += cli::phrase(lang, stopped_games, result.unfinished);
    if (result.sprt) {
        const auto& pairs = result.sprt->pairs();
        text += decimals(
            cli::phrase(lang,
                        {"SPRT {:g},{:g}: LLR {:.2f} ({:.2f} to {:.2f}), {}; pairs {}\n",
                         "SPRT {:g} ; {:g} : LLR {:.2f} ({:.2f} à {:.2f}), {} ; paires {}\n"},
                        wish.sprt->first, wish.sprt->second, result.sprt->llr(), -Sprt::bound,
                        Sprt::bound, verdict_word(*result.sprt).in(lang), fmt::join(pairs, " ")),
            lang);
    }
    constexpr std::size_t most_faults = 10;
    for (std::size_t i = 0; i < std::min(most_faults, result.faults.size()); ++i) {
        const Forfeit& fault = result.faults[i];
        text += cli::phrase(lang, {"game {}: {} lost: {}\n", "partie {} : {} perd : {}\n"},
                            fault.game, cli::showable(wish.entrants[fault.entrant].name, 40),
                            cli::showable(fault.why.in(lang), 200));
    }
    if (result.faults.size() > most_faults)
        text += cli::phrase(
            lang, {"... and {} more games lost so\n", "... et {} autres parties perdues ainsi\n"},
            result.faults.size() - most_faults);
    return text;
}

std::string result_json(const ArenaWish& wish, const ArenaResult& result) {
    JsonWriter json;
    json.begin_object().field("game", wish.game->about().id).field("seats", wish.seats);
    json.field("seed", wish.seed);
    write_result(wish, result, json);
    return json.end_object().take() + "\n";
}

}  // namespace agora::lab
