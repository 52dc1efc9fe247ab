// Finished games: record, and replay for a viewer.
#pragma once

#include "core/error.hpp"
#include "core/record.hpp"
#include "server/base/errors.hpp"
#include "server/base/who.hpp"
#include "store/store.hpp"

namespace agora::server {

// The record of a table whose game is over, without the seed, for this one with this key. Names of
// people who are gone are left out.
Expected<Record> record_of(const store::Store& store, store::Id table, const Who& who,
                           std::string_view key);

struct ReplayRequest {
    std::optional<Viewer> as{};  // nothing: omniscient
    int from = 0;                // the first position; 0 is before the first decision
    int most = 100;
};

// "0" to "7", "spectator" or "all".
std::optional<ReplayRequest> read_viewer(std::string_view text, int seats);

// A page of positions as JSON: one after each decision and the luck that followed it.
Expected<std::string> replay_text(const Record& record, const ReplayRequest& wanted, Lang lang);

}  // namespace agora::server
