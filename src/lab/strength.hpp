// How strong the nets of a game are without search: the greedy policy on afterstate values.
#pragma once

#include "ai/net/evaluator.hpp"
#include "cli/phrase.hpp"
#include "core/greedy_choice.hpp"
#include "core/json.hpp"
#include "lab/pairing.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

namespace agora::lab {

struct Strength {
    int seats;
    Text against;
    Share share;
};

// One net against tables of greedy players, for every number of seats, and against an older net.
template <class E>
std::vector<Strength> measure_strength(const ai::net::ValueNet& net, const ai::net::ValueNet& older,
                                       int deals) {
    using G = typename E::Game;
    const auto plays = [](const ai::net::Evaluator<E>& evaluator) {
        return [&evaluator](const typename G::View& view, std::span<const typename G::Action> legal,
                            Random&) { return evaluator.greedy(view, legal); };
    };
    const ai::net::Evaluator<E> evaluator(net);
    const ai::net::Evaluator<E> older_evaluator(older);
    const auto& options = G::presets().front().options;
    constexpr int fewest = G::about.least_seats;
    std::vector<Strength> strengths;
    for (int seats = fewest; seats <= G::about.most_seats; ++seats)
        strengths.push_back(
            {seats,
             {"greedy", "« greedy »"},
             share_of_wins<G>(options, seats, deals, 1, plays(evaluator), greedy_choice<G>)});
    strengths.push_back(
        {fewest,
         {"the one before", "le précédent"},
         share_of_wins<G>(options, fewest, deals, 2, plays(evaluator), plays(older_evaluator))});
    return strengths;
}

inline std::string line_of(const std::vector<Strength>& strengths, Lang lang) {
    constexpr Text words = {"  {} seats against {} {:.1f} % +-{:.1f}",
                            "  {} places contre {} {:.1f} % +-{:.1f}"};
    std::string line;
    for (const auto& [seats, against, share] : strengths)
        line += cli::phrase(lang, words, seats, against.in(lang), 100 * share.wins,
                            100 * share.give_or_take);
    return decimals(line, lang);
}

inline void write_json(const std::vector<Strength>& strengths, JsonWriter& json) {
    json.begin_array();
    for (const auto& [seats, against, share] : strengths)
        json.begin_object()
            .field("seats", seats)
            .field("against", against.en)
            .field("wins", share.wins)
            .field("give_or_take", share.give_or_take)
            .field("deals", share.deals)
            .end_object();
    json.end_array();
}

}  // namespace agora::lab
