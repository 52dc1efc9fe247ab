// What is typed while nobody is asked, at a pseudo-terminal.
#include "console/terminal.hpp"

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <functional>
#include <string>

namespace agora::console {
namespace {

// A program at a terminal of its own, and the person before it.
class Session {
public:
    explicit Session(const std::function<void(Terminal&)>& program) {
        winsize size{.ws_row = 24, .ws_col = 80, .ws_xpixel = 0, .ws_ypixel = 0};
        child_ = forkpty(&master_, nullptr, nullptr, &size);
        if (child_ != 0) return;
        setenv("TERM", "xterm", 1);
        {
            Terminal terminal({});
            program(terminal);
        }
        _exit(0);
    }
    ~Session() {
        close(master_);
        waitpid(child_, nullptr, 0);
    }
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    void type(std::string_view keys) const { EXPECT_TRUE(cli::write_all(master_, keys)); }

    // All up to that text; what has come by the end where it never comes.
    std::string until(std::string_view text) {
        std::array<char, 4096> buffer;
        while (!seen_.contains(text)) {
            const auto got = read(master_, buffer.data(), buffer.size());
            if (got <= 0) return std::exchange(seen_, {});
            seen_.append(buffer.data(), static_cast<std::size_t>(got));
        }
        auto before = seen_.substr(0, seen_.find(text) + text.size());
        seen_.erase(0, before.size());
        return before;
    }

private:
    int master_ = -1;
    pid_t child_ = -1;
    std::string seen_;
};

void wait_until_typed() {
    pollfd keyboard{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    while (poll(&keyboard, 1, -1) < 0) {}
}

void hear(Terminal& terminal) { terminal.say("heard [" + terminal.ask(">").text + "]"); }

TEST(TypedAhead, WhileNobodyIsAskedStandsInTheNextLinesAndRunsNothing) {
    Session session([](Terminal& terminal) {
        terminal.begin_wait("(thinking)", Lang::en);
        wait_until_typed();
        terminal.end_wait();
        hear(terminal);
        hear(terminal);
        hear(terminal);
    });
    session.until("(thinking)");
    session.type("\nbid \x1b[A3\nscore\n");  // in one piece, since one line ends the wait
    EXPECT_EQ(session.until(">bid 3").find("heard"), std::string::npos) << "it was run";
    session.type("1\n");
    session.until("heard [bid 31]");
    session.until(">score");
    session.type("\x15");  // clears the line
    session.type("\n");
    session.until("heard []");
    session.type("quit\n");
    EXPECT_TRUE(session.until("heard [quit]").ends_with("heard [quit]"));
}

TEST(TypedAhead, WhatWasThereBeforeIsReadAsItIs) {
    Session session([](Terminal& terminal) {
        for (int i = 0; i < 3; ++i) {
            hear(terminal);
            terminal.begin_wait("(thinking)", Lang::en);
            terminal.end_wait();
        }
    });
    session.until(">");
    session.type("bid 1\nbid 2\nbid 3\n");  // pasted
    for (const auto* line : {"heard [bid 1]", "heard [bid 2]", "heard [bid 3]"})
        EXPECT_TRUE(session.until(line).ends_with(line)) << line;
}

TEST(TypedAhead, IsForgottenWhereSomebodyElseSitsDown) {
    Session session([](Terminal& terminal) {
        terminal.begin_wait("(thinking)", Lang::en);
        wait_until_typed();
        terminal.end_wait();
        terminal.forget_typed();
        hear(terminal);
    });
    session.until("(thinking)");
    session.type("bid 3\n");
    session.until(">");
    session.type("score\n");
    EXPECT_TRUE(session.until("heard [score]").ends_with("heard [score]"));
}

}  // namespace
}  // namespace agora::console
