#include "server/accounts/accounts.hpp"
#include "server/accounts/secret.hpp"
#include "server/accounts/testing/accounts.hpp"

#include <gmock/gmock.h>

#include <cstdio>
#include <future>
#include <thread>

namespace agora::server {
namespace {

using namespace test;
using testing::Contains;
using testing::ElementsAre;

constexpr store::Millis day = store::Millis{24} * 3600 * 1000;

class AccountsTest : public testing::Test {
protected:
    Expected<Session> login_as_guest(const std::string& name, const Who& before = {}) {
        return run(all_.accounts.login_as_guest(before, name, Lang::en, "192.0.2.1"));
    }
    Expected<Session> sign_up(const std::string& name, const std::string& password,
                              const Who& before = {}) {
        return run(all_.accounts.sign_up(before, name, password, Lang::fr, "192.0.2.1"));
    }
    Expected<Session> login(const std::string& name, const std::string& password,
                            const Who& before = {}) {
        return run(all_.accounts.login(before, name, password, "192.0.2.1"));
    }
    Expected<Session> recover(const std::string& name, const std::string& code,
                              const std::string& password) {
        return run(all_.accounts.recover({}, name, code, password, "192.0.2.1"));
    }
    Expected<NewToken> token(const Who& who, Scopes scopes, int days = 30) {
        return run(all_.tokens.add(who, {"my bot", scopes, days}));
    }
    Expected<void> revoke(const Who& who, store::Id id) { return run(all_.tokens.revoke(who, id)); }
    Expected<Who> identify(const Request& request) {
        return run(all_.authenticator.identify(request));
    }
    std::expected<Who, Response> identify_socket(const Request& request) {
        return run(all_.authenticator.identify_socket(request));
    }
    template <class T>
    T run(Awaitable<T> coroutine) {
        return all_.executor.run(std::move(coroutine));
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
        return identify(with_cookie(secret)).value().id;
    }

    AccountsFixture all_;
};

TEST_F(AccountsTest, GuestsHaveANameAndASession) {
    const auto ada = login_as_guest("Ada");
    ASSERT_TRUE(ada);
    EXPECT_TRUE(ada->who.guest);
    EXPECT_EQ(known(ada->secret), ada->who.id);
    EXPECT_EQ(code_of(login_as_guest("ADA")), "taken");
    EXPECT_EQ(code_of(login_as_guest("admin")), "bad_name");
    EXPECT_EQ(known(new_secret()), 0);
    EXPECT_EQ(known("x"), 0);
}

TEST_F(AccountsTest, OnlyTheHashOfASecretIsStored) {
    const auto ada = login_as_guest("Ada");
    const auto keys = all_.store->keys(ada->who.id);
    ASSERT_EQ(keys->size(), 1U);
    EXPECT_EQ(keys->front().hash, hash_of(ada->secret));
}

TEST_F(AccountsTest, AGuestWhoRegistersStaysTheSamePerson) {
    const auto guest = login_as_guest("Ada");
    const auto ada = sign_up("Ada Lovelace", "difference engine", guest->who);
    ASSERT_TRUE(ada);
    EXPECT_EQ(ada->who.id, guest->who.id);
    EXPECT_FALSE(ada->who.guest);
    EXPECT_EQ(ada->who.name, "Ada Lovelace");
    EXPECT_EQ(known(ada->secret), guest->who.id);
    EXPECT_EQ(known(guest->secret), 0) << "the session is another one from now on";
    EXPECT_EQ(code_of(sign_up("Ada", "difference engine", ada->who)), "registered");
    EXPECT_TRUE(login_as_guest("Ada")) << "the name of before is free";
}

TEST_F(AccountsTest, AGuestCanTakeAnotherNameAndStaysTheSamePerson) {
    const auto guest = login_as_guest("Ada");
    const auto again = login_as_guest("Bea", guest->who);
    EXPECT_EQ(again->who.id, guest->who.id);
    EXPECT_EQ(all_.store->person(guest->who.id)->name, "Bea");
}

TEST_F(AccountsTest, PasswordsAreLongEnoughAndNotTheName) {
    EXPECT_EQ(code_of(sign_up("Ada", "1234567")), "bad_password");
    EXPECT_EQ(code_of(sign_up("Ada Lovelace", "ada lovelace")), "bad_password");
    EXPECT_EQ(code_of(sign_up("Ada", std::string(201, 'x'))), "bad_password");
    EXPECT_EQ(code_of(sign_up("Ada", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF")), "bad_password");
    EXPECT_EQ(code_of(sign_up("Ada", "éééééééé")), "granted");
}

TEST_F(AccountsTest, PasswordsAreStoredAsArgon2id) {
    const auto ada = sign_up("Ada", "difference engine");
    EXPECT_TRUE(all_.store->person(ada->who.id)->password.starts_with("$argon2id$"));
}

TEST_F(AccountsTest, LoggingInNeedsTheNameAndItsPassword) {
    const auto ada = sign_up("Ada", "difference engine");
    login_as_guest("Guest Bob");
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

TEST_F(AccountsTest, LoggingInEndsTheSessionOfBefore) {
    sign_up("Ada", "difference engine");
    const auto guest = login_as_guest("Bob");
    all_.tables.calls();
    const auto ada = login("Ada", "difference engine", guest->who);
    EXPECT_EQ(known(ada->secret), ada->who.id);
    EXPECT_THAT(all_.tables.calls(), ElementsAre("revoke " + std::to_string(guest->who.id) + " " +
                                                 std::to_string(guest->who.key)));
    EXPECT_EQ(known(guest->secret), 0);
}

TEST_F(AccountsTest, ARecoveryCodeReplacesAForgottenPasswordOnce) {
    const auto ada = sign_up("Ada", "difference engine");
    ASSERT_FALSE(ada->recovery.empty());
    sign_up("Bob", "analytical engine");
    const auto wrong = recover("Bob", ada->recovery, "forgotten engine");
    EXPECT_EQ(code_of(wrong), "wrong_login");
    EXPECT_EQ(recover("Ada", "0000-0000-0000-0000-0000", "forgotten engine").error(),
              wrong.error());
    EXPECT_EQ(code_of(recover("Ada", ada->recovery, "short")), "bad_password");
    const auto back = recover("ada", ada->recovery, "forgotten engine");
    ASSERT_TRUE(back);
    EXPECT_EQ(back->who.id, ada->who.id);
    EXPECT_EQ(known(ada->secret), 0);  // all sessions have ended
    EXPECT_EQ(known(back->secret), ada->who.id);
    EXPECT_TRUE(login("Ada", "forgotten engine"));
    EXPECT_EQ(code_of(recover("Ada", ada->recovery, "another engine")), "wrong_login");
    EXPECT_TRUE(recover("Ada", back->recovery, "another engine"));
    EXPECT_TRUE(login_as_guest("Eve")->recovery.empty());
}

TEST_F(AccountsTest, WrongPasswordsForOneNameAreSlowedDown) {
    sign_up("Ada", "difference engine");
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(login("Ada", "difference engine"));
    for (int i = 0; i < 5; ++i) EXPECT_EQ(code_of(login("Ada", "x")), "wrong_login");
    EXPECT_EQ(code_of(login("ADA", "difference engine")), "rate_limited");
    all_.now += 1000;
    EXPECT_TRUE(login("Ada", "difference engine"));
}

TEST_F(AccountsTest, ArrivalsFromOneAddressAreSlowedDown) {
    int accepted = 0;
    for (int i = 0; i < 110; ++i) accepted += login_as_guest("Bob x" + std::to_string(i)) ? 1 : 0;
    EXPECT_EQ(accepted, 100);
    all_.now += 1000;
    EXPECT_TRUE(login_as_guest("Late"));
}

TEST_F(AccountsTest, WhoLogsOutIsNobody) {
    const auto ada = login_as_guest("Ada");
    EXPECT_TRUE(run(all_.accounts.logout(ada->who)));
    EXPECT_EQ(known(ada->secret), 0);
    EXPECT_THAT(all_.tables.calls(), Contains("revoke " + std::to_string(ada->who.id) + " " +
                                              std::to_string(ada->who.key)));
}

TEST_F(AccountsTest, SessionsEndByThemselves) {
    const auto ada = login_as_guest("Ada");
    all_.now += 90 * day - 1;
    EXPECT_EQ(known(ada->secret), ada->who.id);
    all_.now += 1;
    EXPECT_EQ(known(ada->secret), 0);
    // Nobody can be that guest any more: the name is free.
    const auto other = login_as_guest("Ada");
    ASSERT_TRUE(other);
    EXPECT_NE(other->who.id, ada->who.id);
}

TEST_F(AccountsTest, ANewPasswordEndsAllSessionsButNoToken) {
    const auto ada = sign_up("Ada", "difference engine");
    const auto elsewhere = login("Ada", "difference engine");
    const auto bot = token(ada->who, Scopes::all());
    const auto change = [&](const std::string& old, const std::string& password) {
        return run(all_.accounts.change_password(ada->who, old, password));
    };
    EXPECT_EQ(code_of(change("wrong", "analytical engine")), "wrong_password");
    EXPECT_EQ(code_of(change("difference engine", "short")), "bad_password");
    const auto changed = change("difference engine", "analytical engine");
    ASSERT_TRUE(changed);
    EXPECT_EQ(known(changed->secret), ada->who.id);
    EXPECT_EQ(known(ada->secret), 0);
    EXPECT_EQ(known(elsewhere->secret), 0);
    EXPECT_TRUE(identify(with_token(bot->secret)));
    EXPECT_EQ(code_of(login("Ada", "difference engine")), "wrong_login");
    EXPECT_TRUE(login("Ada", "analytical engine"));
}

TEST_F(AccountsTest, TokensDoWhatTheirScopesSayUntilTheyAreRevoked) {
    const auto ada = sign_up("Ada", "difference engine");
    const auto bot = token(ada->who, {.play = true, .watch = true}, 10);
    ASSERT_TRUE(bot);
    const auto who = identify(with_token(bot->secret));
    EXPECT_EQ(who->id, ada->who.id);
    EXPECT_EQ(who->scopes, (Scopes{.play = true, .watch = true}));
    EXPECT_EQ(known(bot->secret), 0) << "a token is no cookie";
    EXPECT_EQ(code_of(identify(with_token(ada->secret))), "bad_token");
    EXPECT_EQ(code_of(token(*who, Scopes::all())), "not_allowed");

    ASSERT_EQ(run(all_.tokens.list(ada->who))->size(), 1U);
    const auto bob = sign_up("Bob", "difference engine");
    EXPECT_EQ(code_of(revoke(bob->who, bot->id)), "no_such_token");
    EXPECT_EQ(code_of(revoke(ada->who, ada->who.key)), "no_such_token") << "a session is no token";
    EXPECT_TRUE(revoke(ada->who, bot->id));
    EXPECT_EQ(code_of(identify(with_token(bot->secret))), "bad_token");
    EXPECT_THAT(all_.tables.calls(),
                Contains("revoke " + std::to_string(ada->who.id) + " " + std::to_string(bot->id)));
}

TEST_F(AccountsTest, TokensExpireAndAreCounted) {
    const auto ada = sign_up("Ada", "difference engine");
    const auto bot = token(ada->who, Scopes::all(), 1);
    all_.now += day;
    EXPECT_EQ(code_of(identify(with_token(bot->secret))), "bad_token");
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(token(ada->who, Scopes::all()));
    EXPECT_EQ(code_of(token(ada->who, Scopes::all())), "too_many_tokens");
    EXPECT_EQ(code_of(token(login_as_guest("Bob")->who, Scopes::all())), "guest");
}

TEST_F(AccountsTest, WhoGoesLeavesTheTablesAndTheName) {
    const auto ada = sign_up("Ada", "difference engine");
    const auto remove = [&](const std::string& password) {
        return run(all_.accounts.remove(ada->who, password));
    };
    const auto table = store::test::settled<store::Id>([&](store::Done<store::Id> done) {
        return all_.store->create_table({.game = "gops", .setup = "{}", .people = {ada->who.id}},
                                        std::move(done));
    });
    EXPECT_EQ(code_of(remove("wrong")), "wrong_password");
    EXPECT_TRUE(remove("difference engine"));
    EXPECT_EQ(known(ada->secret), 0);
    const auto calls = all_.tables.calls();
    EXPECT_THAT(calls, Contains("leave Ada " + std::to_string(*table)));
    EXPECT_THAT(calls, Contains("forget " + std::to_string(ada->who.id)));
    EXPECT_THAT(calls, Contains("revoke " + std::to_string(ada->who.id) + " 0"));
    EXPECT_TRUE(login_as_guest("Ada"));
}

TEST_F(AccountsTest, ASocketIsForOurPages) {
    const auto ada = sign_up("Ada", "difference engine");
    auto request = with_cookie(ada->secret);
    EXPECT_EQ(identify_socket(request)->id, ada->who.id);
    request.headers[1].second = "http://elsewhere";
    EXPECT_EQ(identify_socket(request).error().status, 403);
    request.headers.erase(request.headers.begin() + 1);
    EXPECT_EQ(identify_socket(request).error().status, 403) << "a cookie without an origin";
    EXPECT_EQ(identify_socket(Request{})->id, 0) << "nobody may look";
    EXPECT_EQ(identify_socket(with_token(new_secret())).error().status, 401);
}

// The end of the server: what waits for a password is refused, and nothing is asked of the pool.
TEST_F(AccountsTest, PasswordsAreRefusedAtTheEnd) {
    const auto ada = sign_up("Ada", "difference engine");
    all_.accounts.close();
    EXPECT_EQ(code_of(login("Ada", "difference engine")), "closing");
    EXPECT_EQ(code_of(sign_up("Bob", "difference engine")), "closing");
    EXPECT_EQ(known(ada->secret), ada->who.id);
}

TEST_F(AccountsTest, ReadsThatCannotWaitAreRefused) {
    const auto ada = login_as_guest("Ada");
    all_.readers.stop();
    EXPECT_EQ(code_of(identify(with_cookie(ada->secret))), "busy");
    EXPECT_EQ(identify(Request{})->id, 0) << "nothing has to be read for nobody";
    EXPECT_EQ(identify(with_cookie("x"))->id, 0);
}

constexpr PasswordSettings cheap{.rounds = 1, .memory = 8192};

// What the operators get without choosing: at least what OWASP asks of argon2id, 19 MiB and two
// rounds in one lane.
TEST(Passwords, CostWhoGuessesThemEnough) {
    TestExecutor executor;  // before the pool, whose threads post to it
    ThreadPool pool(1, 1, 0);
    Passwords passwords(pool, PasswordSettings{});
    const auto hash = executor.run(passwords.hash("difference engine", Lang::en)).value();
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

TEST(Passwords, AgainstNothingAreNeverRight) {
    TestExecutor executor;
    ThreadPool pool(1, 1, 0);
    Passwords passwords(pool, cheap);
    EXPECT_FALSE(executor.run(passwords.check("", "", Lang::en)).value());
}

// A pool of one thread, which does nothing until it is let go.
struct HeldPool {
    explicit HeldPool(std::size_t most) : pool(1, most, 0) {
        EXPECT_TRUE(pool.post([this] {
            held.set_value();
            opened.wait();
        }));
        held.get_future().wait();
    }

    std::promise<void> held;
    std::promise<void> let_go;
    std::future<void> opened = let_go.get_future();
    ThreadPool pool;
};

TEST(Passwords, ThatCannotWaitAreTurnedAway) {
    TestExecutor executor;
    HeldPool held(2);
    Passwords passwords(held.pool, cheap);
    auto first = executor.start(passwords.hash("first", Lang::en));
    auto second = executor.start(passwords.hash("second", Lang::en));
    EXPECT_EQ(code_of(executor.run(passwords.hash("third", Lang::en))), "busy");
    held.let_go.set_value();
    EXPECT_TRUE(TestExecutor::result_of(std::move(first)));
    EXPECT_TRUE(TestExecutor::result_of(std::move(second)));
}

TEST(Passwords, ThatWaitAtTheEndAreToldSo) {
    constexpr std::size_t any_number = 100'000'000;
    TestExecutor executor;
    HeldPool held(any_number);
    Passwords passwords(held.pool, cheap);
    std::vector<std::future<Expected<std::string>>> hashed;
    std::vector<std::future<Expected<bool>>> checked;
    for (int i = 0; i < 5; ++i) {
        hashed.push_back(executor.start(passwords.hash("x", Lang::en)));
        checked.push_back(executor.start(passwords.check("", "x", Lang::en)));
    }
    // Nothing is taken any more as soon as the end has begun, and only then the thread is let go.
    std::thread end([&] { passwords.stop(); });
    while (held.pool.post([] {})) std::this_thread::yield();
    EXPECT_EQ(code_of(executor.run(passwords.hash("late", Lang::en))), "closing");
    held.let_go.set_value();
    end.join();
    for (auto& each : hashed)
        EXPECT_EQ(code_of(TestExecutor::result_of(std::move(each))), "closing");
    for (auto& each : checked)
        EXPECT_EQ(code_of(TestExecutor::result_of(std::move(each))), "closing");
}

}  // namespace
}  // namespace agora::server
