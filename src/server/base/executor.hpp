// Coroutines and the executors that they run on.
//
// An executor is an io_context that one thread runs, so that what it owns needs no locks. A
// coroutine belongs to one executor: whatever it waits for, it goes on there.
//
// A closure whose captures have destructors gets a name before it is passed in a co_await expression:
// g++ 12 destroys such a temporary twice. Parameters of coroutines are values, or references to what the
// frame that awaits them owns: whatever else a reference means may be gone when they go on.
#pragma once

#include "core/error.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include <functional>
#include <memory>
#include <utility>

namespace agora::server {

namespace asio = boost::asio;

// Concrete: a type-erased executor allocates at every wait.
using Executor = asio::io_context::executor_type;
template <class T = void>
using Awaitable = asio::awaitable<T, Executor>;

inline constexpr asio::use_awaitable_t<Executor> awaiting{};
inline constexpr auto no_throw = asio::as_tuple(awaiting);  // errors as values, not as exceptions

template <class T>
using Callback = std::move_only_function<void(T)>;

// Counts something for as long as it is under way.
template <class Counter>
class InFlight {
public:
    explicit InFlight(Counter& count) : count_(count) { ++count; }
    InFlight(const InFlight&) = delete;
    InFlight& operator=(const InFlight&) = delete;
    ~InFlight() { --count_; }

private:
    Counter& count_;
};

// `start(callback)` begins something. Waits until the callback is called, once and from any thread,
// and returns what it was called with. A callback that is dropped instead ends the coroutine.
template <class T, class Start>
Awaitable<T> await_callback(Start start) {
    auto initiate = [&start](auto handler) {
        const auto executor = asio::get_associated_executor(handler);
        start(Callback<T>([executor, handler = std::move(handler)](T value) mutable {
            asio::post(executor,
                       [handler = std::move(handler), value = std::move(value)]() mutable {
                           std::move(handler)(std::move(value));
                       });
        }));
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(T)>(
        std::move(initiate), awaiting);
}

// The same for a callback that is called by the executor of the coroutine itself, and never before
// `start` has returned: the coroutine goes on within that call.
template <class T, class Start>
Awaitable<T> await_own_callback(Start start) {
    auto initiate = [&start](auto handler) {
        start(Callback<T>([handler = std::move(handler)](T value) mutable {
            std::move(handler)(std::move(value));
        }));
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(T)>(
        std::move(initiate), awaiting);
}

// A write of the store: `ask(done)` returns an error where it is not queued.
template <class T = void, class Ask>
Awaitable<Expected<T>> await_store(Ask ask) {
    co_return co_await await_callback<Expected<T>>([&](Callback<Expected<T>> callback) {
        // Shared, because a write that is not queued must be answered too.
        const auto shared = std::make_shared<Callback<Expected<T>>>(std::move(callback));
        auto queued = ask([shared](Expected<T> outcome) { (*shared)(std::move(outcome)); });
        if (!queued) (*shared)(std::unexpected(std::move(queued.error())));
    });
}

}  // namespace agora::server
