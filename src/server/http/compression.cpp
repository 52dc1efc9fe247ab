#include "server/http/compression.hpp"

#include <zlib.h>

#include <algorithm>
#include <ranges>
#include <stdexcept>

namespace agora::server {

namespace {

constexpr std::size_t worth_it = 1024;  // bytes
constexpr int level = 5;
constexpr int gzip_format = MAX_WBITS + 16;

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

bool is_secret(const Response& response) {
    const std::pair<std::string, std::string> secret("Cache-Control", "no-store");
    return std::ranges::find(response.headers, secret) != response.headers.end();
}

}  // namespace

bool accepts(std::string_view accept_encoding, std::string_view coding) {
    for (const auto part : std::views::split(accept_encoding, ',')) {
        const std::string_view one(part);
        if (trimmed(one.substr(0, one.find(';'))) != coding) continue;
        const auto weight = one.find("q=");
        // 0, 0.0, 0.00 and 0.000 refuse it.
        return weight == std::string_view::npos ||
               trimmed(one.substr(weight + 2)).find_first_not_of("0.") != std::string_view::npos;
    }
    return false;
}

std::string gzip(std::string_view text) {
    z_stream stream{};
    if (deflateInit2(&stream, level, Z_DEFLATED, gzip_format, MAX_MEM_LEVEL, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        throw std::runtime_error("deflate cannot begin");
    std::string packed(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const auto end = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    if (end != Z_STREAM_END) throw std::runtime_error("deflate did not end");
    return packed;
}

void compress(Response& response, std::string_view accept_encoding) {
    if (!response.body || response.body->size() < worth_it || is_secret(response)) return;
    response.headers.emplace_back("Vary", "Accept-Encoding");
    if (!accepts(accept_encoding, "gzip")) return;
    response.body = std::make_shared<const std::string>(gzip(*response.body));
    response.headers.emplace_back("Content-Encoding", "gzip");
}

}  // namespace agora::server
