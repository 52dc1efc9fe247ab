// The web client: files that are part of the program.
#pragma once

#include "server/http/request.hpp"

#include <span>
#include <string_view>

namespace agora::server {

struct Page {
    std::string_view path;    // "/index.html"
    std::string_view plain;   // its bytes
    std::string_view packed;  // the same, by gzip
    std::string_view brotli;  // and by brotli; empty where the build has not made it
};

// All of them, by path. Made by the build from web/dist, or from src/server/plain where that is not
// built.
std::span<const Page> pages();

// The page for a path. A path that names no file is one of the client's own (it looks at the
// address itself) and gets its index; one with a dot in its last part is a file that is missing.
Response page_for(const Request& request);

}  // namespace agora::server
