#include "server/attendance.hpp"

#include "store/testing/database.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace agora::server {
namespace {

class TheAttendance : public ::testing::Test {
protected:
    static std::vector<std::pair<match::Ms, match::Ms>> plain(
        const std::vector<match::Downtime>& downtimes) {
        std::vector<std::pair<match::Ms, match::Ms>> all;
        for (const auto& one : downtimes) all.emplace_back(one.from, one.to);
        return all;
    }
    using Times = std::vector<std::pair<match::Ms, match::Ms>>;

    store::test::TemporaryFolder folder_;
    std::string path_ = folder_.file("attendance");
};

TEST_F(TheAttendance, KnowsWhenTheServerWasNotThere) {
    {
        auto first = Attendance::begin(path_, 1'000);
        EXPECT_EQ(plain(first->downtimes()), Times{});
        first->sign(2'000);
        first->sign(3'000);
    }
    {
        auto second = Attendance::begin(path_, 10'000);
        EXPECT_EQ(plain(second->downtimes()), (Times{{3'000, 10'000}}));
    }
    const auto third = Attendance::begin(path_, 20'000);  // the second left no sign
    EXPECT_EQ(plain(third->downtimes()), (Times{{3'000, 10'000}, {10'000, 20'000}}));
}

TEST_F(TheAttendance, IgnoresWhatMakesNoSense) {
    std::ofstream(path_) << "1000 2000\nrubbish\n9000 8000\n5000\n";
    const auto now = Attendance::begin(path_, 3'000);
    EXPECT_EQ(plain(now->downtimes()), (Times{{2'000, 3'000}}));
}

TEST_F(TheAttendance, ForgetsWhatIsTooLongAgoToMatter) {
    std::ofstream(path_) << "1000 2000\n";
    const match::Ms years = match::Ms{365} * 24 * 3600 * 1000;
    EXPECT_EQ(plain(Attendance::begin(path_, years)->downtimes()), Times{});
}

TEST_F(TheAttendance, RefusesAPlaceThatCannotBeWritten) {
    EXPECT_FALSE(Attendance::begin(folder_.file("no/such/folder"), 1));
}

}  // namespace
}  // namespace agora::server
