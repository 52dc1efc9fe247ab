// The reader of requests to the referee, and what a table does with them: a refusal changes
// nothing, an accepted decision is in the record.
#include "games/registry.hpp"
#include "match/messages.hpp"
#include "match/table.hpp"
#include "require.hpp"

using namespace agora;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string line(data, data + size);
    for (const auto* game : games::all_games()) {
        auto table = match::Table::open(*game, {}, {"Ann", "Bob"}, 1);
        const auto request = match::read_request(line, table->seats());
        if (!request) {
            require(!request.error().message.empty());
            continue;
        }
        const auto steps = table->record().steps.size();
        const auto done = table->submit(request->seat, request->text);
        require(done ? table->record().steps.size() > steps
                     : table->record().steps.size() == steps);
    }
    return 0;
}
