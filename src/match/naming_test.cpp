#include "match/naming.hpp"

#include <gtest/gtest.h>

namespace agora {
namespace {

using Names = std::vector<std::string>;

Sitter person(std::string name) {
    Sitter sitter;
    sitter.person = 1;
    sitter.name = std::move(name);
    return sitter;
}

Sitter bot(std::string level) {
    Sitter sitter;
    sitter.bot = std::move(level);
    return sitter;
}

TEST(Naming, CallsBotsByTheirSeatAndLevel) {
    const std::vector sitters = {person("Ada"), bot("1"), bot("1"), Sitter{}};
    EXPECT_EQ(names_at(sitters, Lang::en), (Names{"Ada", "Bot 2 (1)", "Bot 3 (1)", ""}));
    EXPECT_EQ(names_at(sitters, Lang::fr), (Names{"Ada", "Robot 2 (1)", "Robot 3 (1)", ""}));
}

TEST(Naming, NeverCallsTwoAlike) {
    const std::vector sitters = {person("Ada"), person("Ada"), person("Ada")};
    EXPECT_EQ(names_at(sitters, Lang::en), (Names{"Ada", "Ada (2)", "Ada (3)"}));
}

TEST(Naming, ReadsTheNamesOfARecord) {
    Record record;
    record.players = {"-", "bot:max", "Ada", "-"};
    EXPECT_EQ(names_in(record, Lang::fr), (Names{"Place 1", "Robot 2 (max)", "Ada", "Place 4"}));
}

}  // namespace
}  // namespace agora
