#include "console/review.hpp"

#include "console/line_reader.hpp"
#include "console/phrases.hpp"

#include <cmath>

namespace agora::console {

namespace {

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

std::string exact_percent(double share, Lang lang) {
    return decimals(fmt::format("{:.1f}", 100 * share), lang);
}

}  // namespace

std::string review_text(const match::ReviewedGame& reviewed, const Look& look) {
    std::string text = phrase(look.lang, phrases::reviewed, reviewed.decisions);
    if (reviewed.costs.empty())
        text.append("\n").append(phrase(look.lang, phrases::nothing_given_away));
    for (const match::Cost& cost : reviewed.costs)
        text +=
            "\n" + phrase(look.lang, phrases::gave_away, cost.move, showable(look.name(cost.seat)),
                          showable(cost.text), percent(cost.lost()), cost.better,
                          percent(cost.better_win), percent(cost.win));
    for (std::size_t seat = 0; seat < reviewed.mean.size(); ++seat)
        text += "\n" + phrase(look.lang, phrases::mean_given_away,
                              showable(look.name(static_cast<Seat>(seat))),
                              exact_percent(reviewed.mean[seat], look.lang));
    return text;
}

}  // namespace agora::console
