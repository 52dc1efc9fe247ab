#include "lab/bench.hpp"

#include "cli/phrase.hpp"
#include "core/fingerprint.hpp"
#include "games/all.hpp"
#include "games/all_speed.hpp"
#include "games/registry.hpp"
#include "lab/ai_speed.hpp"
#include "lab/speed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace agora::lab {

namespace {

void write_json(std::span<const Figure> figures, JsonWriter& json) {
    json.key("figures").begin_array();
    for (const auto& figure : figures)
        json.begin_object()
            .field("name", figure.name.en)
            .field("value", figure.value)
            .field("goal", figure.goal)
            .field("reached", figure.reached())
            .end_object();
    json.end_array();
}

std::string_view title_of(std::string_view game, Lang lang) {
    return (*games::find_game(game))->about().title.in(lang);
}

std::string table_of(std::span<const Figure> figures, Lang lang) {
    std::string text;
    for (const auto& figure : figures)
        text += fmt::format("  {}{:>14.1f}   ({} {})\n", pad(cli::phrase(lang, figure.name), 48),
                            figure.value,
                            figure.more_is_better ? Text{"at least", "au moins"}.in(lang)
                                                  : Text{"at most", "au plus"}.in(lang),
                            figure.goal);
    return text;
}

void write_json(const GameSpeed& speed, JsonWriter& json) {
    json.begin_object().field("game", speed.game);
    json.field("state_bytes", speed.state_bytes).field("view_bytes", speed.view_bytes);
    json.key("seats").begin_array();
    for (const auto& seats : speed.seats) {
        json.begin_object().field("seats", seats.seats);
        json.field("games_per_second", seats.games_per_second);
        json.field("decisions_per_second", seats.decisions_per_second);
        json.field("ns_per_decision", seats.ns_per_decision);
        json.key("instructions_per_decision");
        if (seats.instructions_per_decision)
            json.value(*seats.instructions_per_decision);
        else
            json.null();
        json.field("decisions_per_game", seats.decisions_per_game);
        json.field("legal_per_decision", seats.legal_per_decision);
        json.field("sample_ns", seats.sample_ns).field("view_ns", seats.view_ns).end_object();
    }
    json.end_array();
    write_json(speed.figures, json);
    json.end_object();
}

std::string table_of(const GameSpeed& speed, Lang lang) {
    auto text = cli::phrase(
        lang,
        {"{}: a state takes {} bytes, a view {}\n", "{} : un état prend {} octets, une vue {}\n"},
        title_of(speed.game, lang), speed.state_bytes, speed.view_bytes);
    const auto row = [&](const Text& name, int digits, auto&& number) {
        text += "  " + pad(cli::phrase(lang, name), 28);
        for (const auto& seats : speed.seats)
            text += fmt::format("{:>14.{}f}", number(seats), digits);
        text += "\n";
    };
    constexpr Text instructions = {"instructions a decision", "instructions par décision"};
    row({"seats", "places"}, 0, [](const auto& s) { return static_cast<double>(s.seats); });
    row({"random games/s", "parties au hasard/s"}, 0,
        [](const auto& s) { return s.games_per_second; });
    row({"decisions/s", "décisions/s"}, 0, [](const auto& s) { return s.decisions_per_second; });
    row({"ns a decision", "ns par décision"}, 1, [](const auto& s) { return s.ns_per_decision; });
    if (speed.seats.front().instructions_per_decision)
        row(instructions, 0, [](const auto& s) { return s.instructions_per_decision.value_or(0); });
    else
        text += "  " + pad(cli::phrase(lang, instructions), 29) +
                cli::phrase(lang, {"this machine cannot count them\n",
                                   "cette machine ne peut pas les compter\n"});
    row({"decisions a game", "décisions par partie"}, 1,
        [](const auto& s) { return s.decisions_per_game; });
    row({"legal decisions at a time", "décisions légales à la fois"}, 1,
        [](const auto& s) { return s.legal_per_decision; });
    row({"ns to sample a world", "ns pour tirer un monde"}, 1,
        [](const auto& s) { return s.sample_ns; });
    row({"ns to make a view", "ns pour faire une vue"}, 1, [](const auto& s) { return s.view_ns; });
    text += table_of(speed.figures, lang);
    return decimals(text, lang);
}

void write_json(const AiSpeed& speed, JsonWriter& json) {
    json.begin_object().field("game", speed.game);
    json.field("iterations_per_second", speed.iterations_per_second);
    json.field("iterations_goal", speed.iterations_goal);
    json.field("ns_per_tree_step", speed.ns_per_tree_step);
    json.field("ns_per_rules_step", speed.ns_per_rules_step).key("levels").begin_array();
    for (const auto& level : speed.levels)
        json.begin_object()
            .field("level", level.level)
            .field("ms", level.mean_ms)
            .field("slowest_ms", level.slowest_ms)
            .end_object();
    json.end_array();
    write_json(speed.figures, json);
    json.end_object();
}

std::string table_of(const AiSpeed& speed, Lang lang) {
    auto text = cli::phrase(lang,
                            {"{}: {:.0f} iterations/s with light playouts",
                             "{} : {:.0f} itérations/s avec des parties légères"},
                            title_of(speed.game, lang), speed.iterations_per_second);
    if (speed.iterations_goal > 0)
        text +=
            cli::phrase(lang, {" (at least {:.0f})", " (au moins {:.0f})"}, speed.iterations_goal);
    text += cli::phrase(
        lang,
        {"\n  a tree step takes {:.0f} ns (at most {:.0f}), the rules on it {:.0f} ns\n",
         "\n  un pas dans l'arbre prend {:.0f} ns (au plus {:.0f}), ses règles {:.0f} "
         "ns\n"},
        speed.ns_per_tree_step, tree_step_goal, speed.ns_per_rules_step);
    for (const auto& level : speed.levels)
        text += cli::phrase(
            lang,
            {"  level {}{:>12.2f} ms a decision, slowest{:>9.2f} ms{}\n",
             "  niveau {}{:>12.2f} ms par décision, au pire{:>9.2f} ms{}\n"},
            level.level, level.mean_ms, level.slowest_ms,
            level.level == 5
                ? cli::phrase(lang, {" (at most {:.0f})", " (au plus {:.0f})"}, level_5_goal)
                : "");
    return decimals(text + table_of(speed.figures, lang), lang);
}

}  // namespace

Expected<std::string> bench(const BenchWish& wish) {
    std::string_view only;
    if (!wish.game.empty()) {
        const auto game = games::game_named(wish.game);
        if (!game) return std::unexpected(game.error());
        only = (*game)->about().id;
    }
    if (!(wish.seconds > 0 && wish.seconds <= 600))
        return refuse("--seconds must be more than 0 and at most 600",
                      "--seconds doit être plus de 0 et au plus 600");
    std::string text;
    JsonWriter json;
    if (wish.json) json.begin_array();
    for_each_game(games::AllGames{}, [&]<class G>() {
        if (!only.empty() && only != G::about.id) return;
        if (wish.fingerprint) {
            const auto print = std::to_string(fingerprint<G>());
            text += fmt::format("{:<12} {}\n", G::about.id, print);
            json.begin_object().field("game", G::about.id).field("fingerprint", print).end_object();
            return;
        }
        if (wish.ai) {
            const auto speed = measure_ai<G>(wish.seconds);
            text += table_of(speed, wish.lang);
            write_json(speed, json);
            return;
        }
        const auto speed = measure_game<G>(wish.seconds);
        text += table_of(speed, wish.lang);
        write_json(speed, json);
    });
    if (!wish.json) return text;
    return json.end_array().take() + "\n";
}

}  // namespace agora::lab
