#include "core/file.hpp"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace agora {
namespace {

namespace fs = std::filesystem;

class Replacing : public testing::Test {
protected:
    void SetUp() override {
        char name[] = "/tmp/agora-replacing-XXXXXX";
        folder_ = mkdtemp(name);
    }
    void TearDown() override { fs::remove_all(folder_); }

    std::string path(const std::string& name = "file") const { return (folder_ / name).string(); }
    void put(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
    }
    std::string text_of(const std::string& name = "file") const {
        std::ostringstream text;
        text << std::ifstream(folder_ / name, std::ios::binary).rdbuf();
        return text.str();
    }
    long entries() const {
        return std::distance(fs::directory_iterator(folder_), fs::directory_iterator());
    }

    fs::path folder_;
};

TEST_F(Replacing, HasTheNewContentAndLeavesNothingElse) {
    ASSERT_TRUE(replace_file(path(), "one"));
    ASSERT_TRUE(replace_file(path(), "and another"));
    EXPECT_EQ(text_of(), "and another");
    EXPECT_EQ(entries(), 1);
}

TEST_F(Replacing, ANewFileIsPrivateAndAnOldOneKeepsItsMode) {
    ASSERT_TRUE(replace_file(path(), "one"));
    EXPECT_EQ(fs::status(path()).permissions(), fs::perms{0600});
    fs::permissions(path(), fs::perms{0664});
    ASSERT_TRUE(replace_file(path(), "two"));
    EXPECT_EQ(fs::status(path()).permissions(), fs::perms{0664});
}

TEST_F(Replacing, TheOldContentIsThereUntilTheNewOneIsCommitted) {
    put("file", "old");
    {
        const auto file = AtomicFile::create(path());
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->write("new"));
        EXPECT_EQ(text_of(), "old");
    }
    EXPECT_EQ(text_of(), "old");
    EXPECT_EQ(entries(), 1) << "what was not committed is gone";
}

TEST_F(Replacing, WhatACrashLeftIsNotInTheWay) {
    put("file", "old");
    put("file.part", "much more than what is written now");
    ASSERT_TRUE(replace_file(path(), "new"));
    EXPECT_EQ(text_of(), "new");
    EXPECT_EQ(entries(), 1);
}

// Killed at some moment of many replacements: one of the contents is there, and whole.
TEST_F(Replacing, AKilledWriterLeavesOneContentOrTheOther) {
    const std::string even(100'000, 'e');
    const std::string odd(90'000, 'o');
    put("file", even);
    for (int round = 0; round < 20; ++round) {
        const auto writer = fork();
        if (writer == 0) {
            for (int i = 0;; ++i) static_cast<void>(replace_file(path(), i % 2 == 0 ? odd : even));
        }
        usleep(static_cast<useconds_t>(500 + round * 300));
        kill(writer, SIGKILL);
        waitpid(writer, nullptr, 0);
        const auto text = text_of();
        ASSERT_TRUE(text == even || text == odd) << text.size();
    }
    ASSERT_TRUE(replace_file(path(), "after all"));
    EXPECT_EQ(text_of(), "after all");
}

TEST_F(Replacing, WritersTakeTurns) {
    const std::string one(200'000, '1');
    const std::string two(100'000, '2');
    const auto writer = fork();
    if (writer == 0) {
        for (int i = 0; i < 30; ++i)
            if (!replace_file(path(), one)) _exit(1);
        _exit(0);
    }
    for (int i = 0; i < 30; ++i) {
        ASSERT_TRUE(replace_file(path(), two));
        const auto text = text_of();
        ASSERT_TRUE(text == one || text == two) << text.size();
    }
    int status = -1;
    waitpid(writer, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(entries(), 1);
}

TEST_F(Replacing, RefusesWhatExistsWhereThatIsAsked) {
    put("file", "old");
    auto file = AtomicFile::create(path());
    ASSERT_TRUE(file && file->write("new"));
    const auto committed = file->commit(AtomicFile::Existing::refuse);
    ASSERT_FALSE(committed);
    EXPECT_EQ(committed.error().message, "cannot write " + path() + ": File exists");
    EXPECT_EQ(text_of(), "old");
}

TEST_F(Replacing, SaysWhatIsWrong) {
    const auto nowhere = replace_file(path("no/such/folder"), "");
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().message,
              "cannot write " + path("no/such/folder") + ": No such file or directory");
    fs::create_directory(folder_ / "file.part");
    EXPECT_FALSE(replace_file(path(), "new"));
    fs::remove(folder_ / "file.part");
    fs::create_symlink("elsewhere", folder_ / "file.part");  // is not followed
    EXPECT_FALSE(replace_file(path(), "new"));
    EXPECT_FALSE(fs::exists(folder_ / "elsewhere"));
}

TEST_F(Replacing, TheFileStaysOpenForThoseWhoGoOnWithIt) {
    auto file = AtomicFile::create(path());
    ASSERT_TRUE(file && file->write("12345"));
    const auto open = file->commit();
    ASSERT_TRUE(open);
    EXPECT_TRUE(open->is_at(path()));
    EXPECT_EQ(pwrite(open->descriptor(), "x", 1, 2), 1);
    EXPECT_EQ(text_of(), "12x45");
    ASSERT_TRUE(replace_file(path(), "other"));
    EXPECT_FALSE(open->is_at(path()));
}

}  // namespace
}  // namespace agora
