#include "games/registry.hpp"
#include "match/log_record.hpp"
#include "match/table.hpp"
#include "server/accounts/testing/accounts.hpp"
#include "server/api/api.hpp"

#include <boost/json.hpp>
#include <gmock/gmock.h>

namespace agora::server {
namespace {

using namespace test;
using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

// A browser, or a program with a token.
struct Client {
    std::string cookie{};
    std::string token{};
    std::string origin = "http://here";
    std::string type = "application/json";
    std::string language{};
    std::string known{};  // the mark of what it has
};

class ApiTest : public testing::Test {
protected:
    Response ask(Client& client, const std::string& method, const std::string& target,
                 const std::string& body = "") {
        Request request{.method = method,
                        .path = target.substr(0, target.find('?')),
                        .query = {},
                        .headers = {{"host", "here"}},
                        .body = body,
                        .address = "192.0.2.1"};
        if (const auto mark = target.find('?'); mark != std::string::npos)
            request.query = target.substr(mark + 1);
        const auto add = [&](const char* name, const std::string& value) {
            if (!value.empty()) request.headers.emplace_back(name, value);
        };
        add("origin", client.origin);
        add("content-type", client.type);
        add("accept-language", client.language);
        add("if-none-match", client.known);
        add("cookie", client.cookie.empty() ? "" : "agora=" + client.cookie);
        add("authorization", client.token.empty() ? "" : "Bearer " + client.token);
        auto response = all_.executor.run(api_.handle(std::move(request)));
        for (const auto& [name, value] : response.headers)
            if (name == "Set-Cookie") client.cookie = value.substr(6, value.find(';') - 6);
        return response;
    }
    boost::json::value good(Client& client, const std::string& method, const std::string& target,
                            const std::string& body = "") {
        const auto response = ask(client, method, target, body);
        EXPECT_LT(response.status, 300) << (response.body ? *response.body : "");
        return response.body ? boost::json::parse(*response.body) : boost::json::value();
    }
    // "401 unauthorized"
    std::string refusal(Client& client, const std::string& method, const std::string& target,
                        const std::string& body = "") {
        const auto response = ask(client, method, target, body);
        if (response.status < 400) return std::to_string(response.status);
        const auto json = boost::json::parse(*response.body);
        EXPECT_FALSE(json.at("why").as_string().empty());
        return std::to_string(response.status) + " " +
               boost::json::value_to<std::string>(json.at("refused"));
    }
    Client guest(const std::string& name) {
        Client client;
        good(client, "POST", "/api/guest", R"({"name":")" + name + R"("})");
        return client;
    }
    Client member(const std::string& name) {
        Client client;
        good(client, "POST", "/api/register",
             R"({"name":")" + name + R"(","password":"difference engine"})");
        return client;
    }
    Client bot(Client& owner, const std::string& scopes) {
        const auto made = good(owner, "POST", "/api/me/tokens",
                               R"({"label":"b","scopes":[)" + scopes + R"(],"days":1})");
        return {.token = boost::json::value_to<std::string>(made.at("secret")), .origin = ""};
    }

    ApiServices services() {
        return {*all_.store,   all_.readers, all_.tables,     all_.authenticator,
                all_.accounts, all_.tokens,  all_.context.now};
    }

    AccountsFixture all_;
    Api api_{services(), {.requests = {.burst = 1000, .every = 1}}};
    Client nobody_;
};

TEST_F(ApiTest, AnswersWhatIsNotThere) {
    EXPECT_EQ(refusal(nobody_, "GET", "/api/nothing"), "404 not_found");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/me/"), "404 not_found");
    EXPECT_EQ(refusal(nobody_, "DELETE", "/api/games"), "405 wrong_method");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/socket"), "426 not_a_socket");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/games/chess/manual"), "404 no_such_game");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/people/Nemo"), "404 no_such_person");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/tables/x"), "404 no_such_table");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/tables/99/record"), "404 no_such_table");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/leaderboard/gops?most=0"), "400 bad_request");
}

TEST_F(ApiTest, ListsItsRoutes) {
    const auto list = good(nobody_, "GET", "/api/routes");
    EXPECT_EQ(list.at("routes").as_array().size(), Api::routes().size());
}

TEST_F(ApiTest, TellsWhatDoesNotChangeOnlyOnce) {
    auto first = ask(nobody_, "GET", "/api/games");
    EXPECT_EQ(first.status, 200);
    const auto mark = std::ranges::find(first.headers, "ETag", [](auto& one) { return one.first; });
    Client again{.known = mark->second};
    const auto second = ask(again, "GET", "/api/games");
    EXPECT_EQ(second.status, 304);
    EXPECT_FALSE(second.body);
    again.language = "fr";
    EXPECT_EQ(ask(again, "GET", "/api/games").status, 200) << "other words, another mark";
}

TEST_F(ApiTest, TellsTheGamesInTheLanguageAskedFor) {
    const auto english = good(nobody_, "GET", "/api/games/gops/manual");
    const auto french = good(nobody_, "GET", "/api/games/gops/manual?lang=fr");
    EXPECT_NE(english.at("manual"), french.at("manual"));
}

TEST_F(ApiTest, KnowsPeopleByTheirCookie) {
    EXPECT_EQ(refusal(nobody_, "GET", "/api/me"), "401 unauthorized");
    auto ada = guest("Ada");
    const auto me = good(ada, "GET", "/api/me");
    EXPECT_EQ(me.at("name"), "Ada");
    EXPECT_TRUE(me.at("guest").as_bool());
    good(ada, "PATCH", "/api/me", R"({"name":"Bea","language":"fr"})");
    const auto bea = good(ada, "GET", "/api/me");
    EXPECT_EQ(bea.at("name"), "Bea");
    EXPECT_EQ(bea.at("language"), "fr");
    EXPECT_EQ(bea.at("id"), me.at("id"));
    good(ada, "POST", "/api/logout");
    EXPECT_EQ(refusal(ada, "GET", "/api/me"), "401 unauthorized");
}

TEST_F(ApiTest, TakesChangesFromOurPagesOnly) {
    auto ada = guest("Ada");
    for (const std::string origin : {"", "http://evil", "null"}) {
        auto tricked = ada;
        tricked.origin = origin;
        EXPECT_EQ(refusal(tricked, "PATCH", "/api/me", R"({"language":"fr"})"), "403 foreign")
            << origin;
    }
    auto form = ada;
    form.type = "text/plain";
    EXPECT_EQ(refusal(form, "PATCH", "/api/me", R"({"language":"fr"})"), "415 not_json");
    // Without a cookie there is nothing to misuse, unless a page of somebody else's does it.
    Client program{.origin = ""};
    EXPECT_EQ(refusal(program, "POST", "/api/guest", R"({"name":"Bob"})"), "201");
    Client page{.origin = "http://evil"};
    EXPECT_EQ(refusal(page, "POST", "/api/login", R"({"name":"x","password":"y"})"), "403 foreign");
}

TEST_F(ApiTest, ReadsBodiesStrictly) {
    for (const std::string body :
         {"", "x", "[]", "{}", R"({"name":7})", R"({"name":"Ada","admin":true})",
          R"({"name":"Ada","language":"de"})", R"({"name":"Ada"} trailing)"})
        EXPECT_EQ(refusal(nobody_, "POST", "/api/guest", body), "400 bad_request") << body;
    EXPECT_EQ(refusal(nobody_, "POST", "/api/guest", R"({"name":"admin"})"), "422 bad_name");
    EXPECT_EQ(refusal(nobody_, "POST", "/api/register", R"({"name":"Ada","password":"short"})"),
              "422 bad_password");
    auto ada = member("Ada");
    for (const std::string body :
         {R"({"label":"b","scopes":[],"days":1})", R"({"label":"b","scopes":["root"],"days":1})",
          R"({"label":"b","scopes":["play"],"days":0})", R"({"label":"b","scopes":["play"]})"})
        EXPECT_EQ(refusal(ada, "POST", "/api/me/tokens", body), "400 bad_request") << body;
}

TEST_F(ApiTest, LetsTokensDoWhatTheirScopesSay) {
    auto ada = member("Ada");
    auto watcher = bot(ada, R"("watch")");
    EXPECT_EQ(good(watcher, "GET", "/api/me").at("name"), "Ada");
    EXPECT_EQ(refusal(watcher, "GET", "/api/tables"), "200");
    EXPECT_EQ(refusal(watcher, "POST", "/api/tables/7/join"), "403 not_allowed");
    EXPECT_EQ(refusal(watcher, "GET", "/api/me/tokens"), "403 not_allowed");
    auto occupant = bot(ada, R"("tables")");
    EXPECT_EQ(refusal(occupant, "POST", "/api/tables/7/join"), "200");
    EXPECT_EQ(refusal(occupant, "GET", "/api/tables"), "403 not_allowed");
    EXPECT_EQ(refusal(nobody_, "POST", "/api/tables/7/join"), "401 unauthorized");
    auto list = good(ada, "GET", "/api/me/tokens").at("tokens").as_array();
    ASSERT_EQ(list.size(), 2U);
    EXPECT_FALSE(list[0].as_object().contains("secret"));
    const auto id = std::to_string(list[1].at("id").as_int64());
    EXPECT_EQ(refusal(ada, "DELETE", "/api/me/tokens/" + id), "204");
    EXPECT_EQ(refusal(watcher, "GET", "/api/me"), "401 bad_token");
}

TEST_F(ApiTest, HandsTablesToTheirService) {
    auto ada = guest("Ada");
    const auto bob = guest("Bob");
    const std::string seats = R"("seats":[{"kind":"person"},{"kind":"person","name":"bob"}])";
    const auto made = good(ada, "POST", "/api/tables", R"({"game":"gops",)" + seats + "}");
    EXPECT_EQ(made.at("table"), 7);
    EXPECT_EQ(made.at("link"), "/table/7");
    EXPECT_EQ(made.at("invitations").at(0).at("link"), "/table/7?key=open-sesame");
    EXPECT_EQ(refusal(ada, "POST", "/api/tables", R"({"game":"gops"})"), "422 bad_setup");
    EXPECT_EQ(refusal(ada, "POST", "/api/tables", R"({"game":"gops","seed":"1",)" + seats + "}"),
              "422 bad_setup");
    EXPECT_EQ(refusal(ada, "POST", "/api/tables",
                      R"({"game":"gops","seats":[{"kind":"person","name":"Nemo"}]})"),
              "404 no_such_person");
    EXPECT_EQ(good(ada, "POST", "/api/tables/7/join", R"({"seat":1,"key":"k"})").at("seat"), 1);
    EXPECT_EQ(refusal(ada, "POST", "/api/tables/7/join", R"({"seat":9})"), "400 bad_request");
    good(ada, "POST", "/api/tables/7/start", "{}");
    good(ada, "POST", "/api/tables/7/host", R"({"person":2})");
    good(ada, "POST", "/api/tables/7/leave");
    EXPECT_TRUE(good(ada, "POST", "/api/tables/7/rematch").at("table").is_null());
    const auto calls = all_.tables.calls();
    for (const std::string call : {"create Ada gops 2", "join Ada 7 1 k", "start Ada 7",
                                   "host 2 Ada 7", "leave Ada 7", "rematch Ada 7"})
        EXPECT_THAT(calls, Contains(call));
    all_.tables.refusal = Error(ErrorCode::too_many_tables, Lang::en);
    EXPECT_EQ(refusal(ada, "POST", "/api/tables", R"({"game":"gops",)" + seats + "}"),
              "429 too_many_tables");
}

TEST_F(ApiTest, SlowsDownWhoAsksTooMuch) {
    Api slow{services(), {.requests = {.burst = 2, .every = 1000}}};
    std::vector<int> statuses;
    for (int i = 0; i < 3; ++i) {
        Request request{.method = "GET",
                        .path = "/api/games",
                        .query = {},
                        .headers = {},
                        .body = {},
                        .address = "192.0.2.9"};
        statuses.push_back(all_.executor.run(slow.handle(std::move(request))).status);
    }
    EXPECT_EQ(statuses, (std::vector{200, 200, 429}));
}

// The router answers it: see internal_error.
TEST_F(ApiTest, LetsThroughWhatIsThrown) {
    all_.tables.failure = "no such thing";
    EXPECT_THROW(ask(nobody_, "GET", "/api/tables"), std::runtime_error);
    all_.tables.failure.reset();
    EXPECT_EQ(refusal(nobody_, "GET", "/api/tables"), "200");
}

TEST_F(ApiTest, IsBusyWhereNothingMoreCanBeRead) {
    all_.readers.stop();
    EXPECT_EQ(refusal(nobody_, "GET", "/api/leaderboard/gops"), "503 busy");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/tables/1/record"), "503 busy");
    EXPECT_EQ(refusal(nobody_, "GET", "/api/games"), "200");
}

// Finished games, as the server would have stored them.
class FinishedGame : public ApiTest {
protected:
    FinishedGame() {
        agora::match::Setup room;
        room.game = "gops";
        room.rules = 1;
        room.seats.resize(2);
        room.seats[0].kind = match::SeatPlan::Kind::person;
        room.seats[0].person = 1;
        room.seats[0].name = "Ada";
        room.seats[0].here = true;
        room.seats[1].kind = match::SeatPlan::Kind::bot;
        room.seats[1].level = "random";
        room.host = 1;
        ada_ = guest("Ada");
        store::TableHead head{.game = "gops", .listed = true, .host = 1, .since = 5};
        head.setup = match::setup_text(room);
        table_ = *store::test::settled<store::Id>([&](store::Done<store::Id> done) {
            return all_.store->create_table(head, std::move(done));
        });
    }

    // Plays it to its end with the first legal decision of everybody.
    Record play() {
        auto table = match::Table::open(**games::find_game("gops"), {}, {"Ada", "bot:random"}, 7);
        std::int64_t seq = 0;
        const auto keep = [&](match::LogRecord log_record, std::size_t from) {
            const auto& steps = table->record().steps;
            log_record.steps.assign(steps.begin() + static_cast<std::ptrdiff_t>(from), steps.end());
            ++seq;
            EXPECT_TRUE(store::test::settled([&](store::Done<> done) {
                return all_.store->append({.table = table_,
                                           .epoch = 1,
                                           .entry = {seq, 10 + seq, log_record_text(log_record)}},
                                          std::move(done));
            }));
        };
        keep({.verb = match::Verb::start}, 0);
        while (!table->over()) {
            const Seat seat = *table->pending().begin();
            const auto from = table->record().steps.size();
            EXPECT_TRUE(table->play(seat, table->legal(seat).front()));
            keep({.verb = match::Verb::play, .by = seat == 0 ? match::By::person : match::By::bot},
                 from);
        }
        EXPECT_TRUE(store::test::settled([&](store::Done<> done) {
            return all_.store->finish(
                {.table = table_,
                 .epoch = 1,
                 .at = 99,
                 .seats = {{.seat = 0, .person = 1, .name = "Ada", .rank = 1, .score = 50},
                           {.seat = 1, .name = "random", .rank = 2, .score = 41}}},
                std::move(done));
        }));
        return table->record();
    }
    std::string at(const std::string& rest) {
        return "/api/tables/" + std::to_string(table_) + rest;
    }

    store::Id table_ = 0;
    Client ada_;
};

TEST_F(FinishedGame, CanBeTakenAway) {
    EXPECT_EQ(refusal(nobody_, "GET", at("/record")), "409 not_over");
    auto played = play();
    played.seed.reset();
    const auto response = ask(nobody_, "GET", at("/record"));
    const auto record = read_record(*response.body);
    ASSERT_TRUE(record);
    EXPECT_EQ(*record, played);
    EXPECT_FALSE(check_record(**games::find_game("gops"), *record));
}

TEST_F(FinishedGame, IsShownAsEachViewerSawIt) {
    const auto played = play();
    const auto all = good(nobody_, "GET", at("/replay?as=all"));
    const auto own = good(nobody_, "GET", at("/replay?as=0"));
    const auto& positions = own.at("positions").as_array();
    EXPECT_EQ(static_cast<std::int64_t>(positions.size()), own.at("length").as_int64());
    EXPECT_EQ(all.at("positions").as_array().size(), positions.size());
    EXPECT_EQ(all.at("positions").at(1).at("views").as_array().size(), 2U);
    for (const auto& position : positions) {
        const auto& object = position.as_object();
        if (!object.contains("seat")) continue;
        EXPECT_EQ(object.contains("do"), object.at("seat") == 0) << "what others chose in secret";
    }
    EXPECT_EQ(positions.back().at("standing"), own.at("standing"));
    EXPECT_EQ(refusal(nobody_, "GET", at("/replay?as=2")), "400 bad_request");
}

TEST_F(FinishedGame, IsShownInPages) {
    play();
    const auto whole = good(nobody_, "GET", at("/replay?as=spectator"));
    boost::json::array pages;
    std::int64_t from = 0;
    do {
        const auto page =
            good(nobody_, "GET", at("/replay?as=spectator&most=4&from=" + std::to_string(from)));
        for (const auto& position : page.at("positions").as_array()) pages.push_back(position);
        from = page.at("next").as_int64();
    } while (from != 0);
    EXPECT_EQ(pages, whole.at("positions").as_array());
    EXPECT_THAT(good(nobody_, "GET", at("/replay?from=9999")).at("positions").as_array(),
                IsEmpty());
}

TEST_F(FinishedGame, IsInTheListAndInTheHistory) {
    play();
    const auto list = good(nobody_, "GET", "/api/tables?state=over&game=gops");
    ASSERT_EQ(list.at("tables").as_array().size(), 1U);
    EXPECT_EQ(list.at("tables").at(0).at("table"), table_);
    const auto other = std::string(games::all_games().front()->about().id);
    ASSERT_NE(other, "gops");
    EXPECT_EQ(
        good(nobody_, "GET", "/api/tables?state=over&game=" + other).at("tables").as_array().size(),
        0U);
    const auto history = good(nobody_, "GET", "/api/people/Ada/games");
    ASSERT_EQ(history.at("games").as_array().size(), 1U);
    EXPECT_EQ(history.at("games").at(0).at("players").as_array().size(), 2U);
    EXPECT_EQ(good(nobody_, "GET", "/api/people/ada").at("name"), "Ada");
}

// A whole review is in e2e/api_test.py; here it is given up at the end of the test, at once.
TEST_F(FinishedGame, IsReviewedWhileOthersGoOn) {
    EXPECT_EQ(refusal(nobody_, "GET", at("/review")), "409 not_over");
    play();
    for (int i = 0; i < 2; ++i)
        EXPECT_TRUE(good(nobody_, "GET", at("/review")).at("thinking").as_bool());
}

TEST_F(FinishedGame, DoesNotNameThoseWhoAreGone) {
    play();
    EXPECT_EQ(refusal(ada_, "DELETE", "/api/me"), "204");
    const auto response = ask(nobody_, "GET", at("/record"));
    EXPECT_THAT(*response.body, testing::Not(HasSubstr("Ada")));
}

}  // namespace
}  // namespace agora::server
