#include "remote/link.hpp"

#include <gtest/gtest.h>

namespace agora::remote {
namespace {

TEST(TableAddress, HasATableAndPerhapsAKey) {
    const auto plain = read_table_address("http://localhost:8080/table/7");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->table, 7);
    EXPECT_EQ(plain->link(""), "http://localhost:8080/table/7");
    const auto invited = read_table_address("https://play.example/table/12?key=abc");
    ASSERT_TRUE(invited);
    EXPECT_EQ(invited->key, "abc");
    EXPECT_EQ(invited->link("def"), "https://play.example/table/12?key=def");
    for (const auto* wrong : {"http://localhost:8080/", "http://localhost/table/0",
                              "http://localhost/table/x", "localhost/table/7", "http:///table/7"})
        EXPECT_FALSE(read_table_address(wrong)) << wrong;
}

}  // namespace
}  // namespace agora::remote
