// Thousands of simulated players and spectators on one thread.
#pragma once

#include "client/websocket_client.hpp"
#include "core/random.hpp"
#include "load/clerks.hpp"
#include "load/load.hpp"

#include <chrono>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace agora::load {

struct Measured {
    double seconds = 0;
    std::uint64_t decisions = 0;  // acknowledged
    std::uint64_t refused = 0;
    std::uint64_t games = 0;        // that came to their end
    std::uint64_t bytes = 0;        // received
    std::vector<double> latencies;  // milliseconds from sending to receipt by all, in order
};

class Crowd {
public:
    Crowd(const LoadWish& wish, client::Address address);

    // Everybody arrives and every table has begun.
    Expected<void> gather();
    // Plays; what happens during the warm-up is not counted.
    Expected<Measured> play();

private:
    using Clock = std::chrono::steady_clock;

    // A decision in flight.
    struct Sent {
        Clock::time_point at;
        int seat = 0;
        std::int64_t version = -1;  // that holds it, when it is known
    };
    struct Viewer {
        client::WebSocketClient socket;
        int match = 0;
        int place = 0;  // at the match: 0 and 1 play, the others watch; -1: idle
        std::int64_t answered = -1;
    };
    struct Match {
        std::int64_t table = 0;
        std::vector<int> viewers;
        int connected = 0;               // of them
        std::vector<std::int64_t> seen;  // the version that each viewer has
        std::vector<Sent> sent;
        bool over = false;
    };
    struct Question {
        int viewer = 0;
        std::int64_t moment = 0;
        std::string decision;
    };

    void arrive(const client::Credentials& credentials, int match, int place);
    void arrive_idle();
    void connected(int number);
    void see_seated();
    void fail(Error why);
    Expected<void> run_until(Clock::time_point end);
    void sit_down(int number);
    void heard(int viewer, std::string_view message);
    void told_table(int number, std::string_view message);
    void told_done(int number, std::string_view message);
    void settle(Match& match);
    void answer_questions();

    const LoadWish wish_;
    const client::Address address_;
    client::EventLoop loop_;
    Clerks clerks_;
    std::vector<Viewer> viewers_;
    std::vector<Match> matches_;
    std::deque<Question> questions_;
    Random random_{1};
    double credit_ = 0;
    Clock::time_point paid_ = Clock::now();
    int begun_ = 0;         // tables
    int idle_arrived_ = 0;  // and on their way
    int idle_connected_ = 0;
    bool playing_ = false;
    bool counting_ = false;
    Measured measured_;
    std::optional<Error> error_;
};

}  // namespace agora::load
