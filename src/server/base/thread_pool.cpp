#include "server/base/thread_pool.hpp"

#include "server/base/log.hpp"

#include <sys/resource.h>
#include <unistd.h>

namespace agora::server {

ThreadPool::ThreadPool(int threads, std::size_t max, int niceness) : max_(max) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this, niceness] { work(niceness); });
}

// Notifies under the lock: after the last job this object may be destroyed.
bool ThreadPool::post(Job job) {
    const std::lock_guard lock(mutex_);
    if (stopping_ || jobs_.size() >= max_) return false;
    jobs_.push_back(std::move(job));
    posted_.notify_one();
    return true;
}

std::size_t ThreadPool::waiting() const {
    const std::lock_guard lock(mutex_);
    return jobs_.size() + busy_;
}

void ThreadPool::stop() {
    std::deque<Job> forgotten;
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
        forgotten.swap(jobs_);
    }
    finish();
}

void ThreadPool::finish() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    posted_.notify_all();
    for (auto& thread : threads_) thread.join();
    threads_.clear();
}

void ThreadPool::work(int niceness) {
    // On Linux priority belongs to the thread; that it cannot be lowered does no harm.
    if (niceness > 0)
        static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), niceness));
    std::unique_lock lock(mutex_);
    for (;;) {
        posted_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
        if (jobs_.empty()) return;
        {
            Job job = std::move(jobs_.front());
            jobs_.pop_front();
            ++busy_;
            lock.unlock();
            try {
                job();
            } catch (const std::exception& error) {
                Log("job_failed", Weight::error).with("why", error.what());
            }
        }
        lock.lock();
        --busy_;
    }
}

}  // namespace agora::server
