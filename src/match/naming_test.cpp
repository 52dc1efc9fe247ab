#include "match/naming.hpp"

#include "match/testing/room.hpp"

#include <gtest/gtest.h>

namespace agora::match {
namespace {

using Names = std::vector<std::string>;

SeatOccupant person(std::string name) {
    SeatOccupant occupant;
    occupant.person = 1;
    occupant.name = std::move(name);
    return occupant;
}

SeatOccupant bot(std::string level) {
    SeatOccupant occupant;
    occupant.bot = std::move(level);
    return occupant;
}

TEST(Naming, CallsBotsByNameAndHowTheyPlay) {
    const std::vector occupants = {person("Ada"), bot("1"), bot("1"), SeatOccupant{}};
    EXPECT_EQ(names_at(occupants, Lang::en), (Names{"Ada", "Hugo (gentle)", "Nora (gentle)", ""}));
    EXPECT_EQ(names_at(occupants, Lang::fr),
              (Names{"Ada", "Hugo (aimable)", "Nora (aimable)", ""}));
}

TEST(Naming, NeverCallsTwoAlike) {
    const std::vector occupants = {person("Ada"), person("Ada"), person("Ada")};
    EXPECT_EQ(names_at(occupants, Lang::en), (Names{"Ada", "Ada (2)", "Ada (3)"}));
}

TEST(Naming, CallsNoBotLikeAPerson) {
    const std::vector occupants = {person("hugo"), bot("1"), bot("1")};
    EXPECT_EQ(names_at(occupants, Lang::en), (Names{"hugo", "Emil (gentle)", "Nora (gentle)"}));
    Record record;
    record.players = {"Hugo", "bot:1"};
    EXPECT_EQ(names_in(record, Lang::en), (Names{"Hugo", "Emil (gentle)"}));
}

TEST(Naming, ReadsTheNamesOfARecord) {
    Record record;
    record.players = {"-", "bot:max 2", "Ada", "-"};
    EXPECT_EQ(names_in(record, Lang::fr),
              (Names{"Place 1", "Hugo (impitoyable)", "Ada", "Place 4"}));
}

TEST(Naming, ReadsTheNamesOfAResult) {
    EXPECT_EQ(name_in_result(1, true, "bot 1", Lang::fr), "Hugo (aimable)");
    EXPECT_EQ(name_in_result(1, false, "bot 1", Lang::fr), "bot 1");  // a person may be called so
}

TEST(Naming, ForgetsThoseWhoseAccountIsGone) {
    using namespace test;
    auto setup = setup_of("gops", {person_seat(ann), SeatPlan{}});
    setup.start = StartRule::by_host;
    Holder at(setup);
    at.join(bob);
    at.leave(bob);
    at.join(dee);
    at.room.forget(bob);
    at.room.forget(dee);
    const auto told =
        at.room.message({.viewer = Viewer::spectator(), .lang = Lang::en, .since = 0}, at.now);
    EXPECT_EQ(told.find("Bob"), std::string::npos) << told;
    EXPECT_EQ(told.find("Dee"), std::string::npos) << told;
    EXPECT_NE(told.find("Somebody leaves the table."), std::string::npos) << told;
    EXPECT_NE(told.find(R"("name":"Seat 2")"), std::string::npos) << told;
    EXPECT_NE(told.find(R"("name":"Ann")"), std::string::npos) << told;
    EXPECT_EQ(at.room.everybody(), (std::set{ann, bob, dee}));
}

}  // namespace
}  // namespace agora::match
