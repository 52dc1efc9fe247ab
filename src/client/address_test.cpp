#include "client/address.hpp"

#include <gtest/gtest.h>

namespace agora::client {
namespace {

TEST(Address, HasAHostAPortAndPerhapsTls) {
    const auto plain = read_address("http://localhost:8080/table/7");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->host, "localhost");
    EXPECT_EQ(plain->port, 8080);
    EXPECT_FALSE(plain->secure);
    EXPECT_EQ(plain->origin(), "http://localhost:8080");
    const auto secure = read_address("https://play.example?key=1");
    ASSERT_TRUE(secure);
    EXPECT_EQ(secure->port, 443);
    EXPECT_TRUE(secure->secure && secure->has_usual_port());
    const auto six = read_address("http://[::1]:81");
    ASSERT_TRUE(six);
    EXPECT_EQ(six->host, "[::1]");
    EXPECT_EQ(six->bare_host(), "::1");
    EXPECT_EQ(read_address("http://[::1]")->port, 80);
}

TEST(Address, SaysWhatIsWrong) {
    EXPECT_EQ(read_address("localhost:8080").error().message,
              "the address must begin with http:// or https://");
    EXPECT_EQ(read_address("http:///table/7").error().message, "the address must name a host");
    for (const auto* port : {"0", "65536", "x", "", "80 "})
        EXPECT_EQ(read_address(std::string("http://localhost:") + port).error().message,
                  std::string("the port is a number from 1 to 65535, not \"") + port + "\"");
}

}  // namespace
}  // namespace agora::client
