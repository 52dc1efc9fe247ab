// Compression of answers, as the client accepts it.
#pragma once

#include "server/http/request.hpp"

#include <string>
#include <string_view>

namespace agora::server {

// Whether "gzip, br;q=0.5" names this coding, and not with a weight of 0.
bool accepts(std::string_view accept_encoding, std::string_view coding);

std::string gzip(std::string_view text);

// By gzip, where that is worth it. An answer that may not be stored has secrets and stays as it is: the length of
// what is compressed tells of them.
void compress(Response& response, std::string_view accept_encoding);

}  // namespace agora::server
