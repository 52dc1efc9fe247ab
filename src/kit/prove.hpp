// Proves a game with one line in its test file:
//
//     AGORA_PROVE_GAME(Gops, agora::gops::Gops);
//
// docs/testing.md says what that line checks.
#pragma once

#include "kit/golden.hpp"
#include "kit/numbering_checks.hpp"
#include "kit/play_checks.hpp"
#include "kit/secrecy_checks.hpp"
#include "kit/text_checks.hpp"

#include <gtest/gtest.h>

namespace agora::kit {

template <class G>
class EveryGame : public testing::Test {
    static_assert(Game<G>);

protected:
    static void expect(const Findings& findings) {
        EXPECT_TRUE(findings.none()) << findings.text();
    }
    static std::filesystem::path golden_folder() {
        const auto listed = source_folder() / "games" / G::about.id;
        const auto own = source_folder() / "src/kit/games" / G::about.id;  // of the kit, in no list
        return (exists(listed) ? listed : own) / "golden";
    }
};

TYPED_TEST_SUITE_P(EveryGame);

TYPED_TEST_P(EveryGame, KeepsItsInvariantsInRandomPlay) {
    this->expect(check_random_play<TypeParam>(500'000 * effort()));
}
TYPED_TEST_P(EveryGame, ReplaysFromItsRecord) { this->expect(check_records<TypeParam>(effort())); }
TYPED_TEST_P(EveryGame, LeaksNothing) { this->expect(check_secrecy<TypeParam>(8'000 * effort())); }
TYPED_TEST_P(EveryGame, ShowsNoNumbering) {
    this->expect(check_numbering<TypeParam>(2'000 * effort()));
}
TYPED_TEST_P(EveryGame, HasLuckThatVaries) {
    this->expect(check_luck_varies<TypeParam>(2 * effort()));
}
TYPED_TEST_P(EveryGame, DrawsItsWorldsEvenly) {
    this->expect(check_even_worlds<TypeParam>(4'000 * effort()));
}
TYPED_TEST_P(EveryGame, IgnoresTheOrderOfSimultaneousChoices) {
    this->expect(check_simultaneous_choices<TypeParam>(10'000 * effort()));
}
TYPED_TEST_P(EveryGame, RoundTripsItsWordsAndItsJson) {
    this->expect(check_words<TypeParam>(4'000 * effort()));
}
TYPED_TEST_P(EveryGame, RoundTripsItsWordsWithManyOptionsAtOnce) {
    this->expect(check_words_of_mixed_options<TypeParam>(50 * effort()));
}
TYPED_TEST_P(EveryGame, AllocatesNothing) { this->expect(check_allocations<TypeParam>(10)); }
TYPED_TEST_P(EveryGame, MatchesItsGoldenFiles) {
    this->expect(check_golden_files<TypeParam>(this->golden_folder()));
}

REGISTER_TYPED_TEST_SUITE_P(EveryGame, KeepsItsInvariantsInRandomPlay, ReplaysFromItsRecord,
                            LeaksNothing, ShowsNoNumbering, HasLuckThatVaries, DrawsItsWorldsEvenly,
                            IgnoresTheOrderOfSimultaneousChoices, RoundTripsItsWordsAndItsJson,
                            RoundTripsItsWordsWithManyOptionsAtOnce, AllocatesNothing,
                            MatchesItsGoldenFiles);

}  // namespace agora::kit

#define AGORA_PROVE_GAME(name, game)                       \
    namespace agora::kit {                                 \
    INSTANTIATE_TYPED_TEST_SUITE_P(name, EveryGame, game); \
    }                                                      \
    static_assert(true)
