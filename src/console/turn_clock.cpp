#include "console/turn_clock.hpp"

#include "cli/line_reader.hpp"
#include "core/record.hpp"
#include "core/spelling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace agora::console {

namespace {

constexpr int usual_seconds = 30;
constexpr std::string_view no_clock = "none";

}  // namespace

std::optional<TurnClock::Moment> TurnClock::until(const AnyView& view, Moment now) {
    if (!limit_) return std::nullopt;
    const auto share = view.time_share();
    auto& end = ends_[view.viewer().seat()];
    if (!share.goes_on || !end)
        end = now + std::chrono::milliseconds(*limit_) * share.percent / 100;
    return end;
}

void TurnClock::stood_for(Moment::duration time) {
    for (auto& end : ends_)
        if (end) *end += time;
}

bool is_turn(const AnyView& view) {
    return view.time_share().percent == TimeShare{}.percent && !view.time_share().goes_on;
}

std::int64_t seconds_until(TurnClock::Moment moment) {
    const auto left = moment - TurnClock::Moment::clock::now();
    return std::max<std::int64_t>(std::chrono::ceil<std::chrono::seconds>(left).count(), 0);
}

Expected<ClockOption> read_clock(std::string_view text) {
    using Kind = ClockOption::Kind;
    if (text.empty()) return ClockOption{Kind::usual};
    if (text == no_clock) return ClockOption{Kind::none};
    int seconds = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seconds);
    if (error != std::errc() || stop != end || seconds < 1 || seconds > longest_clock)
        return refuse(
            fmt::format("--clock takes seconds for a decision, 1 to {}, or none, not \"{}\"",
                        longest_clock, cli::showable(text)),
            fmt::format("--clock demande les secondes d’une décision, de 1 à {}, ou {}, pas {}",
                        longest_clock, in_guillemets(no_clock),
                        in_guillemets(cli::showable(text))));
    return ClockOption{Kind::fixed, std::chrono::seconds(seconds)};
}

TurnClock clock_for(const ClockOption& option, std::optional<int> kept, const AnyGame& game) {
    switch (option.kind) {
        case ClockOption::Kind::kept:
            return kept ? TurnClock(std::chrono::seconds(*kept)) : TurnClock();
        case ClockOption::Kind::usual: {
            const int usual = game.about().seconds;
            return TurnClock(std::chrono::seconds(usual != 0 ? usual : usual_seconds));
        }
        case ClockOption::Kind::none: break;
        case ClockOption::Kind::fixed: return TurnClock(option.time);
    }
    return {};
}

}  // namespace agora::console
