#include "match/review.hpp"

#include "bots/hint.hpp"

#include <algorithm>

namespace agora::match {

namespace {

constexpr double least_cost = 0.05;  // below it is noise of the search
constexpr std::size_t most_costs = 8;

std::optional<Code> decision_of(const AnyView& view, std::span<const Code> legal,
                                const std::string& text) {
    for (const Code decision : legal)
        if (view.write(decision) == text) return decision;
    return std::nullopt;
}

std::array<std::string, 2> in_both(const AnyView& view, Code decision) {
    return {view.write_in(Lang::en, decision), view.write_in(Lang::fr, decision)};
}

}  // namespace

ReviewedGame review(std::span<const Move> moves, std::optional<Viewer> onlooker,
                    const std::function<bool()>& go_on) {
    ReviewedGame reviewed;
    const auto seats = static_cast<std::size_t>(moves.front().after->seats());
    reviewed.mean.resize(seats);
    std::vector<std::size_t> made(seats);
    for (std::size_t i = 1; i < moves.size() && go_on(); ++i) {
        const Seat seat = *moves[i].seat;
        if (onlooker && !onlooker->owns(seat)) continue;
        const auto& before = *moves[i - 1].after;
        const auto view = before.view(seat);
        const auto legal = before.legal(seat);
        const auto decision = decision_of(*view, legal, moves[i].text);
        if (!decision || legal.size() < 2) continue;
        const bots::Judged judged = bots::judge(*view, *decision, i);
        ++reviewed.decisions;
        ++made[seat];
        reviewed.mean[seat] += judged.cost();
        if (judged.cost() < least_cost) continue;
        reviewed.costs.push_back({i, seat, moves[i].text, view->write(judged.best), judged.win,
                                  judged.best_win, in_both(*view, *decision),
                                  in_both(*view, judged.best)});
    }
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (made[seat] > 0) reviewed.mean[seat] /= static_cast<double>(made[seat]);
    std::ranges::sort(reviewed.costs, [](const Cost& a, const Cost& b) {
        return a.lost() != b.lost() ? a.lost() > b.lost() : a.move < b.move;
    });
    if (reviewed.costs.size() > most_costs) reviewed.costs.resize(most_costs);
    return reviewed;
}

std::string review_json(const ReviewedGame& reviewed) {
    JsonWriter json;
    json.begin_object().field("decisions", reviewed.decisions).key("costs").begin_array();
    for (const Cost& cost : reviewed.costs) {
        json.begin_object().field("move", cost.move).field("seat", cost.seat);
        json.field("do", cost.text).field("win", cost.win);
        json.field("better", cost.better).field("better_win", cost.better_win).end_object();
    }
    json.end_array().key("mean").begin_array();
    for (const double mean : reviewed.mean) json.value(mean);
    return json.end_array().end_object().take();
}

}  // namespace agora::match
