#include "lab/bench.hpp"

#include "core/fingerprint.hpp"
#include "games/all.hpp"
#include "games/registry.hpp"
#include "lab/ai_speed.hpp"
#include "lab/speed.hpp"

#include <fmt/format.h>

namespace agora {

namespace {

void write_json(std::span<const Figure> figures, JsonWriter& json) {
    json.key("figures").begin_array();
    for (const auto& figure : figures)
        json.begin_object()
            .field("name", figure.name)
            .field("value", figure.value)
            .field("goal", figure.goal)
            .field("reached", figure.reached())
            .end_object();
    json.end_array();
}

std::string table_of(std::span<const Figure> figures) {
    std::string text;
    for (const auto& figure : figures)
        text += fmt::format("  {:<42}{:>14.1f}   ({} {})\n", figure.name, figure.value,
                            figure.more_is_better ? "at least" : "at most", figure.goal);
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

std::string table_of(const GameSpeed& speed) {
    std::string text = fmt::format("{}: a state takes {} bytes, a view {}\n", speed.game,
                                   speed.state_bytes, speed.view_bytes);
    const auto row = [&](std::string_view name, int digits, auto&& number) {
        text += fmt::format("  {:<28}", name);
        for (const auto& seats : speed.seats)
            text += fmt::format("{:>14.{}f}", number(seats), digits);
        text += "\n";
    };
    row("seats", 0, [](const auto& s) { return static_cast<double>(s.seats); });
    row("random games/s", 0, [](const auto& s) { return s.games_per_second; });
    row("decisions/s", 0, [](const auto& s) { return s.decisions_per_second; });
    row("ns a decision", 1, [](const auto& s) { return s.ns_per_decision; });
    if (speed.seats.front().instructions_per_decision)
        row("instructions a decision", 0,
            [](const auto& s) { return s.instructions_per_decision.value_or(0); });
    else
        text += "  instructions a decision      this machine cannot count them\n";
    row("decisions a game", 1, [](const auto& s) { return s.decisions_per_game; });
    row("legal decisions at a time", 1, [](const auto& s) { return s.legal_per_decision; });
    row("ns to sample a world", 1, [](const auto& s) { return s.sample_ns; });
    row("ns to make a view", 1, [](const auto& s) { return s.view_ns; });
    text += table_of(speed.figures);
    return text;
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

std::string table_of(const AiSpeed& speed) {
    auto text = fmt::format("{}: {:.0f} iterations/s with light playouts", speed.game,
                            speed.iterations_per_second);
    if (speed.iterations_goal > 0) text += fmt::format(" (at least {:.0f})", speed.iterations_goal);
    text += "\n";
    text +=
        fmt::format("  a tree step takes {:.0f} ns (at most {:.0f}), the rules on it {:.0f} ns\n",
                    speed.ns_per_tree_step, tree_step_goal, speed.ns_per_rules_step);
    for (const auto& level : speed.levels)
        text += fmt::format("  level {}{:>12.2f} ms a decision, slowest{:>9.2f} ms{}\n",
                            level.level, level.mean_ms, level.slowest_ms,
                            level.level == 5 ? fmt::format(" (at most {:.0f})", level_5_goal) : "");
    return text + table_of(speed.figures);
}

}  // namespace

Result<std::string> bench(const BenchWish& wish) {
    std::string_view only;
    if (!wish.game.empty()) {
        const auto game = game_named(wish.game);
        if (!game) return std::unexpected(game.error());
        only = (*game)->about().id;
    }
    if (!(wish.seconds > 0 && wish.seconds <= 600))
        return refuse("--seconds must be more than 0 and at most 600",
                      "--seconds doit être plus de 0 et au plus 600");
    std::string text;
    JsonWriter json;
    if (wish.json) json.begin_array();
    for_each_game(AllGames{}, [&]<class G>() {
        if (!only.empty() && only != G::about.id) return;
        if (wish.fingerprint) {
            const auto print = std::to_string(fingerprint<G>());
            text += fmt::format("{:<12} {}\n", G::about.id, print);
            json.begin_object().field("game", G::about.id).field("fingerprint", print).end_object();
            return;
        }
        if (wish.ai) {
            const auto speed = measure_ai<G>(wish.seconds);
            text += table_of(speed);
            write_json(speed, json);
            return;
        }
        const auto speed = measure_game<G>(wish.seconds);
        text += table_of(speed);
        write_json(speed, json);
    });
    if (!wish.json) return text;
    return json.end_array().take() + "\n";
}

}  // namespace agora
