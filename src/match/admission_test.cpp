#include "match/admission.hpp"

#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using namespace test;

constexpr auto key = "a-key-to-look-on";
constexpr auto invitation = "a-key-to-sit-down";

Setup private_table() {
    auto setup = setup_of("gops", {person_seat(ann), invited_seat(invitation)});
    setup.listed = false;
    setup.key = key;
    return setup;
}

bool admits(const Holder& at, PersonId person, std::string_view guess) {
    return match::admits(at.room.setup(), at.room.state(), person, guess);
}

TEST(Admission, S5_AListedTableIsForEverybody) {
    const Holder at(two_people("gops"));
    for (const PersonId person : {PersonId{0}, ann, cid}) EXPECT_TRUE(admits(at, person, ""));
}

TEST(Admission, S5_AnotherOneIsForThoseWhoTakePartOrHaveAKey) {
    Holder at(private_table());
    EXPECT_TRUE(admits(at, ann, ""));
    EXPECT_FALSE(admits(at, bob, ""));
    EXPECT_TRUE(admits(at, bob, key));
    EXPECT_TRUE(admits(at, bob, invitation));
    EXPECT_TRUE(admits(at, 0, key));
    for (const auto* guess : {"", "a-key-to-look-o", "a-key-to-look-onn", "A-key-to-look-on", "*"})
        EXPECT_FALSE(admits(at, 0, guess)) << guess;
}

TEST(Admission, S5_OneWhoLeftTheGameStillKnowsOfIt) {
    Holder at(private_table());
    EXPECT_TRUE(at.room.join(bob, "Bob", {}, invitation, at.now, Lang::en));
    EXPECT_TRUE(admits(at, bob, ""));
    EXPECT_TRUE(at.room.leave(bob, at.now, Lang::en));
    EXPECT_TRUE(admits(at, bob, ""));
    EXPECT_FALSE(admits(at, cid, ""));
}

TEST(Admission, S5_AKeyIsKeptAndNotChosen) {
    const auto setup = private_table();
    EXPECT_EQ(read_setup(setup_text(setup), SetupSource::stored), setup);
    EXPECT_EQ(read_setup(setup_text(setup), SetupSource::asked)->key, "");  // S3
    auto listed = setup;
    listed.listed = true;
    EXPECT_FALSE(check_setup(listed));
}

TEST(Admission, S5_ATableFromBeforeThereWereKeysIsForThoseWhoTakePart) {
    auto setup = private_table();
    setup.key.clear();
    const auto stored = read_setup(setup_text(setup), SetupSource::stored);
    ASSERT_TRUE(stored);
    const Holder at(*stored);
    EXPECT_TRUE(admits(at, ann, ""));
    EXPECT_FALSE(admits(at, cid, ""));
}

}  // namespace
}  // namespace agora::match
