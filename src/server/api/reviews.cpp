#include "server/api/reviews.hpp"

#include "games/registry.hpp"
#include "server/base/log.hpp"

#include <algorithm>

namespace agora::server {

namespace {

std::string text_of(const match::ReviewedGame& reviewed, Lang lang) {
    const auto at = static_cast<std::size_t>(lang);
    JsonWriter json;
    json.begin_object().field("decisions", reviewed.decisions).key("moves").begin_array();
    for (const auto& cost : reviewed.costs) {
        json.begin_object().field("position", cost.move).field("seat", cost.seat);
        json.field("did", cost.text).field("better", cost.better).field("cost", cost.lost());
        json.field("say", cost.say[at]).field("better_say", cost.better_say[at]);
        json.field("win", cost.win).field("better_win", cost.better_win).end_object();
    }
    json.end_array().key("mean").begin_array();
    for (const double mean : reviewed.mean) json.value(mean);
    return json.end_array().end_object().take();
}

}  // namespace

Reviews::~Reviews() { ending_ = true; }

Reviews::Status Reviews::ask(store::Id table, Record record, Lang lang) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(known_, table, &Known::table);
    if (found != known_.end()) {
        known_.splice(known_.begin(), known_, found);
        if (!found->text) return {State::thinking};
        return {State::ready, (*found->text)[static_cast<std::size_t>(lang)]};
    }
    auto job = [this, table, record = std::move(record)] {
        try {
            make(table, record);
        } catch (const std::exception& error) {
            Log("review_failed", Weight::error).with("table", table).with("why", error.what());
            drop(table);  // it may be asked for again
        }
    };
    if (!pool_.post(std::move(job))) return {State::busy};
    known_.push_front({table, std::nullopt});
    if (known_.size() > max_known) {
        const auto oldest = std::ranges::find_if(
            known_.rbegin(), known_.rend(), [](const Known& one) { return one.text.has_value(); });
        if (oldest != known_.rend()) known_.erase(std::next(oldest).base());
    }
    return {State::thinking};
}

void Reviews::make(store::Id table, const Record& record) {
    const auto game = games::find_game(record.game, record.rules);
    const auto moves = game ? match::moves_of(**game, record) : std::unexpected(game.error());
    if (!moves) return keep(table, {});
    const auto reviewed = match::review(*moves, std::nullopt, [this] { return !ending_; });
    if (!ending_) keep(table, reviewed);
}

void Reviews::drop(store::Id table) {
    const std::lock_guard lock(mutex_);
    std::erase_if(known_, [&](const Known& one) { return one.table == table && !one.text; });
}

void Reviews::keep(store::Id table, const match::ReviewedGame& reviewed) {
    const std::lock_guard lock(mutex_);
    const auto found = std::ranges::find(known_, table, &Known::table);
    if (found != known_.end())
        found->text = {text_of(reviewed, Lang::en), text_of(reviewed, Lang::fr)};
}

}  // namespace agora::server
