#include "server/hall/mailbox.hpp"

namespace agora::server {

// Notifies under the lock: the task may destroy this object.
bool Mailbox::post(Letter letter) {
    const std::lock_guard lock(mutex_);
    if (refuses_) return false;
    if (letters_.size() >= max_) {
        ++overflow_;
        return false;
    }
    letters_.push_back(std::move(letter));
    arrived_.notify_one();
    return true;
}

void Mailbox::report(Letter letter) {
    const std::lock_guard lock(mutex_);
    letters_.push_back(std::move(letter));
    arrived_.notify_one();
}

std::vector<Mailbox::Letter> Mailbox::take(std::chrono::milliseconds most) {
    std::unique_lock lock(mutex_);
    arrived_.wait_for(lock, most, [&] { return !letters_.empty(); });
    std::vector<Letter> taken;
    taken.swap(letters_);
    return taken;
}

std::size_t Mailbox::waiting() const {
    const std::lock_guard lock(mutex_);
    return letters_.size();
}

}  // namespace agora::server
