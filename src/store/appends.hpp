// Appends to the logs of many tables, checked and written in batches.
#pragma once

#include "store/sql.hpp"
#include "store/values.hpp"

#include <map>
#include <span>
#include <string>
#include <vector>

namespace agora::store {

// Those whose lists have this table.
void seat_people(Sql& sql, Id table, const std::vector<Id>& people);
void change_head(Sql& sql, Id table, const HeadChange& head);

class Appends {
public:
    // An entry to append, and where its outcome is stored. Both are borrowed.
    void add(const Append& append, Expected<Id>& outcome) {
        waiting_.push_back({&append, &outcome});
    }

    // Writes what was added, in its order. An entry that is refused does not hinder the others.
    void write(Sql& sql);
    void forget() { waiting_.clear(); }

private:
    struct Waiting {
        const Append* append;
        Expected<Id>* outcome;
    };
    struct Head {
        std::int64_t epoch = 0;
        std::int64_t length = 0;
        const Append* last = nullptr;  // the newest entry that is accepted
    };
    using Heads = std::map<Id, Head>;

    Heads load_heads(Sql& sql) const;
    void insert(Sql& sql, std::span<const Append* const> accepted);
    void move_heads(Sql& sql, const Heads& heads);
    const std::string& insertion(std::size_t rows);
    const std::string& movement(std::size_t rows);

    std::vector<Waiting> waiting_;
    std::map<std::size_t, std::string> insertions_;  // statements by their number of rows
    std::map<std::size_t, std::string> movements_;
};

}  // namespace agora::store
