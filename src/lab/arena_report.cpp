#include "lab/arena_report.hpp"

#include "console/line_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace agora {

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

std::string_view verdict_word(const Sprt& sprt) {
    switch (sprt.verdict()) {
        case Sprt::Verdict::accepted: return "accepted";
        case Sprt::Verdict::rejected: return "rejected";
        case Sprt::Verdict::open: break;
    }
    return "open";
}

}  // namespace

void write_result(const ArenaWish& wish, const ArenaResult& result, JsonWriter& json) {
    json.field("games", result.games).field("decisions", result.decisions);
    json.field("unfinished", result.unfinished).key("players").begin_array();
    for (const Role& role : result.roles) {
        const Pace& pace = result.paces[role.entrant];
        json.begin_object().field("name", wish.entrants[role.entrant].name);
        json.field("alone", role.alone).field("games", role.games);
        json.field("share", role.share.mean()).field("margin", role.share.margin());
        json.field("fair", role.fair);
        if (wish.seats == 2) {
            const auto elo = elo_of(role.share);
            json.field("elo", elo.middle).field("elo_low", elo.low).field("elo_high", elo.high);
        }
        json.field("ms", pace.ms()).field("slowest_ms", pace.slowest * 1000).end_object();
    }
    json.end_array();
    if (result.sprt) {
        json.key("sprt").begin_object().field("llr", result.sprt->llr());
        json.field("bound", Sprt::bound).field("verdict", verdict_word(*result.sprt));
        json.field("pairs", result.sprt->pairs()).end_object();
    }
    json.key("faults").begin_array();
    for (const Fault& fault : result.faults)
        json.begin_object()
            .field("game", fault.game)
            .field("player", wish.entrants[fault.entrant].name)
            .field("why", fault.why)
            .end_object();
    json.end_array();
}

std::string progress_line(const ArenaWish& wish, const ArenaResult& sofar) {
    constexpr std::size_t width = 24;
    const auto games = static_cast<double>(std::max(1, wish.games));
    const auto filled =
        std::min(width, static_cast<std::size_t>(static_cast<double>(sofar.games) / games * width));
    const Role& first = sofar.roles.front();
    auto line = fmt::format("\r\x1b[K[{:#>{}}{:.>{}}] {}/{}  {} seats  {} {:.1f} % ± {:.1f}", "",
                            filled, "", width - filled, sofar.games, wish.games, wish.seats,
                            showable(wish.entrants[0].name, 20), 100 * first.share.mean(),
                            100 * first.share.margin());
    if (wish.seats == 2) line += fmt::format("  {:+.0f} Elo", elo_from(first.share.mean()));
    if (sofar.sprt) line += fmt::format("  LLR {:.2f}", sofar.sprt->llr());
    if (!sofar.faults.empty()) line += fmt::format("  {} lost by fault", sofar.faults.size());
    return line;
}

std::string result_table(const ArenaWish& wish, const ArenaResult& result) {
    std::string text = fmt::format("{}, {} seats, {} games, seed {}\n", wish.game->about().id,
                                   wish.seats, result.games, wish.seed);
    text += fmt::format("{:<22}{:>8}{:>20}{:>8}{:>26}{:>10}{:>10}\n", "player", "games",
                        "share of wins", "fair", wish.seats == 2 ? "Elo (95 %)" : "", "ms/move",
                        "slowest");
    for (const Role& role : result.roles) {
        const Pace& pace = result.paces[role.entrant];
        std::string elo;
        if (wish.seats == 2) {
            const auto range = elo_of(role.share);
            elo = fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", range.middle, range.low, range.high);
        }
        const auto name = showable(wish.entrants[role.entrant].name, 18) + (role.alone ? "" : " *");
        text += fmt::format(
            "{:<22}{:>8}{:>20}{:>8}{:>26}{:>10.2f}{:>10.1f}\n", name, role.games,
            fmt::format("{:.1f} % ± {:.1f}", 100 * role.share.mean(), 100 * role.share.margin()),
            fmt::format("{:.1f} %", 100 * role.fair), elo, pace.ms(), pace.slowest * 1000);
    }
    if (std::ranges::any_of(result.roles, [](const Role& role) { return !role.alone; }))
        text += "* in all seats but one; the share is of each of its seats\n";
    if (result.unfinished > 0)
        text += fmt::format("{} games were stopped after very many decisions\n", result.unfinished);
    if (result.sprt) {
        const auto& pairs = result.sprt->pairs();
        text += fmt::format("SPRT {:g},{:g}: LLR {:.2f} ({:.2f} to {:.2f}), {}; pairs {}\n",
                            wish.sprt->first, wish.sprt->second, result.sprt->llr(), -Sprt::bound,
                            Sprt::bound, verdict_word(*result.sprt), fmt::join(pairs, " "));
    }
    constexpr std::size_t most_faults = 10;
    for (std::size_t i = 0; i < std::min(most_faults, result.faults.size()); ++i) {
        const Fault& fault = result.faults[i];
        text +=
            fmt::format("game {}: {} lost: {}\n", fault.game,
                        showable(wish.entrants[fault.entrant].name, 40), showable(fault.why, 200));
    }
    if (result.faults.size() > most_faults)
        text += fmt::format("... and {} more games lost so\n", result.faults.size() - most_faults);
    return text;
}

std::string result_json(const ArenaWish& wish, const ArenaResult& result) {
    JsonWriter json;
    json.begin_object().field("game", wish.game->about().id).field("seats", wish.seats);
    json.field("seed", wish.seed);
    write_result(wish, result, json);
    return json.end_object().take() + "\n";
}

}  // namespace agora
