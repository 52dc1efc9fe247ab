// The reader of setups: what it accepts survives being written and read; a table can be opened with
// it or there is a reason why not.
#include "match/room.hpp"
#include "require.hpp"

using namespace agora;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string text(data, data + size);
    for (const auto source : {match::SetupSource::asked, match::SetupSource::stored}) {
        auto setup = read_setup(text, source);
        if (setup && source == match::SetupSource::asked)
            setup = complete(*setup, {1, "Ann", 7, "an-invitation", 5});
        if (!setup) {
            require(!setup.error().message.empty());
            continue;
        }
        if (!check_setup(*setup)) continue;
        require(read_setup(setup_text(*setup), match::SetupSource::stored) == setup);
        auto room = match::Room::open(*setup);
        require(room.has_value());
        room->wake(setup->opened);
        require(!room->message({.viewer = Viewer::spectator(), .lang = Lang::fr, .since = 0},
                               setup->opened)
                     .empty());
    }
    return 0;
}
