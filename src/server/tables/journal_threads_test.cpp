#include "server/tables/journal.hpp"
#include "server/tables/testing/tables.hpp"

#include <algorithm>

namespace agora::server::test {
namespace {

class JournalTest : public TablesTest {
protected:
    // Writes the first entry of a command alone, as a crash after it leaves the store.
    void append_first(const store::StoredTable& stored, const match::Room& room,
                      match::Accepted accepted) {
        std::promise<Expected<void>> written;
        auto& executor = tables_->owner_of(stored.head.id).executor();
        const auto journal = std::make_shared<Journal>(
            tables_->services(), executor, stored.head, std::ssize(stored.log),
            [&](const Expected<void>& outcome) { written.set_value(outcome); });
        executor.post([&, journal] {
            journal->append(room, std::get<match::effect::Append>(accepted.effects.at(0)));
        });
        EXPECT_TRUE(written.get_future().get());
    }
};

// Joining the last seat is two entries: somebody sits down, the game begins.
TEST_F(JournalTest, WhoTakesTheLastSeatIsInTheHeadWithTheFirstEntry) {
    const auto ann = person("Ann");
    const auto bob = person("Bob");
    const auto opened = create(ann, R"({"game":"gops","listed":false,)"
                                    R"("seats":[{"kind":"person"},{"kind":"invited"}]})")
                            .value();
    const auto before = store_->load_table(opened.table).value();
    auto room = room_from(before, tables_->services()).value();
    room.set_id(opened.table);
    auto joined = room.join(bob.id, bob.name, {}, opened.invitations.at(0).key, wall(), Lang::en);
    ASSERT_TRUE(joined);
    EXPECT_EQ(room.life(), match::Life::playing);
    append_first(before, room, *std::move(joined));

    const auto stored = store_->load_table(opened.table).value();
    EXPECT_EQ(std::ssize(stored.log), 1);
    ASSERT_EQ(std::ranges::count(stored.head.people, bob.id), 1);
    // Nothing is lost of it: the game begins once the table is loaded.
    restart();
    const auto client = visit(bob);
    follow(client, opened.table);
    client.socket->next([](const json::object& message) {
        return message.at("t") == "table" && message.at("life") == "playing";
    });
}

}  // namespace
}  // namespace agora::server::test
