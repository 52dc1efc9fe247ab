#include "server/http/compression.hpp"

#include <gtest/gtest.h>
#include <zlib.h>

#include <algorithm>

namespace agora::server {
namespace {

std::string unpacked(std::string_view packed, std::size_t most) {
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, MAX_WBITS + 16), Z_OK);
    std::string text(most, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    text.resize(stream.total_out);
    inflateEnd(&stream);
    return text;
}

bool has(const Response& response, const std::string& name, const std::string& value) {
    return std::ranges::find(response.headers, std::pair(name, value)) != response.headers.end();
}

TEST(Compression, ReadsWhatAClientAccepts) {
    EXPECT_TRUE(accepts("gzip, deflate, br", "gzip"));
    EXPECT_TRUE(accepts("gzip, deflate, br", "br"));
    EXPECT_TRUE(accepts("br;q=0.5 , gzip ;q=0.1", "gzip"));
    EXPECT_FALSE(accepts("gzip;q=0, br", "gzip"));
    EXPECT_FALSE(accepts("gzip;q=0.000", "gzip"));
    EXPECT_FALSE(accepts("x-gzip, brotli", "br"));
    EXPECT_FALSE(accepts("", "gzip"));
}

TEST(Compression, PacksLongAnswersOnly) {
    const std::string text(5000, 'a');
    auto answer = Response::text(200, text);
    compress(answer, "gzip");
    EXPECT_TRUE(has(answer, "Content-Encoding", "gzip"));
    EXPECT_TRUE(has(answer, "Vary", "Accept-Encoding"));
    EXPECT_LT(answer.body->size(), 100U);
    EXPECT_EQ(unpacked(*answer.body, 10'000), text);

    auto plain = Response::text(200, text);
    compress(plain, "");
    EXPECT_EQ(*plain.body, text);
    EXPECT_FALSE(has(plain, "Content-Encoding", "gzip"));

    auto brief = Response::text(200, "{}");
    compress(brief, "gzip");
    EXPECT_EQ(*brief.body, "{}");
}

TEST(Compression, LeavesSecretsAsTheyAre) {
    auto answer = Response::text(200, std::string(5000, 'a'));
    answer.headers.emplace_back("Cache-Control", "no-store");
    compress(answer, "gzip");
    EXPECT_FALSE(has(answer, "Content-Encoding", "gzip"));
}

}  // namespace
}  // namespace agora::server
