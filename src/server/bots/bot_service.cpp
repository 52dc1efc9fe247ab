#include "server/bots/bot_service.hpp"

#include "bots/bot.hpp"
#include "bots/cost.hpp"
#include "bots/hint.hpp"
#include "server/base/log.hpp"

namespace agora::server {

namespace {

constexpr int niceness = 10;
constexpr int deep_niceness = 15;

BotSettings with_defaults(BotSettings settings) {
    if (!settings.decide) settings.decide = bot_decision;
    return settings;
}

// At a table for practice nothing depends on how long it took.
ai::SearchLimits limited(ai::SearchLimits limits, bool untimed) {
    if (untimed) limits.seconds = 0;
    return limits;
}

HintText hint_text_for(const HintRequest& asked, const ai::SearchLimits& limits) {
    const auto& view = *asked.view;
    const auto best = bots::hint_for(view, asked.legal, asked.seed, bots::as_its_level,
                                     limited(limits, asked.untimed));
    const auto naming = asked.labels ? bots::Naming::spoken : bots::Naming::recorded;
    return {.decision = bots::hint_line(view, best),
            .spoken = asked.labels ? bots::hint_line(view, best, asked.lang) : "",
            .reason = hint_text(view, best, {.lang = asked.lang, .names = asked.names}, naming)};
}

}  // namespace

std::optional<Code> bot_decision(const match::effect::AskBot& question,
                                 const ai::SearchLimits& limits) {
    try {
        const auto allowed = limited(limits, question.untimed);
        const auto bot = bots::make_bot(question.level, question.seed, allowed);
        if (bot) return (*bot)->decide(*question.view, question.legal);
    } catch (const std::exception& error) {
        Log("bot_failed", Weight::error).with("level", question.level).with("why", error.what());
    }
    return std::nullopt;
}

BotService::BotService(const BotSettings& settings)
    : settings_(with_defaults(settings)),
      pool_(settings.threads, settings.max_queue, niceness),
      deep_pool_(settings.deep_threads, settings.max_queue, deep_niceness) {}

Awaitable<std::optional<Code>> BotService::decide(match::effect::AskBot question) {
    auto& pool = pool_for(question);
    co_return co_await await_callback<std::optional<Code>>(
        [&](Callback<std::optional<Code>> callback) {
            const auto shared =
                std::make_shared<Callback<std::optional<Code>>>(std::move(callback));
            const bool posted = pool.post([this, &pool, shared, question = std::move(question)] {
                const auto decision = settings_.decide(question, limits_for(pool));
                if (!stop_.stop_requested()) (*shared)(decision);
            });
            if (!posted && !stop_.stop_requested()) (*shared)(std::nullopt);
        });
}

Awaitable<Expected<HintText>> BotService::hint(HintRequest request) {
    const auto person = request.person;
    const auto lang = request.lang;
    {
        const std::lock_guard lock(mutex_);
        if (!hinted_.insert(person).second) co_return refuse(ErrorCode::rate_limited, lang);
    }
    auto search = [this, request = std::move(request)]() -> Expected<HintText> {
        auto found = hint_text_for(request, limits_for(deep_pool_));
        if (stop_.stop_requested()) return refuse(ErrorCode::closing, request.lang);
        return found;
    };
    auto text = co_await run_on(deep_pool_, std::move(search));
    {
        const std::lock_guard lock(mutex_);
        hinted_.erase(person);
    }
    if (!text) co_return refuse(text.error().code, lang);
    co_return text;
}

void BotService::stop() {
    stop_.request_stop();
    pool_.stop();
    deep_pool_.stop();
}

std::size_t BotService::waiting() const { return pool_.waiting() + deep_pool_.waiting(); }

// Deep searches have a pool of their own, so that quick ones never queue behind them.
ThreadPool& BotService::pool_for(const match::effect::AskBot& question) {
    const auto& view = *question.view;
    const auto cost = bots::cost_of(view.game().id, view.seats(), question.level);
    return cost == bots::Cost::deep ? deep_pool_ : pool_;
}

// Searches queued for the same pool share the time limit, so that all of them together take hardly
// longer than one alone.
ai::SearchLimits BotService::limits_for(const ThreadPool& pool) const {
    return {.seconds = seconds_each(settings_.max_time, pool.waiting()), .stop = stop_.get_token()};
}

}  // namespace agora::server
