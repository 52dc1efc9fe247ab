#include "console/record_files.hpp"

#include "games/registry.hpp"
#include "match/table.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace agora {
namespace {

class RecordFiles : public testing::Test {
protected:
    void SetUp() override {
        char name[] = "/tmp/agora-files-XXXXXX";
        folder_ = mkdtemp(name);
        setenv("XDG_DATA_HOME", folder_.c_str(), 1);
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string path(const std::string& name) const { return (folder_ / name).string(); }
    void put(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
    }
    static std::string text_of(const std::string& file) {
        std::ostringstream text;
        text << std::ifstream(file, std::ios::binary).rdbuf();
        return text.str();
    }
    static Record record() {
        return Table::open(**find_game("gops"), {}, {"Ann", "Bob"}, 3)->record();
    }

    std::filesystem::path folder_;
};

TEST_F(RecordFiles, SaveMakesANewFileInTheUsualPlace) {
    SaveFile one;
    SaveFile other;
    ASSERT_TRUE(one.write(record()));
    ASSERT_TRUE(other.write(record()));
    EXPECT_NE(one.path(), other.path());  // also within one second
    EXPECT_TRUE(one.path().starts_with(path("agora/games/gops-"))) << one.path();
    EXPECT_EQ(*load_record(one.path()), record());
    ASSERT_TRUE(one.write(record()));  // and again to the same one
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(path("agora/games")))
        files += entry.is_regular_file() ? 1 : 0;
    EXPECT_EQ(files, 2);  // nothing temporary is left
}

TEST_F(RecordFiles, AFailedWriteLeavesTheOldFile) {
    std::filesystem::create_directory(folder_ / "taken");
    const auto written = replace_file(path("taken"), "new");
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().why.find("cannot write " + path("taken")), std::string::npos);
    EXPECT_FALSE(replace_file(path("missing/file"), "new"));

    put("good", "old");
    ASSERT_TRUE(replace_file(path("good"), "new"));
    EXPECT_EQ(text_of(path("good")), "new");
}

TEST_F(RecordFiles, WhatIsNoRecordIsRefusedWithItsName) {
    put("empty", "");
    put("half", record_file(record()).substr(0, 100));
    put("binary", std::string("\0\1\2\xff\xfe", 5));
    put("other", "{\"hello\":1}");
    put("huge", std::string(17 * 1024 * 1024, ' '));
    for (const auto* name : {"empty", "half", "binary", "other", "huge"}) {
        const auto loaded = load_record(path(name));
        ASSERT_FALSE(loaded) << name;
        EXPECT_NE(loaded.error().why.find("this is no record"), std::string::npos)
            << loaded.error().why;
        EXPECT_TRUE(loaded.error().why.starts_with(path(name))) << loaded.error().why;
    }
    EXPECT_EQ(load_record(path("nowhere")).error().why,
              "cannot read " + path("nowhere") + ": No such file or directory");
    EXPECT_EQ(load_record(folder_.string()).error().why,
              "cannot read " + folder_.string() + ": Is a directory");
}

TEST(ShellWord, IsQuotedWhereItMustBe) {
    EXPECT_EQ(shell_word("/home/ann/games/a-1.json"), "/home/ann/games/a-1.json");
    EXPECT_EQ(shell_word("my game.json"), "'my game.json'");
    EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
    EXPECT_EQ(shell_word(""), "''");
}

}  // namespace
}  // namespace agora
