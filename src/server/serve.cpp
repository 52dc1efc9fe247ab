#include "server/serve.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"
#include "server/attendance.hpp"
#include "server/log.hpp"
#include "server/reception.hpp"
#include "server/settings.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>

namespace agora::server {

namespace {

constexpr int fine = 0;
constexpr int unusable = 2;
constexpr int seconds_to_finish = 3;
constexpr int seconds_to_say_goodbye = 2;

int complain(const Error& why, Lang lang) {
    fmt::print(stderr, "agora serve{}{}\n", Text{": ", "\u00A0: "}.in(lang), why.in(lang));
    return unusable;
}

// Messages of the database are in English only.
int complain_of_store(const Error& error, Lang lang) {
    return complain({error.message,
                     "la base de données est inutilisable\u00A0: " + in_guillemets(error.message)},
                    lang);
}

match::Ms wall_time() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::size_t size(int number) { return static_cast<std::size_t>(number); }

DoorSettings door_settings(const Settings& settings) {
    DoorSettings door;
    door.address = settings.address;
    door.port = static_cast<std::uint16_t>(settings.port);
    door.threads = settings.threads;
    door.certificate = settings.certificate;
    door.key = settings.key;
    door.behind_proxy = settings.behind_proxy;
    door.max_connections = size(settings.max_connections);
    door.max_connections_per_address = size(settings.max_connections_per_address);
    door.max_body = size(settings.max_body);
    door.max_message = size(settings.max_message);
    door.max_queued_bytes = size(settings.max_send_queue);
    door.idle_timeout = settings.idle_timeout;
    door.compress = settings.compress;
    return door;
}

HallSettings hall_settings(const Settings& settings) {
    HallSettings hall;
    hall.max_command_queue = size(settings.max_command_queue);
    hall.max_tables = size(settings.max_tables);
    hall.max_tables_per_person = size(settings.max_tables_per_person);
    hall.max_follows = size(settings.max_follows);
    hall.max_listed = size(settings.max_listed);
    hall.max_search_queue = size(settings.max_search_queue);
    hall.search_threads = settings.search_threads;
    hall.deep_search_threads = settings.deep_search_threads;
    hall.max_search_time = settings.max_search_time;
    return hall;
}

PeopleSettings people_settings(const Settings& settings) {
    PeopleSettings people;
    people.passwords.threads = settings.password_threads;
    people.arrivals.every = match::Ms{3'600'000} / settings.signups_per_hour;
    people.arrivals.burst = std::max(people.arrivals.burst, settings.signups_per_hour / 6);
    people.session_days = settings.session_days;
    people.max_tokens = size(settings.max_tokens);
    return people;
}

ApiSettings api_settings(const Settings& settings) {
    return {.requests = {.burst = settings.request_burst,
                         .every = 1000 / settings.requests_per_second}};
}

Weight weight_of(std::string_view word) {
    if (word == "error") return Weight::error;
    return word == "warning" ? Weight::warning : Weight::info;
}

// Raises the limit of open files, one a connection.
void allow_open_files(int connections) {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    const auto wanted = static_cast<rlim_t>(connections) + 256;
    if (limit.rlim_cur >= wanted) return;
    limit.rlim_cur = std::min(wanted, limit.rlim_max);
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur < wanted)
        Log("few_open_files", Weight::warning).with("files", limit.rlim_cur).with("wanted", wanted);
}

// Signals that end the program are waited for by its first thread; the others never see them.
class EndSignals {
public:
    EndSignals() {
        sigemptyset(&signals_);
        for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&signals_, signal);
        pthread_sigmask(SIG_BLOCK, &signals_, nullptr);
        std::signal(SIGPIPE, SIG_IGN);
    }
    // Whether one came within a second.
    bool came() const {
        const timespec second{1, 0};
        return sigtimedwait(&signals_, nullptr, &second) > 0;
    }

private:
    sigset_t signals_{};
};

std::string address_for_people(const Settings& settings, std::uint16_t port) {
    const auto* scheme = settings.certificate.empty() ? "http" : "https";
    auto host = settings.address;
    if (host == "0.0.0.0" || host == "::" || host == "127.0.0.1") host = "localhost";
    if (host.find(':') != std::string::npos) host = "[" + host + "]";
    return fmt::format("{}://{}:{}/", scheme, host, port);
}

int run(const Settings& settings, Lang lang) {
    const EndSignals signals;
    Log::least(weight_of(settings.log));
    allow_open_files(settings.max_connections);
    auto store = store::Store::open(settings.store);
    if (!store) return complain_of_store(store.error(), lang);
    auto attendance = Attendance::begin(settings.data + "/attendance", wall_time());
    if (!attendance) return complain(attendance.error(), lang);
    auto hall = OpenHall::open(**store, hall_settings(settings), attendance->downtimes());
    if (!hall) return complain_of_store(hall.error(), lang);
    People people(**store, **hall, people_settings(settings), wall_time);
    Api api(**store, **hall, people, api_settings(settings), wall_time);
    Reception reception(
        **store, **hall, people, api,
        {.talk = {.at_once = settings.message_burst, .per_second = settings.messages_per_second},
         .public_metrics = settings.public_metrics});
    auto door = Door::open(door_settings(settings), reception);
    if (!door) return complain(door.error(), lang);
    reception.show(**door);

    const auto address = address_for_people(settings, (*door)->port());
    fmt::print("{}{}\n", Text{"Agora is at ", "Agora est à "}.in(lang), address);
    std::fflush(stdout);
    Log("started")
        .with("port", (*door)->port())
        .with("open_tables", (*hall)->counts().deadlines)
        .with("downtimes", attendance->downtimes().size());
    while (!signals.came()) attendance->sign(wall_time());

    Log("stopping").with("connections", (*door)->counts().connections);
    (*hall)->close(std::chrono::seconds(seconds_to_finish));
    people.close();
    attendance->sign(wall_time());
    (*door)->close("the server restarts", seconds_to_say_goodbye);
    (*hall)->dismiss();
    const Log stopped("stopped");  // is written when it goes
    return fine;
}

}  // namespace

int serve_command(const ServeOptions& options) {
    if (options.routes) {
        fmt::print("{}\n", Api::routes_text());
        return fine;
    }
    const auto environment = [](const char* name) -> const char* { return std::getenv(name); };
    const auto settings = read_settings(options.file, environment, options.flags);
    if (!settings) return complain(settings.error(), options.lang);
    std::error_code error;
    std::filesystem::create_directories(settings->data, error);
    if (error)
        return complain(
            error_about("cannot make the folder " + settings->data,
                        "impossible de créer le dossier " + settings->data, system_error(error)),
            options.lang);
    if (!options.backup.empty() || !options.restore.empty()) {
        const auto copied = options.backup.empty()
                                ? store::Store::restore(options.restore, settings->store)
                                : store::Store::backup(settings->store, options.backup);
        return copied ? fine : complain_of_store(copied.error(), options.lang);
    }
    return run(*settings, options.lang);
}

}  // namespace agora::server
