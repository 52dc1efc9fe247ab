// The reader of typed decisions: whatever it accepts is legal, one decision after another; whatever
// it refuses has a reason. The first two bytes choose a game and how far it has gone, the rest is
// typed.
#include "games/registry.hpp"
#include "require.hpp"

#include <algorithm>
#include <span>

namespace {

using namespace agora;

std::unique_ptr<AnyPosition> position_after(const AnyGame& game, int decisions) {
    auto position = std::move(*game.start({}, game.about().least_seats + decisions % 2));
    Random random(static_cast<std::uint64_t>(decisions));
    Events events;
    while (position->turn() != Turn::over) {
        if (position->turn() == Turn::luck) {
            position->apply_outcome(random.pick(position->luck()), events);
        } else if (decisions-- > 0) {
            const Seat seat = *position->pending().begin();
            const auto legal = position->legal(seat);
            position->apply(seat, legal[random.below(static_cast<unsigned>(legal.size()))], events);
        } else {
            break;
        }
    }
    return position;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    if (size < 2) return 0;
    const auto games = games::all_games();
    const auto position = position_after(*games[data[0] % games.size()], data[1]);
    const std::string text(data + 2, data + size);
    for (int seat = -1; seat < position->seats(); ++seat) {
        const Viewer viewer = seat < 0 ? Viewer::spectator() : Viewer(static_cast<Seat>(seat));
        const auto view = position->view(viewer);
        const auto english = view->read(text, Lang::en);
        const auto french = view->read(text, Lang::fr);
        require(english.has_value() == french.has_value());
        if (!english) {
            require(!english.error().message.empty() && english.error().message.size() < 1000);
            require(!french.error().message.empty() && french.error().message.size() < 1000);
            continue;
        }
        require(!viewer.is_spectator() && !english->empty() && *english == *french);
        const auto after = position->clone();
        Events events;
        for (const Code code : *english) {
            const auto legal = after->legal(viewer.seat());
            require(std::ranges::find(legal, code) != legal.end());
            after->apply(viewer.seat(), code, events);
            require(after->broken().empty());
        }
    }
    return 0;
}
