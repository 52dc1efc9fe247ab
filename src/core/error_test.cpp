#include "core/error.hpp"

#include "kit/golden.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

namespace agora {
namespace {

TEST(Errors, AreSaidInBothLanguages) {
    for (const auto& row : all_errors()) {
        EXPECT_EQ(&row_of(row.code), &row);
        EXPECT_EQ(error_code(row.name), row.code);
        EXPECT_FALSE(row.message.en.empty());
        EXPECT_NE(row.message.en, row.message.fr);
        EXPECT_GE(row.http_status, 400);
        EXPECT_FALSE(row.message.en.ends_with('.')) << "others may add to it";
    }
    EXPECT_EQ(error_code("nothing"), std::nullopt);
}

TEST(Errors, HaveACodeEach) {
    std::set<std::string_view> names;
    for (const auto& row : all_errors()) EXPECT_TRUE(names.insert(row.name).second) << row.name;
}

TEST(Errors, AreWhatTheCodeSaysUnlessTheyHaveASentenceOfTheirOwn) {
    const Error error(ErrorCode::late, Lang::fr);
    EXPECT_EQ(error.name(), "late");
    EXPECT_EQ(error.http_status(), 409);
    EXPECT_EQ(error.message, row_of(ErrorCode::late).message.fr);
    EXPECT_EQ(Error(ErrorCode::late, "too late for you").message, "too late for you");
    const Error typed("no such card", "carte inconnue");
    EXPECT_EQ(typed.in(Lang::en), "no such card");
    EXPECT_EQ(typed.in(Lang::fr), "carte inconnue");
    EXPECT_EQ(Error("as it is").in(Lang::fr), "as it is");
}

// AGORA_GOLDEN=write puts the codes there.
TEST(Errors, AreListedInTheApiDescription) {
    std::string list;
    for (const auto& row : all_errors())
        list += (list.empty() ? "" : ", ") + ('"' + std::string(row.name) + '"');
    const auto file = kit::source_folder() / "docs/openapi.json";
    std::ostringstream read;
    read << std::ifstream(file).rdbuf();
    auto text = read.str();
    constexpr std::string_view before = "\"refused\": {\"enum\": [";
    const auto at = text.find(before) + before.size();
    text.replace(at, text.find(']', at) - at, list);
    const auto found = kit::check_golden(file, text);
    EXPECT_TRUE(found.none()) << found.text();
}

}  // namespace
}  // namespace agora
