#include "console/record_files.hpp"

#include "games/registry.hpp"
#include "match/table.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace agora::console {
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
    int files() const {
        int count = 0;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_))
            count += entry.is_regular_file() ? 1 : 0;
        return count;
    }
    static Record record() {
        return match::Table::open(**games::find_game("gops"), {}, {"Ann", "Bob"}, 3)->record();
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
    EXPECT_EQ(files(), 2);             // nothing temporary is left
}

TEST_F(RecordFiles, ANewFileNeverReplacesAnOldOne) {
    put("taken", "old");
    const auto written = SaveFile(path("taken")).write(record());
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().message, "cannot write " + path("taken") + ": File exists");
    EXPECT_EQ(text_of(path("taken")), "old");
    EXPECT_FALSE(SaveFile(path("missing/file")).write(record()));
    EXPECT_FALSE(SaveFile(path(std::string(300, 'x'))).write(record()));
    EXPECT_EQ(files(), 1);
}

TEST_F(RecordFiles, AFailedWriteLeavesTheOldFile) {
    put("game", "old");
    auto save = SaveFile::reopen(path("game"));
    ASSERT_TRUE(save);
    std::filesystem::create_directory(folder_ / "game.part");
    EXPECT_FALSE(save->write(record()));
    EXPECT_EQ(text_of(path("game")), "old");
    std::filesystem::remove(folder_ / "game.part");
    put("game.part", "what a crash left");
    EXPECT_TRUE(save->write(record()));
    EXPECT_EQ(*load_record(path("game")), record());
    EXPECT_EQ(files(), 1);
}

TEST_F(RecordFiles, OnlyTheOwnerReadsSecretsUnlessTheFileSaysOtherwise) {
    namespace fs = std::filesystem;
    SaveFile fresh(path("fresh"));
    ASSERT_TRUE(fresh.write(record()));
    EXPECT_EQ(fs::status(path("fresh")).permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    put("shared", "old");
    fs::permissions(path("shared"), fs::perms{0664});
    ASSERT_TRUE(SaveFile::reopen(path("shared"))->write(record()));
    EXPECT_EQ(fs::status(path("shared")).permissions(), fs::perms{0664});
}

TEST_F(RecordFiles, ALinkStaysALink) {
    std::filesystem::create_directory(folder_ / "kept");
    put("kept/game", "old");
    std::filesystem::create_symlink("kept/game", folder_ / "link");
    ASSERT_TRUE(SaveFile::reopen(path("link"))->write(record()));
    EXPECT_TRUE(std::filesystem::is_symlink(folder_ / "link"));
    EXPECT_EQ(*load_record(path("kept/game")), record());
}

TEST_F(RecordFiles, AMatchIsPlayedOnce) {
    SaveFile first(path("game"));
    ASSERT_TRUE(first.write(record()));
    for (int times = 0; times < 2; ++times) {
        const auto second = SaveFile::reopen(path("game"));
        ASSERT_FALSE(second);
        EXPECT_EQ(second.error().message, path("game") + ": this game is being played already");
        ASSERT_TRUE(first.write(record()));  // makes a new file, locked as the one before
    }
    first = SaveFile();
    EXPECT_TRUE(SaveFile::reopen(path("game")));
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
        EXPECT_NE(loaded.error().message.find("this is no record"), std::string::npos)
            << loaded.error().message;
        EXPECT_TRUE(loaded.error().message.starts_with(path(name))) << loaded.error().message;
    }
    EXPECT_EQ(load_record(path("nowhere")).error().message,
              "cannot read " + path("nowhere") + ": No such file or directory");
    EXPECT_EQ(load_record(folder_.string()).error().message,
              "cannot read " + folder_.string() + ": Is a directory");
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    EXPECT_EQ(load_record(path("pipe")).error().message,
              path("pipe") + ": this is no record: it is not a regular file");
}

TEST(ShellWord, IsQuotedWhereItMustBe) {
    EXPECT_EQ(shell_word("/home/ann/games/a-1.json"), "/home/ann/games/a-1.json");
    EXPECT_EQ(shell_word("my game.json"), "'my game.json'");
    EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
    EXPECT_EQ(shell_word(""), "''");
    EXPECT_EQ(shell_word("a\x1b[2Jb'\xff"), "$'a\\033\\1332Jb\\047\\377'");
}

}  // namespace
}  // namespace agora::console
