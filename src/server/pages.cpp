#include "server/pages.hpp"

#include "server/http/compression.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace agora::server {

namespace {

std::string_view type_of(std::string_view path) {
    using Type = std::pair<std::string_view, std::string_view>;
    constexpr std::array types = {Type{".html", "text/html; charset=utf-8"},
                                  Type{".js", "text/javascript; charset=utf-8"},
                                  Type{".css", "text/css; charset=utf-8"},
                                  Type{".json", "application/json"},
                                  Type{".svg", "image/svg+xml"},
                                  Type{".png", "image/png"},
                                  Type{".webp", "image/webp"},
                                  Type{".ico", "image/x-icon"},
                                  Type{".woff2", "font/woff2"},
                                  Type{".wasm", "application/wasm"},
                                  Type{".webmanifest", "application/manifest+json"},
                                  Type{".txt", "text/plain; charset=utf-8"}};
    const auto found =
        std::ranges::find_if(types, [&](const Type& type) { return path.ends_with(type.first); });
    return found == types.end() ? "application/octet-stream" : found->second;
}

const Page* find_page(std::string_view path) {
    const auto found = std::ranges::find(pages(), path, &Page::path);
    return found == pages().end() ? nullptr : &*found;
}

// A name for these bytes (FNV-1a).
std::string mark_of(std::string_view bytes) {
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
    return fmt::format("\"{:016x}\"", hash);
}

// Its name changes with its contents, as build tools write it: "/assets/index-B3k9_x2a.js".
bool is_lasting(std::string_view path) { return path.starts_with("/assets/"); }

struct Form {
    std::string_view bytes;
    std::string_view coding;  // empty: as it is
};

// The smallest that the client accepts. Fonts and pictures are packed already.
Form form_for(const Page& page, std::string_view accepted) {
    Form best{page.plain, {}};
    const auto consider = [&](std::string_view bytes, std::string_view coding) {
        if (!bytes.empty() && bytes.size() < best.bytes.size() && accepts(accepted, coding))
            best = {bytes, coding};
    };
    consider(page.packed, "gzip");
    consider(page.brotli, "br");
    return best;
}

}  // namespace

Response page_for(const Request& request) {
    if (request.method != "GET" && request.method != "HEAD") {
        auto refused = Response::text(405, R"({"refused":"method"})");
        refused.headers.emplace_back("Allow", "GET, HEAD");
        return refused;
    }
    const auto* page = find_page(request.path);
    const auto last_part = request.path.substr(request.path.rfind('/') + 1);
    if (page == nullptr && last_part.find('.') == std::string::npos)
        page = find_page("/index.html");
    if (page == nullptr) return Response::text(404, R"({"refused":"no_such_page"})");

    const auto [bytes, coding] = form_for(*page, request.header("accept-encoding"));
    const auto mark = mark_of(bytes);
    Response response;
    response.type = type_of(page->path);
    response.headers = {
        {"ETag", mark},
        {"Vary", "Accept-Encoding"},
        {"Cache-Control",
         is_lasting(page->path) ? "public, max-age=31536000, immutable" : "no-cache"}};
    if (request.header("if-none-match") == mark) {
        response.status = 304;
        return response;
    }
    if (!coding.empty()) response.headers.emplace_back("Content-Encoding", coding);
    response.body = std::make_shared<const std::string>(bytes);
    return response;
}

}  // namespace agora::server
