// The reader of views as JSON: whatever it accepts can be described, drawn and sampled, and is the
// same view when it has been described and read again; a world drawn for it can be looked at and
// drawn anew by everybody at the table.
#include "games/registry.hpp"
#include "require.hpp"

#include <boost/json/value.hpp>

#include <algorithm>

namespace {

using namespace agora;

// The world drawn for one viewer is one that the others could live in too: each can imagine it.
void view_as_others(const AnyPosition& world, int seats) {
    for (int seat = 0; seat < seats; ++seat) {
        const auto view = world.view(Viewer(static_cast<Seat>(seat)));
        Random random(2);
        require(
            std::ranges::equal(view->sample(random)->view(view->viewer())->bytes(), view->bytes()));
    }
}

void use(const AnyGame& game, const AnyView& view) {
    JsonWriter json;
    view.describe(json);
    const auto again = game.from_json(*read_json(json.text()));
    require(again.has_value() && std::ranges::equal((*again)->bytes(), view.bytes()));
    for (const Part part : {Part::table, Part::mine}) view.draw(TerminalStyle{}, part);
    Random random(1);
    const auto world = view.sample(random);
    require(std::ranges::equal(world->view(view.viewer())->bytes(), view.bytes()));
    view_as_others(*world, world->seats());
    if (view.viewer().is_spectator()) return;
    for (const Code code : world->legal(view.viewer().seat())) {
        view.action_score(code);
        require(view.read(view.write(code), Lang::en).has_value());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const auto json = read_json(std::string(data, data + size));
    if (!json) return 0;
    for (const auto* game : games::all_games())
        if (const auto view = game->from_json(*json)) use(*game, **view);
    return 0;
}
