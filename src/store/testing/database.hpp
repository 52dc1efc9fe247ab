// For tests: an empty database of each kind, that can be lost and found again.
#pragma once

#include "store/store.hpp"

#include <gtest/gtest.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <future>
#include <latch>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace agora::store::test {

class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "agora-store-XXXXXX").string();
        if (!::mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
        path_ = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    std::string file(std::string_view name) const { return (path_ / name).string(); }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

// A private server on a socket in a folder of its own; it dies with the process that started it.
class PostgresServer {
public:
    PostgresServer() {
        if (::getuid() == 0) {
            user_ = ::getpwnam("postgres");  // the server does not run as root
            if (!user_ || ::chown(folder_.path().c_str(), user_->pw_uid, user_->pw_gid) != 0)
                throw std::runtime_error("there is no user postgres");
        }
        int status = 0;
        ::waitpid(spawn({"initdb", "-D", data(), "-U", "postgres", "-A", "trust", "-E", "UTF8",
                         "--locale=C", "--no-sync"}),
                  &status, 0);
        if (status != 0) throw std::runtime_error("initdb failed: see " + folder_.file("output"));
        start();
    }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;
    ~PostgresServer() { stop(); }

    // One for all tests of a program; each has a database of its own in it.
    static PostgresServer& shared() {
        static PostgresServer server;
        return server;
    }

    // Without fsync: a test takes a process away, never the machine under it.
    void start() {
        process_ = spawn({"postgres", "-D", data(), "-k", folder_.path().string(), "-c",
                          "listen_addresses=", "-c", "shared_buffers=16MB", "-c", "fsync=off"});
        for (int attempt = 0; attempt < 3600; ++attempt) {  // three minutes
            if (PQping(address("postgres").c_str()) == PQPING_OK) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        throw std::runtime_error("PostgreSQL does not start: see " + folder_.file("output"));
    }

    // As if its machine had lost power: nothing is written at the end, nobody is told.
    void stop() {
        if (process_ > 0) ::kill(process_, SIGQUIT);
        if (process_ > 0) ::waitpid(process_, nullptr, 0);
        process_ = 0;
    }

    std::string address(const std::string& database) const {
        return "postgresql:///" + database + "?user=postgres&host=" + folder_.path().string();
    }

    std::string new_database() {
        const std::string name = "test" + std::to_string(++databases_);
        run("postgres", "CREATE DATABASE " + name);
        return address(name);
    }

    void run(const std::string& database, const std::string& statement) const {
        const std::unique_ptr<PGconn, decltype(&PQfinish)> connection(
            PQconnectdb(address(database).c_str()), PQfinish);
        const std::unique_ptr<PGresult, decltype(&PQclear)> answer(
            PQexec(connection.get(), statement.c_str()), PQclear);
        if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK)
            throw std::runtime_error(PQerrorMessage(connection.get()));
    }

private:
    std::string data() const { return folder_.file("data"); }

    static std::string binary(const std::string& name) {
        for (const char* version : {"15", "16", "17", "18"})
            if (auto path = std::string("/usr/lib/postgresql/") + version + "/bin/" + name;
                std::filesystem::exists(path))
                return path;
        throw std::runtime_error("PostgreSQL is not installed (./test does it)");
    }

    pid_t spawn(std::vector<std::string> words) const {
        words.front() = binary(words.front());
        std::vector<char*> arguments;
        for (auto& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        const auto output = folder_.file("output");
        const pid_t child = ::fork();
        if (child != 0) return child;
        if (user_ && (::setgid(user_->pw_gid) != 0 || ::setuid(user_->pw_uid) != 0)) ::_exit(126);
        ::prctl(PR_SET_PDEATHSIG, SIGQUIT);
        if (!std::freopen(output.c_str(), "a", stdout) || ::dup2(1, 2) < 0) ::_exit(126);
        if (::chdir("/") != 0) ::_exit(126);
        ::execv(arguments.front(), arguments.data());
        ::_exit(127);
    }

    TemporaryFolder folder_;
    const passwd* user_ = nullptr;
    pid_t process_ = 0;
    int databases_ = 0;
};

struct Sqlite {
    static constexpr const char* name = "SQLite";
    TemporaryFolder folder;

    std::string address() const { return "sqlite:" + folder.file("agora.db"); }

    // A disk that takes nothing more: the system lets no file of this process grow.
    static void lose() {
        std::signal(SIGXFSZ, SIG_IGN);
        limit_files(0);
    }
    static void find_again() { limit_files(RLIM_INFINITY); }
    static void limit_files(rlim_t size) {
        rlimit limits{};
        ::getrlimit(RLIMIT_FSIZE, &limits);
        limits.rlim_cur = std::min(size, limits.rlim_max);
        ::setrlimit(RLIMIT_FSIZE, &limits);
    }
};

struct PostgreSql {
    static constexpr const char* name = "PostgreSQL";
    std::string address_ = PostgresServer::shared().new_database();

    const std::string& address() const { return address_; }
    static void lose() { PostgresServer::shared().stop(); }
    static void find_again() { PostgresServer::shared().start(); }
};

using Databases = testing::Types<Sqlite, PostgreSql>;
struct DatabaseName {
    template <class T>
    static std::string GetName(int) {
        return T::name;
    }
};

// Asks for a write and waits for what becomes of it.
template <class T = void, class Ask>
Expected<T> settled(Ask ask) {
    std::promise<Expected<T>> promise;
    auto future = promise.get_future();
    auto taken = ask([&promise](Expected<T> outcome) { promise.set_value(std::move(outcome)); });
    if (!taken) return std::unexpected(taken.error());
    return future.get();
}

template <class T>
ErrorCode fault_of(const Expected<T>& outcome) {
    if (outcome) throw std::runtime_error("a refusal was expected");
    return outcome.error().code;
}

// Keeps the writing thread busy while it lives, so that what is asked meanwhile waits together.
class HeldWriter {
public:
    HeldWriter(Store& store, Id table) {
        const auto taken = store.say({.table = table}, [latches = latches_](const Expected<Id>&) {
            latches->held.count_down();
            latches->let_go.wait();
        });
        if (!taken) throw std::runtime_error(taken.error().message);
        latches_->held.wait();
    }
    HeldWriter(const HeldWriter&) = delete;
    HeldWriter& operator=(const HeldWriter&) = delete;
    ~HeldWriter() { latches_->let_go.count_down(); }

private:
    struct Latches {
        std::latch held{1};
        std::latch let_go{1};
    };
    std::shared_ptr<Latches> latches_ = std::make_shared<Latches>();
};

// The tests of the store: each runs on an empty database of either kind.
template <class Kind>
class StoreTest : public testing::Test {
protected:
    StoreTest() { reopen(); }

    void reopen() {
        store_.reset();
        auto opened = Store::open(database_.address(), settings_);
        if (!opened) throw std::runtime_error(opened.error().message);
        store_ = std::move(*opened);
    }

    Expected<Id> try_person(const std::string& name) {
        return settled<Id>([&](Done<Id> done) {
            return store_->create_person({.name = name, .password = "hash", .since = 5},
                                         std::move(done));
        });
    }
    Id person(const std::string& name) { return try_person(name).value(); }

    Id table(TableHead head) {
        return settled<Id>([&](Done<Id> done) {
                   return store_->create_table(std::move(head), std::move(done));
               })
            .value();
    }
    Id table() { return table({.game = "gops", .setup = "{}"}); }

    Expected<void> append(Id to, std::int64_t seq, const std::string& text = "0 play 3",
                          std::int64_t epoch = 1) {
        return settled([&](Done<> done) {
            return store_->append({.table = to, .epoch = epoch, .entry = {seq, 100 + seq, text}},
                                  std::move(done));
        });
    }

    Kind database_;
    Store::Settings settings_;
    std::unique_ptr<Store> store_;
};

}  // namespace agora::store::test
