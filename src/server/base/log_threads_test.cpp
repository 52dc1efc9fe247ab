#include "server/base/log.hpp"
#include "server/base/testing/test_executor.hpp"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <future>
#include <string>

namespace agora::server {
namespace {

// Standard error as a pipe: nobody reads it until somebody does.
class PipedErrors {
public:
    PipedErrors() : saved_(dup(STDERR_FILENO)) {
        std::array<int, 2> ends{};
        EXPECT_EQ(pipe(ends.data()), 0);
        out_ = ends[0];
        dup2(ends[1], STDERR_FILENO);
        close(ends[1]);
    }
    PipedErrors(const PipedErrors&) = delete;
    PipedErrors& operator=(const PipedErrors&) = delete;
    ~PipedErrors() {
        end();
        if (out_ >= 0) close(out_);
        close(saved_);
    }

    // Until the end.
    std::string read_all() const {
        std::string text;
        std::array<char, 65536> part{};
        for (ssize_t size = 0; (size = read(out_, part.data(), part.size())) > 0;)
            text.append(part.data(), static_cast<std::size_t>(size));
        return text;
    }
    void hang_up() {
        close(out_);
        out_ = -1;
    }
    void end() const { dup2(saved_, STDERR_FILENO); }

private:
    int saved_;
    int out_ = -1;
};

// Nobody reads while lines are logged, until some have been lost. What is read then is all the others,
// in order, and nothing is lost any more.
TEST(Log, CountsLinesThatFindTheQueueFull) {
    const PipedErrors errors;
    const auto lost_before = Log::lost();
    std::uint64_t logged = 0;
    const auto log = [&] { Log("line").with("number", ++logged); };
    while (Log::lost() - lost_before < 10) log();

    auto text = std::async(std::launch::async, [&] { return errors.read_all(); });
    EXPECT_TRUE(Log::flush(test::patience));
    const auto lost = Log::lost() - lost_before;
    EXPECT_EQ(lost, 10U);
    log();
    EXPECT_TRUE(Log::flush(test::patience));
    EXPECT_EQ(Log::lost() - lost_before, lost);
    errors.end();

    std::uint64_t lines = 0;
    std::uint64_t last = 0;
    const auto written = text.get();
    for (std::size_t at = 0, end = 0; at < written.size(); at = end + 1, ++lines) {
        end = written.find('\n', at);
        ASSERT_NE(end, std::string::npos) << "half a line: " << written.substr(at);
        const auto number = boost::json::parse(written.substr(at, end - at))
                                .at("number")
                                .to_number<std::uint64_t>();
        EXPECT_GT(number, last);
        last = number;
    }
    EXPECT_EQ(lines, logged - lost);
    EXPECT_EQ(last, logged);
}

// A reader that has gone takes the lines with it: they are counted.
TEST(Log, CountsLinesThatCannotBeWritten) {
    std::signal(SIGPIPE, SIG_IGN);  // as the server does
    const auto lost_before = Log::lost();
    {
        PipedErrors errors;
        errors.hang_up();
        for (int line = 0; line < 3; ++line) Log("line").with("number", line);
        EXPECT_TRUE(Log::flush(test::patience));
    }
    EXPECT_EQ(Log::lost() - lost_before, 3U);
}

}  // namespace
}  // namespace agora::server
