#include "server/serve.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"
#include "server/attendance.hpp"
#include "server/base/log.hpp"
#include "server/router.hpp"
#include "server/session/gateway.hpp"
#include "server/settings.hpp"
#include "server/tables/table_commands.hpp"
#include "server/tables/table_metrics.hpp"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <thread>

namespace agora::server {

namespace {

constexpr int fine = 0;
constexpr int unusable = 2;
constexpr int seconds_to_finish = 3;
constexpr int seconds_to_say_goodbye = 2;
constexpr int api_readers = 2;
constexpr std::size_t max_api_reads = 10'000;
constexpr std::chrono::seconds time_to_log{1};

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

HttpSettings http_settings(const Settings& settings) {
    HttpSettings http;
    http.address = settings.address;
    http.port = static_cast<std::uint16_t>(settings.port);
    http.threads = settings.threads;
    http.certificate = settings.certificate;
    http.key = settings.key;
    http.behind_proxy = settings.behind_proxy;
    http.max_connections = size(settings.max_connections);
    http.max_connections_per_address = size(settings.max_connections_per_address);
    http.max_body = size(settings.max_body);
    http.max_message = size(settings.max_message);
    http.max_queued_bytes = size(settings.max_send_queue);
    http.idle_timeout = settings.idle_timeout;
    http.compress = settings.compress;
    return http;
}

TableSettings table_settings(const Settings& settings) {
    TableSettings tables;
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    tables.executors = settings.table_threads > 0 ? settings.table_threads : cores;
    tables.max_command_queue = size(settings.max_command_queue);
    tables.max_tables = size(settings.max_tables);
    tables.max_tables_per_person = size(settings.max_tables_per_person);
    tables.max_follows = size(settings.max_follows);
    tables.max_listed = size(settings.max_listed);
    tables.bots.max_queue = size(settings.max_search_queue);
    tables.bots.threads = settings.search_threads;
    tables.bots.deep_threads = settings.deep_search_threads;
    tables.bots.max_time = settings.max_search_time;
    return tables;
}

AccountSettings account_settings(const Settings& settings) {
    AccountSettings accounts;
    accounts.passwords.threads = settings.password_threads;
    accounts.signups.every = match::Ms{3'600'000} / settings.signups_per_hour;
    accounts.signups.burst = std::max(accounts.signups.burst, settings.signups_per_hour / 6);
    accounts.session_days = settings.session_days;
    return accounts;
}

SessionSettings session_settings(const Settings& settings) {
    return {.messages = {.burst = settings.message_burst,
                         .every = 1000 / settings.messages_per_second}};
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
    auto tables = TableRegistry::open(**store, table_settings(settings), attendance->downtimes());
    if (!tables) return complain_of_store(tables.error(), lang);
    TableCommands commands(**tables);
    Gateway gateway(**tables, session_settings(settings));
    ThreadPool readers(api_readers, max_api_reads, 0);
    const AccountContext context{**store, readers, commands, wall_time};
    Authenticator authenticator(context);
    Accounts accounts(context, account_settings(settings));
    Tokens tokens(context, size(settings.max_tokens));
    Api api({**store, readers, commands, authenticator, accounts, tokens, wall_time},
            api_settings(settings));
    Router router({.store = **store,
                   .authenticator = authenticator,
                   .api = api,
                   .gateway = gateway,
                   .commands_waiting = [&] { return commands_waiting(**tables); },
                   .table_metrics = [&] { return metrics_of(**tables); }},
                  settings.public_metrics);
    auto http = HttpServer::open(http_settings(settings), router);
    if (!http) return complain(http.error(), lang);
    router.show(**http);

    const auto address = address_for_people(settings, (*http)->port());
    fmt::print("{}{}\n", Text{"Agora is at ", "Agora est à "}.in(lang), address);
    std::fflush(stdout);
    Log("started")
        .with("port", (*http)->port())
        .with("open_tables", (*tables)->services().metrics.open.load())
        .with("downtimes", attendance->downtimes().size());
    while (!signals.came()) attendance->sign(wall_time());

    // Each step ends what the next ones are used by (http_server.hpp, table_registry.hpp).
    Log("stopping").with("connections", (*http)->counts().connections);
    (*tables)->close(std::chrono::seconds(seconds_to_finish));
    gateway.announce_closing();
    accounts.close();  // those who wait for a password are answered
    attendance->sign(wall_time());
    (*http)->close("the server restarts", seconds_to_say_goodbye);
    const auto cut_off = (*http)->counts().connections;
    (*tables)->stop();
    (*store)->close();
    (*tables)->release();
    readers.stop();
    (*http)->shutdown();
    Log stopped("stopped");  // is written when it goes
    stopped.with("cut_off", cut_off);
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
    const int code = run(*settings, options.lang);
    Log::flush(time_to_log);
    return code;
}

}  // namespace agora::server
