#include "store/readers.hpp"

namespace agora::store {

Expected<void> Readers::run(const std::function<void(Sql&)>& ask) {
    auto sql = borrow();
    Expected<void> result;
    for (int attempt = 0; attempt < 2; ++attempt) {
        result = {};
        const bool fresh = !sql;
        if (fresh) {
            auto connected = database_.connect(Database::Use::read);
            if (!connected) {
                result = std::unexpected(std::move(connected.error()));
                break;
            }
            sql = std::move(*connected);
        }
        ask(*sql);
        if (!sql->failure()) break;
        const SqlFailure failure = *sql->failure();
        result = std::unexpected(error_of(failure));
        sql->rollback();
        if (failure.kind != SqlFailure::Kind::lost) break;
        sql.reset();
        if (fresh) break;
    }
    give_back(std::move(sql));
    return result;
}

std::unique_ptr<Sql> Readers::borrow() {
    std::unique_lock lock(mutex_);
    returned_.wait(lock, [&] { return free_ > 0; });
    --free_;
    if (idle_.empty()) return nullptr;
    auto sql = std::move(idle_.back());
    idle_.pop_back();
    return sql;
}

void Readers::give_back(std::unique_ptr<Sql> sql) {
    {
        const std::scoped_lock lock(mutex_);
        ++free_;
        if (sql) idle_.push_back(std::move(sql));
    }
    returned_.notify_one();
}

}  // namespace agora::store
