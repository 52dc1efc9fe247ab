// `agora serve`: the whole server, from its settings to its end.
#pragma once

#include "core/language.hpp"

#include <map>
#include <string>

namespace agora::server {

struct ServeOptions {
    std::string file;                          // of settings
    std::map<std::string, std::string> flags;  // by the name of the setting
    std::string backup;                        // only copy the database to this file
    std::string restore;                       // only put this copy in its place
    bool routes = false;                       // only print the list of requests
    Lang lang = Lang::en;                      // of what it says to its operator
};

int serve_command(const ServeOptions& options);

}  // namespace agora::server
