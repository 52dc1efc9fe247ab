// A few connections that read, lent to one thread at a time.
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

    // What `ask` answers, from everything that was committed before. Waits while all connections
    // are lent. Where the connection turns out to be lost, `ask` is run again on a new one.
    template <class Ask>
    auto read(Ask ask) -> Expected<std::invoke_result_t<Ask, Sql&>> {
        std::invoke_result_t<Ask, Sql&> answer{};
        auto done = run([&](Sql& sql) { answer = ask(sql); });
        if (!done) return std::unexpected(std::move(done.error()));
        return answer;
    }

    // The same, with all statements of `ask` seeing the same moment.
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
    int free_;  // how many may be lent
    std::vector<std::unique_ptr<Sql>> idle_;
};

}  // namespace agora::store
