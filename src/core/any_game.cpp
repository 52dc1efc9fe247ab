#include "core/any_game.hpp"

#include <optional>

namespace agora {

Result<Item> read_outcome(const AnyPosition& position, std::string_view text) {
    std::optional<Item> found;
    position.luck().among.each([&](Item item) {
        if (!found && position.write_outcome(item) == text) found = item;
    });
    if (found) return *found;
    return refuse("\"" + std::string(text) + "\" is nothing that luck can bring here");
}

}  // namespace agora
