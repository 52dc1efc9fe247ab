// A pool of reading connections, each used by one thread at a time.
#pragma once

#include "store/sql.hpp"

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <type_traits>
#include <vector>

namespace agora::store {

class Readers {
public:
    Readers(Database& database, int most) : database_(database), free_(most) {}

    // Runs `ask` on a connection of the pool; blocks while all are in use. Where the connection
    // turns out to be lost, `ask` is run again on a new one.
    template <class Ask>
    auto read(Ask ask) -> Expected<std::invoke_result_t<Ask, Sql&>> {
        std::invoke_result_t<Ask, Sql&> answer{};
        auto done = run([&](Sql& sql) { answer = ask(sql); });
        if (!done) return std::unexpected(std::move(done.error()));
        return answer;
    }

    // The same in one snapshot.
    template <class Ask>
    auto read_snapshot(Ask ask) -> Expected<std::invoke_result_t<Ask, Sql&>> {
        return read([&](Sql& sql) {
            sql.begin_snapshot();
            auto answer = ask(sql);
            sql.commit();
            return answer;
        });
    }

private:
    Expected<void> run(const std::function<void(Sql&)>& ask);
    std::unique_ptr<Sql> borrow();  // empty: one that has yet to be connected
    void give_back(std::unique_ptr<Sql> sql);

    Database& database_;
    std::mutex mutex_;
    std::condition_variable returned_;
    int free_;  // connections not in use
    std::vector<std::unique_ptr<Sql>> idle_;
};

}  // namespace agora::store
