// The settings of an operator, with names, defaults and help. Read from a file, then from the
// environment, then from flags; the last one counts.
//
//     port = 8080                 in the file
//     AGORA_PORT=8080             in the environment
//     agora serve --port 8080     as a flag
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace agora::server {

struct Settings {
    // where
    std::string address = "127.0.0.1";
    int port = 8080;
    std::string data;
    std::string store;
    // how it is reached
    std::string certificate;
    std::string key;
    bool behind_proxy = false;
    bool public_metrics = false;
    // how it works
    int threads = 1;
    int table_threads = 0;
    int search_threads = 1;
    int deep_search_threads = 1;
    int max_search_time = 3000;
    int password_threads = 1;
    bool compress = true;
    std::string log = "info";
    // limits
    int max_connections = 16'000;
    int max_connections_per_address = 1'000;
    int max_body = 64 * 1024;
    int max_message = 16 * 1024;
    int max_send_queue = 1024 * 1024;
    int idle_timeout = 30;
    int messages_per_second = 50;
    int message_burst = 200;
    int requests_per_second = 50;
    int request_burst = 400;
    int signups_per_hour = 120;
    int max_command_queue = 65'536;
    int max_tables = 500'000;
    int max_tables_per_person = 100;
    int max_follows = 100;
    int max_listed = 500;
    int max_search_queue = 20'000;
    int max_tokens = 20;
    int session_days = 90;
};

struct Setting {
    std::string_view name;  // as a flag
    Text help;
    std::variant<std::string Settings::*, int Settings::*, bool Settings::*> member;
    int least = 0;  // of numbers
    int most = 0;
};

std::span<const Setting> all_settings();

std::string variable_name(const Setting& setting);                // AGORA_MAX_TABLES
std::string text_of(const Setting& setting, const Settings& in);  // its value

// The environment, as a function so that tests can have their own.
using Environment = std::function<const char*(const char* name)>;

// What the file (none where it is empty), the environment and the flags say; refused with the name
// of what is wrong. The folder for data and the address of the storage are filled in.
Expected<Settings> read_settings(const std::string& file, const Environment& environment,
                                 const std::map<std::string, std::string>& flags);

}  // namespace agora::server
