// The reader of messages over the socket: what it accepts is within its limits.
#include "require.hpp"
#include "server/session/client_message.hpp"

using namespace agora;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const auto said = server::read_client_message({reinterpret_cast<const char*>(data), size});
    if (!said) {
        require(!said.error().message.empty());
        return 0;
    }
    require(said->table >= 0);
    require(said->id.size() <= size);
    const bool about_table = !std::holds_alternative<server::message::Lobby>(said->what) &&
                             !std::holds_alternative<server::message::Ping>(said->what);
    require(about_table == (said->table > 0));
    return 0;
}
