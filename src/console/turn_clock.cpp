#include "console/turn_clock.hpp"

#include "cli/line_reader.hpp"
#include "console/phrases.hpp"
#include "core/record.hpp"
#include "core/typed.hpp"

#include <algorithm>
#include <charconv>

namespace agora::console {

namespace {

constexpr int usual_seconds = 30;
constexpr std::string_view no_clock = "none";
constexpr Text wrong_seconds = {
    "--clock takes seconds for a decision, 1 to {}, or none, not {}",
    "--clock demande les secondes d'une décision, de 1 à {}, ou « none », pas {}"};

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

Expected<TurnClock> read_clock(const std::optional<std::string>& text, std::optional<int> kept,
                               const AnyGame& game, Lang lang) {
    if (!text) return kept ? TurnClock(std::chrono::seconds(*kept)) : TurnClock();
    if (*text == no_clock) return TurnClock();
    const int usual = game.about().seconds;
    int seconds = usual != 0 ? usual : usual_seconds;
    if (!text->empty()) {
        const auto* end = text->data() + text->size();
        const auto [stop, error] = std::from_chars(text->data(), end, seconds);
        if (error != std::errc() || stop != end || seconds < 1 || seconds > longest_clock)
            return refuse(
                phrase(lang, wrong_seconds, longest_clock, in_quotes(cli::showable(*text), lang)));
    }
    return TurnClock(std::chrono::seconds(seconds));
}

}  // namespace agora::console
