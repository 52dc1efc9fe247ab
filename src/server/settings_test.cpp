#include "server/settings.hpp"

#include "store/testing/database.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>

namespace agora::server {
namespace {

class TheSettings : public ::testing::Test {
protected:
    Expected<Settings> read(const std::string& text, std::map<std::string, std::string> variables,
                            const std::map<std::string, std::string>& flags) {
        std::string path;
        if (!text.empty()) {
            path = folder_.file("agora.conf");
            std::ofstream(path) << text;
        }
        const auto environment = [&](const char* name) -> const char* {
            const auto found = variables.find(name);
            return found == variables.end() ? nullptr : found->second.c_str();
        };
        return read_settings(path, environment, flags);
    }
    store::test::TemporaryFolder folder_;
};

TEST_F(TheSettings, LetTheEnvironmentOverrideTheFileAndFlagsBoth) {
    const auto file = "# the server\nport = 1\nthreads = 2\n\nmax-tables=3\n";
    const auto settings =
        read(file, {{"AGORA_PORT", "4"}, {"AGORA_THREADS", "5"}}, {{"port", "6"}});
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->port, 6);
    EXPECT_EQ(settings->threads, 5);
    EXPECT_EQ(settings->max_tables, 3);
}

TEST_F(TheSettings, AreAsUsualWhereNothingIsSaid) {
    const auto settings = read("", {{"HOME", "/home/ada"}}, {});
    ASSERT_TRUE(settings);
    EXPECT_EQ(settings->port, 8080);
    EXPECT_EQ(settings->data, "/home/ada/.local/share/agora/server");
    EXPECT_EQ(settings->store, "sqlite:/home/ada/.local/share/agora/server/agora.db");
}

TEST_F(TheSettings, SayWhatIsWrongAndWhere) {
    EXPECT_EQ(read("prt = 1", {}, {}).error().message,
              folder_.file("agora.conf") + ", line 1: there is no setting \"prt\"");
    EXPECT_EQ(read("\nport", {}, {}).error().message,
              folder_.file("agora.conf") + ", line 2: write name = value");
    EXPECT_EQ(read("", {{"AGORA_PORT", "many"}}, {}).error().message,
              "AGORA_PORT: port must be a number from 0 to 65535, not \"many\"");
    EXPECT_EQ(read("", {}, {{"port", "65536"}}).error().message,
              "--port: port must be a number from 0 to 65535, not \"65536\"");
    EXPECT_EQ(read("", {}, {{"compress", "1"}}).error().message,
              "--compress: compress must be yes or no, not \"1\"");
    EXPECT_EQ(read("", {}, {{"key", "a.pem"}}).error().message,
              "certificate and key belong together");
}

// A default that its own limits refuse would be a trap.
TEST_F(TheSettings, HaveNamesHelpAndDefaultsThatCanBeSet) {
    std::set<std::string_view> names;
    std::map<std::string, std::string> flags;
    for (const auto& setting : all_settings()) {
        EXPECT_TRUE(names.insert(setting.name).second) << setting.name;
        EXPECT_FALSE(setting.help.en.empty()) << setting.name;
        EXPECT_FALSE(setting.help.fr.empty()) << setting.name;
        flags[std::string(setting.name)] = text_of(setting, Settings{});
    }
    EXPECT_TRUE(read("", {}, flags));
}

}  // namespace
}  // namespace agora::server
