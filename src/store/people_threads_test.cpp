#include "store/testing/database.hpp"

namespace agora::store {
namespace {

using namespace test;

template <class Kind>
class People : public StoreTest<Kind> {};
TYPED_TEST_SUITE(People, Databases, DatabaseName);

TYPED_TEST(People, AreKeptAsTheyWereGiven) {
    const Person ann{.name = "Ann", .password = "$argon2id$x", .language = Lang::fr, .since = 77};
    const auto id = settled<Id>([&](Done<Id> done) {
                        return this->store_->create_person(ann, std::move(done));
                    }).value();
    auto expected = ann;
    expected.id = id;
    EXPECT_EQ(this->store_->person(id), expected);
    EXPECT_EQ(this->store_->person_named("aNN"), expected);
    this->reopen();
    EXPECT_EQ(this->store_->person(id), expected);
}

TYPED_TEST(People, ShareNoNameWhateverItsCase) {
    this->person("Élodie");
    EXPECT_EQ(fault_of(this->try_person("éLODIE")), ErrorCode::taken);
    EXPECT_EQ(fault_of(this->try_person(" élodie ")), ErrorCode::taken);
    EXPECT_TRUE(this->try_person("Elodie").has_value());
}

TYPED_TEST(People, MayHaveAnyLettersInTheirNames) {
    for (const std::string name :
         {"Robert'); DROP TABLE people;--", "\"\\'%_$1?", "名前 🎲", "line\nbreak", "\\x00"}) {
        const auto id = this->person(name);
        EXPECT_EQ(this->store_->person(id)->name, name);
        EXPECT_EQ(this->store_->person_named(name)->id, id);
    }
}

TYPED_TEST(People, WithANameThatIsNoTextAreRefusedAtOnce) {
    const std::string names[] = {"",
                                 "  ",
                                 "\xC3",
                                 "\xC0\x80",
                                 "\xED\xA0\x80",
                                 std::string("a\0b", 3),
                                 std::string(limit::name + 1, 'x')};
    for (const auto& name : names) {
        EXPECT_EQ(fault_of(this->try_person(name)), ErrorCode::invalid_value) << name;
        EXPECT_EQ(fault_of(this->store_->person_named(name)), ErrorCode::not_found) << name;
    }
}

TYPED_TEST(People, CanChangeNamePasswordAndLanguage) {
    auto& store = *this->store_;
    const auto ann = this->person("Ann");
    const auto bob = this->person("Bob");
    const auto rename = [&](Id who, const std::string& name) {
        return settled(
            [&](Done<> done) { return store.rename_person(who, name, std::move(done)); });
    };
    EXPECT_EQ(fault_of(rename(ann, "BOB")), ErrorCode::taken);
    EXPECT_TRUE(rename(ann, "ANN").has_value());
    EXPECT_TRUE(rename(bob, "Bea").has_value());
    EXPECT_TRUE(rename(ann, "Bob").has_value());
    EXPECT_EQ(store.person_named("bob")->id, ann);
    EXPECT_EQ(fault_of(rename(99, "Zoe")), ErrorCode::not_found);

    EXPECT_TRUE(settled([&](Done<> done) {
                    return store.set_password(ann, "new", std::move(done));
                }).has_value());
    EXPECT_TRUE(settled([&](Done<> done) {
                    return store.set_language(ann, Lang::fr, std::move(done));
                }).has_value());
    EXPECT_EQ(store.person(ann)->password, "new");
    EXPECT_EQ(store.person(ann)->language, Lang::fr);
}

TYPED_TEST(People, WhoGoLeaveTheirNameToOthersAndNothingPersonalBehind) {
    auto& store = *this->store_;
    const auto ann = this->person("Ann");
    const auto table = this->table();
    ASSERT_TRUE(settled<Id>([&](Done<Id> done) {
                    return store.add_key({.person = ann, .hash = {std::byte{1}}}, std::move(done));
                }).has_value());
    ASSERT_TRUE(settled<Id>([&](Done<Id> done) {
                    return store.say({.table = table, .person = ann, .name = "Ann", .text = "hi"},
                                     std::move(done));
                }).has_value());
    ASSERT_TRUE(settled([&](Done<> done) {
                    return store.finish(
                        {.table = table,
                         .epoch = 1,
                         .at = 9,
                         .seats = {{.seat = 0, .person = ann, .name = "Ann", .rank = 1}},
                         .ratings = {{.person = ann, .games = 1}}},
                        std::move(done));
                }).has_value());

    const auto leave = [&] {
        return settled([&](Done<> done) { return store.delete_person(ann, 9, std::move(done)); });
    };
    ASSERT_TRUE(leave().has_value());
    EXPECT_EQ(store.person(ann), (Person{.id = ann, .since = 5, .gone = 9}));
    EXPECT_EQ(fault_of(store.person_named("Ann")), ErrorCode::not_found);
    EXPECT_EQ(fault_of(store.key_holder({std::byte{1}}, 0)), ErrorCode::not_found);
    EXPECT_EQ(store.results(table)->front().name, "");
    EXPECT_EQ(store.chat(table, ChatChannel::players, {})->front().name, "");
    EXPECT_TRUE(store.leaderboard("gops", 400, {})->empty());
    EXPECT_EQ(fault_of(leave()), ErrorCode::not_found);
    EXPECT_EQ(fault_of(settled<Id>(
                  [&](Done<Id> done) { return store.add_key({.person = ann}, std::move(done)); })),
              ErrorCode::not_found);
    EXPECT_NE(this->person("ann"), ann);
}

template <class Kind>
class Keys : public StoreTest<Kind> {
protected:
    Expected<Id> add(Key key) {
        return settled<Id>(
            [&](Done<Id> done) { return this->store_->add_key(std::move(key), std::move(done)); });
    }
};
TYPED_TEST_SUITE(Keys, Databases, DatabaseName);

TYPED_TEST(Keys, OpenTheDoorForTheirPerson) {
    Key key{.person = this->person("Ann"),
            .kind = Key::Kind::token,
            .label = "my bot",
            .scopes = "play watch",
            .since = 3,
            .used = 4};
    for (std::size_t i = 0; i < key.hash.size(); ++i) key.hash[i] = static_cast<std::byte>(i * 9);
    key.id = this->add(key).value();
    const auto holder = this->store_->key_holder(key.hash, 1000).value();
    EXPECT_EQ(holder.key, key);
    EXPECT_EQ(holder.person, this->store_->person(key.person));

    auto other = key.hash;
    other.back() ^= std::byte{1};
    EXPECT_EQ(fault_of(this->store_->key_holder(other, 1000)), ErrorCode::not_found);
    EXPECT_EQ(fault_of(this->add(key)), ErrorCode::taken);
    EXPECT_EQ(fault_of(this->add({.person = 99})), ErrorCode::not_found);
}

TYPED_TEST(Keys, ExpireAndAreDropped) {
    auto& store = *this->store_;
    const auto ann = this->person("Ann");
    const auto forever = this->add({.person = ann, .hash = {std::byte{1}}}).value();
    const auto brief = this->add({.person = ann, .hash = {std::byte{2}}, .until = 50}).value();
    EXPECT_EQ(store.key_holder({std::byte{2}}, 49)->key.id, brief);
    EXPECT_EQ(fault_of(store.key_holder({std::byte{2}}, 50)), ErrorCode::not_found);
    EXPECT_EQ(store.keys(ann)->size(), 2U);
    ASSERT_TRUE(settled([&](Done<> done) {
                    return store.drop_expired_keys(50, std::move(done));
                }).has_value());
    ASSERT_EQ(store.keys(ann)->size(), 1U);
    EXPECT_EQ(store.keys(ann)->front().id, forever);
}

TYPED_TEST(Keys, AreTouchedAndRemovedByTheirOwnerOnly) {
    auto& store = *this->store_;
    const auto ann = this->person("Ann");
    const auto bob = this->person("Bob");
    const auto key = this->add({.person = ann, .hash = {std::byte{1}}}).value();
    const auto other = this->add({.person = ann, .hash = {std::byte{2}}}).value();
    const auto bobs = this->add({.person = bob, .hash = {std::byte{3}}}).value();
    const auto remove = [&](Id person, Id id) {
        return settled([&](Done<> done) { return store.remove_key(person, id, std::move(done)); });
    };
    EXPECT_EQ(fault_of(remove(bob, key)), ErrorCode::not_found);
    EXPECT_TRUE(settled([&](Done<> done) {
                    return store.touch_key(key, 123, std::move(done));
                }).has_value());
    EXPECT_EQ(store.key_holder({std::byte{1}}, 0)->key.used, 123);
    EXPECT_TRUE(remove(ann, key).has_value());
    EXPECT_EQ(store.keys(ann)->front().id, other);
    EXPECT_TRUE(remove(ann, other).has_value());
    EXPECT_TRUE(store.keys(ann)->empty());
    EXPECT_EQ(store.keys(bob)->front().id, bobs);
}

}  // namespace
}  // namespace agora::store
