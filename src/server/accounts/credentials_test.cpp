#include "server/accounts/credentials.hpp"

#include "server/accounts/secret.hpp"
#include "server/base/rate_limiter.hpp"

#include <gtest/gtest.h>

namespace agora::server {
namespace {

Request with(std::vector<std::pair<std::string, std::string>> headers) {
    Request request;
    request.headers = std::move(headers);
    return request;
}

TEST(Secrets, AreNeverTheSameAndKnownByTheirHash) {
    const auto one = new_secret();
    const auto other = new_secret();
    EXPECT_EQ(one.size(), secret_length);
    EXPECT_NE(one, other);
    EXPECT_EQ(hash_of(one), hash_of(one));
    EXPECT_NE(hash_of(one), hash_of(other));
    for (const auto& text : {std::string(), one + "A", one.substr(1), std::string(43, '!'),
                             std::string(43, '='), std::string(43, '\0')})
        EXPECT_FALSE(hash_of(text)) << text;
}

TEST(Credentials, AreATokenBeforeACookie) {
    using Kind = Credentials::Kind;
    const auto secret = new_secret();
    const auto cookie = credentials_of(with({{"cookie", "x=1; agora=" + secret + "; y=2"}}));
    EXPECT_EQ(cookie.kind, Kind::cookie);
    EXPECT_EQ(cookie.hash, hash_of(secret));
    const auto token =
        credentials_of(with({{"cookie", "agora=x"}, {"authorization", "bearer " + secret}}));
    EXPECT_EQ(token.kind, Kind::token);
    EXPECT_EQ(token.hash, hash_of(secret));
    EXPECT_EQ(credentials_of(with({})).kind, Kind::none);
    EXPECT_EQ(credentials_of(with({{"cookie", "notagora=" + secret}})).kind, Kind::none);
    const auto basic = credentials_of(with({{"authorization", "Basic " + secret}}));
    EXPECT_EQ(basic.kind, Kind::token);
    EXPECT_FALSE(basic.hash);
}

TEST(Origin, IsOursWhereItIsTheHost) {
    const auto origin = [](const std::string& from, bool secure = false) {
        auto request = with({{"host", "play.example:8080"}, {"origin", from}});
        request.secure = secure;
        return origin_of(request);
    };
    EXPECT_EQ(origin_of(with({{"host", "play.example"}})), Origin::unknown);
    EXPECT_EQ(origin("http://play.example:8080"), Origin::ours);
    EXPECT_EQ(origin("HTTP://Play.Example:8080"), Origin::ours);
    EXPECT_EQ(origin("https://play.example:8080", true), Origin::ours);
    EXPECT_EQ(origin("http://play.example:8080", true), Origin::foreign);
    for (const std::string from :
         {"null", "http://play.example", "http://play.example:8081", "http://evil.example:8080",
          "http://play.example:8080.evil.example", "http://evil@play.example:8080",
          "play.example:8080", "ftp://play.example:8080", "http://"})
        EXPECT_EQ(origin(from), Origin::foreign) << from;
    EXPECT_EQ(origin_of(with({{"origin", "http://"}})), Origin::foreign);
}

TEST(ContentType, IsJsonWithOrWithoutParameters) {
    EXPECT_TRUE(is_json(with({{"content-type", "application/json"}})));
    EXPECT_TRUE(is_json(with({{"content-type", "Application/JSON; charset=utf-8"}})));
    for (const std::string type : {"", "text/plain", "application/x-www-form-urlencoded",
                                   "text/plain; application/json", "application/jsonp"})
        EXPECT_FALSE(is_json(with({{"content-type", type}}))) << type;
}

TEST(Language, IsAskedForOrPreferred) {
    auto request = with({{"accept-language", "de, fr-CA;q=0.8, en;q=0.5"}});
    EXPECT_EQ(language_of(request), Lang::fr);
    request.query = "x=1&lang=en";
    EXPECT_EQ(language_of(request), Lang::en);
    EXPECT_EQ(language_of(with({})), Lang::en);
}

TEST(Cookies, CannotBeReadByScriptsNorSentFromElsewhere) {
    EXPECT_EQ(cookie_for("S", 2000, false),
              "agora=S; Path=/; HttpOnly; SameSite=Strict; Max-Age=2");
    EXPECT_EQ(cookie_for("", 2000, true),
              "agora=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure");
}

TEST(TokenScopes, AreWords) {
    EXPECT_EQ(scopes_text({.play = true, .watch = true}), "play watch");
    EXPECT_EQ(scopes_from("watch play"), (Scopes{.play = true, .watch = true}));
    EXPECT_EQ(scopes_from(""), Scopes{});
    EXPECT_EQ(scopes_from("play everything"), std::nullopt);
}

TEST(RateLimiter, AllowsABurstAndThenOneAtATime) {
    RateLimiter pace({.burst = 2, .every = 1000});
    EXPECT_TRUE(pace.take("a", 0));
    EXPECT_TRUE(pace.take("a", 0));
    EXPECT_FALSE(pace.take("a", 999));
    EXPECT_TRUE(pace.take("b", 999));
    EXPECT_TRUE(pace.take("a", 1000));
    EXPECT_FALSE(pace.take("a", 1001));
    pace.give_back("a");
    EXPECT_TRUE(pace.take("a", 1001));
    EXPECT_FALSE(pace.take("a", 500));  // a clock that goes back gives nothing
    EXPECT_FALSE(pace.take("c", 0, 3));
    EXPECT_TRUE(pace.take("c", 0, 2));
    EXPECT_FALSE(pace.take("c", 0));
}

TEST(RateLimiter, RemembersABoundedNumber) {
    RateLimiter pace({.burst = 1, .every = 1000});
    for (std::size_t i = 0; i <= RateLimiter::max_keys; ++i)
        EXPECT_TRUE(pace.take(std::to_string(i), 0));
    EXPECT_FALSE(pace.take(std::to_string(RateLimiter::max_keys), 0));
}

TEST(Places, OfIpv6AreNetworks) {
    EXPECT_EQ(place_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(place_of("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    EXPECT_EQ(place_of("2001:db8:1:2::9"), place_of("2001:db8:1:2:ffff::1"));
    EXPECT_EQ(place_of("nonsense"), "nonsense");
}

}  // namespace
}  // namespace agora::server
