#include "console/take_back.hpp"

namespace agora::console {

std::optional<std::size_t> last_own_decision(const match::Table& table,
                                             const std::function<bool(Seat)>& is_one_of_them) {
    std::optional<std::size_t> last;
    auto replay = Replay::begin(table.game(), table.record());
    Events events;
    while (replay && !replay->at_end()) {
        const auto& position = replay->position();
        const auto& step = table.record().steps[replay->next()];
        if (step.seat && is_one_of_them(*step.seat)) {
            const auto view = position.view(*step.seat);
            const auto automatic = view->automatic(position.legal(*step.seat));
            if (!automatic || view->write(*automatic) != step.text) last = replay->next();
        }
        if (!replay->advance(events)) break;
    }
    return last;
}

Expected<match::Table> taken_back(const match::Table& table, std::size_t step) {
    auto back = table.taken_back_to(step);
    if (back) back->count_take_back();
    return back;
}

}  // namespace agora::console
