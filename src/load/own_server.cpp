#include "load/own_server.hpp"

#include "core/spelling.hpp"
#include "match/setup.hpp"
#include "store/store.hpp"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <fstream>
#include <mutex>
#include <vector>

namespace agora::load {

namespace {

// All load comes from one address: its limits are raised.
constexpr const char* flags[] = {"agora",
                                 "serve",
                                 "--port",
                                 "0",
                                 "--log",
                                 "warning",
                                 "--max-connections-per-address",
                                 "1000000",
                                 "--signups-per-hour",
                                 "3600000",
                                 "--request-burst",
                                 "1000000000",
                                 "--messages-per-second",
                                 "1000",
                                 "--data"};

store::Millis wall_time() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

// What the database says is English.
std::unexpected<Error> store_refuses(const std::string& why) {
    return refuse(why, "la base de données répond\u00A0: " + in_guillemets(why));
}

// Waits until so many writes are told, and keeps the first thing that went wrong.
class Tally {
public:
    template <class T>
    store::Done<T> one() {
        return [this](const Expected<T>& outcome) {
            const std::lock_guard lock(mutex_);
            ++told_;
            if (!outcome && trouble_.empty()) trouble_ = outcome.error().message;
            changed_.notify_all();
        };
    }
    std::string wait(int count) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return told_ >= count; });
        return trouble_;
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int told_ = 0;
    std::string trouble_;
};

match::Setup waiting_table(const About& game, store::Id host) {
    match::Setup setup;
    setup.game = game.id;
    setup.rules = game.rules;
    setup.host = host;
    setup.opened = wall_time();
    setup.seats.resize(2);
    setup.seats[0].kind = match::SeatPlan::Kind::person;
    setup.seats[0].person = host;
    setup.seats[0].name = "Somebody";
    setup.seats[0].here = true;
    return setup;
}

}  // namespace

OwnServer::OwnServer() {
    std::string name = (std::filesystem::temp_directory_path() / "agora-load-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) folder_ = name;
}

OwnServer::~OwnServer() {
    if (process_ > 0) {
        ::kill(process_, SIGTERM);
        ::waitpid(process_, nullptr, 0);
    }
    std::error_code ignored;
    if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

Expected<void> OwnServer::fill(const About& game, int tables) const {
    auto store = store::Store::open("sqlite:" + (folder_ / "agora.db").string());
    if (!store) return store_refuses(store.error().message);
    Tally tally;
    const auto person = (*store)->create_person({.name = "Somebody"}, tally.one<store::Id>());
    if (auto trouble = tally.wait(1); !person || !trouble.empty()) return store_refuses(trouble);
    const auto setup = waiting_table(game, 1);
    store::TableHead head{.game = setup.game, .listed = true, .host = 1};
    head.since = head.touched = setup.opened;
    head.setup = setup_text(setup);
    head.people = {1};
    for (int i = 0; i < tables; ++i) {
        head.state = i % 2 == 0 ? store::TableState::waiting : store::TableState::over;
        head.deadline = i % 2 == 0 ? setup.opened + setup.idle : 0;
        if (const auto taken = (*store)->create_table(head, tally.one<store::Id>()); !taken)
            return store_refuses(taken.error().message);
        if (i % 10'000 == 9'999)
            if (auto trouble = tally.wait(i + 2); !trouble.empty()) return store_refuses(trouble);
    }
    if (auto trouble = tally.wait(tables + 1); !trouble.empty()) return store_refuses(trouble);
    return {};
}

Expected<client::Address> OwnServer::start() {
    if (folder_.empty())
        return refuse("there is no temporary folder", "il n’y a pas de dossier temporaire");
    int ends[2] = {-1, -1};
    if (::pipe(ends) != 0) return refuse("there is no pipe", "impossible de créer un tube");
    output_ = File(ends[0]);
    const auto data = folder_.string();
    std::vector<char*> words;
    for (const auto* word : flags) words.push_back(const_cast<char*>(word));
    words.push_back(const_cast<char*>(data.c_str()));
    words.push_back(nullptr);
    const auto begin = std::chrono::steady_clock::now();
    process_ = ::fork();
    if (process_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGTERM);  // it ends with us, whatever ends us
        ::dup2(ends[1], STDOUT_FILENO);
        ::close(ends[0]);
        ::close(ends[1]);
        ::execv("/proc/self/exe", words.data());
        ::_exit(127);
    }
    ::close(ends[1]);
    std::string said;
    char letter = 0;
    while (!said.ends_with('\n') && ::read(output_.descriptor(), &letter, 1) == 1) said += letter;
    start_seconds_ =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const auto at = said.find("http://");
    if (at == std::string::npos)
        return refuse("the server does not start", "le serveur ne démarre pas");
    return client::read_address(
        std::string_view(said).substr(at, said.find_last_not_of("/\n") + 1 - at));
}

std::size_t OwnServer::memory() const {
    std::ifstream status("/proc/" + std::to_string(process_) + "/statm");
    std::size_t all = 0;
    std::size_t resident = 0;
    status >> all >> resident;
    return resident * static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
}

}  // namespace agora::load
