// The reader of records: whatever it accepts survives being written and read, and replaying it
// either works or says where it does not.
#include "core/record.hpp"
#include "games/registry.hpp"
#include "match/table.hpp"
#include "require.hpp"

using namespace agora;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const auto record = read_record(std::string(data, data + size));
    if (!record) {
        require(!record.error().message.empty());
        return 0;
    }
    require(read_record(record_file(*record)) == record);
    for (const auto* game : games::all_games()) {
        const auto why = check_record(*game, *record);
        require(!why || !why->message.empty());
        if (const auto table = match::Table::resume(*game, *record, 1))
            require(table->record().steps.size() >= record->steps.size());
    }
    return 0;
}
