#include "server/people/people.hpp"
#include "server/people/secret.hpp"
#include "server/people/testing/people.hpp"

#include <gmock/gmock.h>

namespace agora::server {
namespace {

using namespace test;
using testing::Contains;
using testing::ElementsAre;

constexpr store::Millis day = store::Millis{24} * 3600 * 1000;

class PeopleTest : public testing::Test {
protected:
    Expected<Session> greet(const std::string& name, const Who& before = {}) {
        return granted<Session>([&](Reply<Session> reply) {
            house_.people.greet(before, name, Lang::en, "192.0.2.1", std::move(reply));
        });
    }
    Expected<Session> enroll(const std::string& name, const std::string& password,
                             const Who& before = {}) {
        return granted<Session>([&](Reply<Session> reply) {
            house_.people.enroll(before, name, password, Lang::fr, "192.0.2.1", std::move(reply));
        });
    }
    Expected<Session> login(const std::string& name, const std::string& password,
                            const Who& before = {}) {
        return granted<Session>([&](Reply<Session> reply) {
            house_.people.login(before, name, password, "192.0.2.1", std::move(reply));
        });
    }
    Expected<NewToken> token(const Who& who, Scopes scopes, int days = 30) {
        return granted<NewToken>([&](Reply<NewToken> reply) {
            house_.people.add_token(who, {"my bot", scopes, days}, std::move(reply));
        });
    }
    Expected<void> revoke(const Who& who, store::Id id) {
        return granted<void>(
            [&](Reply<void> reply) { house_.people.revoke(who, id, std::move(reply)); });
    }

    static Request with_cookie(const std::string& secret) {
        Request request;
        request.headers = {
            {"host", "here"}, {"origin", "http://here"}, {"cookie", "agora=" + secret}};
        return request;
    }
    static Request with_token(const std::string& secret) {
        Request request;
        request.headers = {{"authorization", "Bearer " + secret}};
        return request;
    }
    match::PersonId known(const std::string& secret) {
        return house_.people.identify(with_cookie(secret)).value().id;
    }

    House house_;
};

TEST_F(PeopleTest, GuestsHaveANameAndASession) {
    const auto ada = greet("Ada");
    ASSERT_TRUE(ada);
    EXPECT_TRUE(ada->who.guest);
    EXPECT_EQ(known(ada->secret), ada->who.id);
    EXPECT_EQ(code_of(greet("ADA")), "taken");
    EXPECT_EQ(code_of(greet("admin")), "bad_name");
    EXPECT_EQ(known(new_secret()), 0);
    EXPECT_EQ(known("x"), 0);
}

TEST_F(PeopleTest, OnlyTheHashOfASecretIsStored) {
    const auto ada = greet("Ada");
    const auto keys = house_.store->keys(ada->who.id);
    ASSERT_EQ(keys->size(), 1U);
    EXPECT_EQ(keys->front().hash, hash_of(ada->secret));
}

TEST_F(PeopleTest, AGuestWhoRegistersStaysTheSamePerson) {
    const auto guest = greet("Ada");
    const auto ada = enroll("Ada Lovelace", "difference engine", guest->who);
    ASSERT_TRUE(ada);
    EXPECT_EQ(ada->who.id, guest->who.id);
    EXPECT_FALSE(ada->who.guest);
    EXPECT_EQ(ada->who.name, "Ada Lovelace");
    EXPECT_EQ(known(ada->secret), guest->who.id);
    EXPECT_EQ(known(guest->secret), 0) << "the session is another one from now on";
    EXPECT_EQ(code_of(enroll("Ada", "difference engine", ada->who)), "registered");
    EXPECT_TRUE(greet("Ada")) << "the name of before is free";
}

TEST_F(PeopleTest, AGuestCanTakeAnotherNameAndStaysTheSamePerson) {
    const auto guest = greet("Ada");
    const auto again = greet("Bea", guest->who);
    EXPECT_EQ(again->who.id, guest->who.id);
    EXPECT_EQ(house_.store->person(guest->who.id)->name, "Bea");
}

TEST_F(PeopleTest, PasswordsAreLongEnoughAndNotTheName) {
    EXPECT_EQ(code_of(enroll("Ada", "1234567")), "bad_password");
    EXPECT_EQ(code_of(enroll("Ada Lovelace", "ada lovelace")), "bad_password");
    EXPECT_EQ(code_of(enroll("Ada", std::string(201, 'x'))), "bad_password");
    EXPECT_EQ(code_of(enroll("Ada", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF")), "bad_password");
    EXPECT_EQ(code_of(enroll("Ada", "éééééééé")), "granted");
}

TEST_F(PeopleTest, PasswordsAreStoredAsArgon2id) {
    const auto ada = enroll("Ada", "difference engine");
    EXPECT_TRUE(house_.store->person(ada->who.id)->password.starts_with("$argon2id$"));
}

TEST_F(PeopleTest, LoggingInNeedsTheNameAndItsPassword) {
    const auto ada = enroll("Ada", "difference engine");
    greet("Guest Bob");
    const auto right = login("ada", "difference engine");
    ASSERT_TRUE(right);
    EXPECT_EQ(right->who.id, ada->who.id);
    EXPECT_EQ(right->who.lang, Lang::fr);
    EXPECT_NE(right->secret, ada->secret);
    // The same answer for a wrong password, an unknown name and a guest.
    const auto wrong = login("Ada", "analytical engine");
    EXPECT_EQ(code_of(wrong), "wrong_login");
    EXPECT_EQ(login("Nemo", "difference engine").error(), wrong.error());
    EXPECT_EQ(login("Guest Bob", "").error(), wrong.error());
    EXPECT_EQ(login(std::string(500, 'x'), "x").error(), wrong.error());
}

TEST_F(PeopleTest, LoggingInEndsTheSessionOfBefore) {
    enroll("Ada", "difference engine");
    const auto guest = greet("Bob");
    house_.hall.calls();
    const auto ada = login("Ada", "difference engine", guest->who);
    EXPECT_EQ(known(ada->secret), ada->who.id);
    EXPECT_THAT(house_.hall.calls(), ElementsAre("expel " + std::to_string(guest->who.id) + " " +
                                                 std::to_string(guest->who.key)));
    EXPECT_EQ(known(guest->secret), 0);
}

TEST_F(PeopleTest, WrongPasswordsForOneNameAreSlowedDown) {
    enroll("Ada", "difference engine");
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(login("Ada", "difference engine"));
    for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(login("Ada", "x")), "wrong_login");
    EXPECT_EQ(code_of(login("ADA", "difference engine")), "rate_limited");
    house_.now += 1000;
    EXPECT_TRUE(login("Ada", "difference engine"));
}

TEST_F(PeopleTest, ArrivalsFromOneAddressAreSlowedDown) {
    int accepted = 0;
    for (int i = 0; i < 110; ++i) accepted += greet("Bob x" + std::to_string(i)) ? 1 : 0;
    EXPECT_EQ(accepted, 100);
    house_.now += 1000;
    EXPECT_TRUE(greet("Late"));
}

TEST_F(PeopleTest, WhoLogsOutIsNobody) {
    const auto ada = greet("Ada");
    EXPECT_TRUE(granted<void>(
        [&](Reply<void> reply) { house_.people.logout(ada->who, std::move(reply)); }));
    EXPECT_EQ(known(ada->secret), 0);
    EXPECT_THAT(house_.hall.calls(), Contains("expel " + std::to_string(ada->who.id) + " " +
                                              std::to_string(ada->who.key)));
}

TEST_F(PeopleTest, SessionsEndByThemselves) {
    const auto ada = greet("Ada");
    house_.now += 90 * day - 1;
    EXPECT_EQ(known(ada->secret), ada->who.id);
    house_.now += 1;
    EXPECT_EQ(known(ada->secret), 0);
    // Nobody can be that guest any more: the name is free.
    const auto other = greet("Ada");
    ASSERT_TRUE(other);
    EXPECT_NE(other->who.id, ada->who.id);
}

TEST_F(PeopleTest, ANewPasswordEndsAllSessionsButNoToken) {
    const auto ada = enroll("Ada", "difference engine");
    const auto elsewhere = login("Ada", "difference engine");
    const auto bot = token(ada->who, Scopes::all());
    const auto change = [&](const std::string& old, const std::string& password) {
        return granted<Session>([&](Reply<Session> reply) {
            house_.people.change_password(ada->who, old, password, std::move(reply));
        });
    };
    EXPECT_EQ(code_of(change("wrong", "analytical engine")), "wrong_password");
    EXPECT_EQ(code_of(change("difference engine", "short")), "bad_password");
    const auto changed = change("difference engine", "analytical engine");
    ASSERT_TRUE(changed);
    EXPECT_EQ(known(changed->secret), ada->who.id);
    EXPECT_EQ(known(ada->secret), 0);
    EXPECT_EQ(known(elsewhere->secret), 0);
    EXPECT_TRUE(house_.people.identify(with_token(bot->secret)));
    EXPECT_EQ(code_of(login("Ada", "difference engine")), "wrong_login");
    EXPECT_TRUE(login("Ada", "analytical engine"));
}

TEST_F(PeopleTest, TokensDoWhatTheirScopesSayUntilTheyAreRevoked) {
    const auto ada = enroll("Ada", "difference engine");
    const auto bot = token(ada->who, {.play = true, .watch = true}, 10);
    ASSERT_TRUE(bot);
    const auto who = house_.people.identify(with_token(bot->secret));
    EXPECT_EQ(who->id, ada->who.id);
    EXPECT_EQ(who->scopes, (Scopes{.play = true, .watch = true}));
    EXPECT_EQ(known(bot->secret), 0) << "a token is no cookie";
    EXPECT_EQ(code_of(house_.people.identify(with_token(ada->secret))), "bad_token");
    EXPECT_EQ(code_of(token(*who, Scopes::all())), "not_allowed");

    ASSERT_EQ(house_.people.tokens(ada->who)->size(), 1U);
    const auto bob = enroll("Bob", "difference engine");
    EXPECT_EQ(code_of(revoke(bob->who, bot->id)), "no_such_token");
    EXPECT_EQ(code_of(revoke(ada->who, ada->who.key)), "no_such_token") << "a session is no token";
    EXPECT_TRUE(revoke(ada->who, bot->id));
    EXPECT_EQ(code_of(house_.people.identify(with_token(bot->secret))), "bad_token");
    EXPECT_THAT(house_.hall.calls(),
                Contains("expel " + std::to_string(ada->who.id) + " " + std::to_string(bot->id)));
}

TEST_F(PeopleTest, TokensExpireAndAreCounted) {
    const auto ada = enroll("Ada", "difference engine");
    const auto bot = token(ada->who, Scopes::all(), 1);
    house_.now += day;
    EXPECT_EQ(code_of(house_.people.identify(with_token(bot->secret))), "bad_token");
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(token(ada->who, Scopes::all()));
    EXPECT_EQ(code_of(token(ada->who, Scopes::all())), "too_many_tokens");
    EXPECT_EQ(code_of(token(greet("Bob")->who, Scopes::all())), "guest");
}

TEST_F(PeopleTest, WhoGoesLeavesTheTablesAndTheName) {
    const auto ada = enroll("Ada", "difference engine");
    const auto remove = [&](const std::string& password) {
        return granted<void>(
            [&](Reply<void> reply) { house_.people.remove(ada->who, password, std::move(reply)); });
    };
    const auto table = store::test::settled<store::Id>([&](store::Done<store::Id> done) {
        return house_.store->create_table({.game = "gops", .setup = "{}", .people = {ada->who.id}},
                                          std::move(done));
    });
    EXPECT_EQ(code_of(remove("wrong")), "wrong_password");
    EXPECT_TRUE(remove("difference engine"));
    EXPECT_EQ(known(ada->secret), 0);
    const auto calls = house_.hall.calls();
    EXPECT_THAT(calls, Contains("leave Ada " + std::to_string(*table)));
    EXPECT_THAT(calls, Contains("forget " + std::to_string(ada->who.id)));
    EXPECT_THAT(calls, Contains("expel " + std::to_string(ada->who.id) + " 0"));
    EXPECT_TRUE(greet("Ada"));
}

TEST_F(PeopleTest, ASocketIsForOurPages) {
    const auto ada = enroll("Ada", "difference engine");
    auto request = with_cookie(ada->secret);
    EXPECT_EQ(house_.people.who(request)->id, ada->who.id);
    request.headers[1].second = "http://elsewhere";
    EXPECT_EQ(house_.people.who(request).error().status, 403);
    request.headers.erase(request.headers.begin() + 1);
    EXPECT_EQ(house_.people.who(request).error().status, 403) << "a cookie without an origin";
    EXPECT_EQ(house_.people.who(Request{})->id, 0) << "nobody may look";
    EXPECT_EQ(house_.people.who(with_token(new_secret())).error().status, 401);
}

// What the operators get without choosing: at least what OWASP asks of argon2id, 19 MiB and two
// rounds in one lane.
TEST(Passwords, CostWhoGuessesThemEnough) {
    Passwords passwords{PasswordSettings{}};
    std::promise<std::string> hashed;
    ASSERT_TRUE(passwords.hash("difference engine",
                               [&](std::string hash) { hashed.set_value(std::move(hash)); }));
    const auto hash = hashed.get_future().get();
    int version = 0;
    int kibibytes = 0;
    int rounds = 0;
    int lanes = 0;
    ASSERT_EQ(std::sscanf(hash.c_str(), "$argon2id$v=%d$m=%d,t=%d,p=%d$", &version, &kibibytes,
                          &rounds, &lanes),
              4)
        << hash;
    EXPECT_EQ(version, 19);
    EXPECT_GE(kibibytes, 19 * 1024);
    EXPECT_GE(rounds, 2);
    EXPECT_GE(lanes, 1);
}

TEST(Passwords, ThatCannotWaitAreTurnedAway) {
    std::promise<void> gate;
    std::promise<void> begun;
    auto opened = gate.get_future();
    Passwords passwords({.threads = 1, .max_waiting = 2, .rounds = 1, .memory = 8192});
    std::atomic<int> hashed = 0;
    ASSERT_TRUE(passwords.hash("first", [&](const std::string&) {
        begun.set_value();
        opened.wait();
    }));
    begun.get_future().wait();
    const auto count = [&](const std::string& hash) { hashed += hash.empty() ? 0 : 1; };
    EXPECT_TRUE(passwords.hash("second", count));
    EXPECT_TRUE(passwords.hash("third", count));
    EXPECT_FALSE(passwords.hash("fourth", count));
    EXPECT_EQ(passwords.waiting(), 2U);
    gate.set_value();
    while (hashed < 2) std::this_thread::yield();
}

TEST(Passwords, AgainstNothingAreNeverRight) {
    Passwords passwords({.rounds = 1, .memory = 8192});
    std::promise<bool> promise;
    ASSERT_TRUE(passwords.check(
        "", "", [&](std::optional<bool> right) { promise.set_value(right.value()); }));
    EXPECT_FALSE(promise.get_future().get());
}

TEST(Passwords, ThatWaitAtTheEndAreToldSo) {
    std::promise<void> gate;
    std::promise<void> begun;
    auto opened = gate.get_future();
    std::atomic<int> told = 0;
    constexpr std::size_t any_number = 100'000'000;
    Passwords passwords({.threads = 1, .max_waiting = any_number, .rounds = 1, .memory = 8192});
    ASSERT_TRUE(passwords.hash("first", [&](const std::string& hash) {
        EXPECT_FALSE(hash.empty());
        begun.set_value();
        opened.wait();
    }));
    begun.get_future().wait();
    for (int i = 0; i < 5; ++i) {
        EXPECT_TRUE(passwords.hash("x", [&](const std::string& hash) { told += hash.empty(); }));
        EXPECT_TRUE(passwords.check("", "x", [&](std::optional<bool> right) { told += !right; }));
    }
    // Nothing is taken any more as soon as the end has begun, and only then the first one is done.
    int asked = 10;
    std::thread opener([&] {
        while (passwords.hash("x", [&](const std::string& hash) { told += hash.empty(); })) ++asked;
        gate.set_value();
    });
    passwords.stop();
    opener.join();
    EXPECT_EQ(told, asked);
    EXPECT_FALSE(passwords.hash("late", [](const std::string&) {}));
}

}  // namespace
}  // namespace agora::server
