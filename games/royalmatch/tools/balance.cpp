// royal_balance [ROUNDS]: plays rounds of RoyalMatch with random players and compares what comes
// out with the reference figures. Exits with 1 where one of them is outside its error bars.
#include "games/royalmatch/balance.hpp"

#include <charconv>
#include <cstdio>
#include <cstring>

int main(int count, char** words) {
    using namespace agora::royalmatch;
    int rounds = 30'000;
    if (count > 2 ||
        (count == 2 &&
         (std::from_chars(words[1], words[1] + std::strlen(words[1]), rounds).ec != std::errc() ||
          rounds < 100 || rounds > 10'000'000))) {
        std::fputs("usage: royal_balance [ROUNDS, 100 to 10000000]\n", stderr);
        return 2;
    }
    int outside = 0;
    for (int seats = 2; seats <= 4; ++seats) {
        const Balance balance = measure_balance(seats, rounds, static_cast<unsigned>(seats));
        std::printf("%d seats, %d rounds; points %.3f +- %.3f (reference %.3f +- %.3f)\n", seats,
                    rounds, balance.points.value(), balance.points.spread(),
                    references[static_cast<unsigned>(seats - 2)].points,
                    references[static_cast<unsigned>(seats - 2)].points_spread);
        std::printf("  %-28s %10s %10s %9s\n", "", "measured", "reference", "errors");
        for (const Comparison& one : compare(balance)) {
            const bool bad = one.off() > too_far || one.off() < -too_far;
            outside += bad ? 1 : 0;
            std::printf("  %-28s %10.4f %10.4f %+9.1f%s\n", one.what.c_str(), one.measured,
                        one.reference, one.off(), bad ? "  OUTSIDE" : "");
        }
    }
    std::printf("%d figures outside their error bars\n", outside);
    return outside == 0 ? 0 : 1;
}
