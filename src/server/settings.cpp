#include "server/settings.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"

#include <algorithm>
#include <charconv>
#include <fstream>

namespace agora::server {

namespace {

constexpr int lots = 1'000'000'000;

// The list is in the order in which help shows it.
const Setting settings[] = {
    {"address",
     {"Listen at this address; 0.0.0.0 or :: for all",
      "Écouter à cette adresse ; 0.0.0.0 ou :: pour toutes"},
     &Settings::address},
    {"port",
     {"Listen at this port; 0 for any that is free", "Écouter à ce port ; 0 pour un port libre"},
     &Settings::port,
     0,
     65'535},
    {"data",
     {"Folder for what is kept; else $XDG_DATA_HOME/agora/server or ~/.local/share/agora/server",
      "Dossier de ce qui est gardé ; sinon $XDG_DATA_HOME/agora/server ou "
      "~/.local/share/agora/server"},
     &Settings::data},
    {"store",
     {"sqlite:PATH or postgresql://...; else sqlite in the folder for data",
      "sqlite:CHEMIN ou postgresql://... ; sinon sqlite dans le dossier des données"},
     &Settings::store},
    {"certificate",
     {"File with the certificate chain: speak TLS",
      "Fichier de la chaîne de certificats : parler TLS"},
     &Settings::certificate},
    {"key",
     {"File with the key of the certificate", "Fichier de la clé du certificat"},
     &Settings::key},
    {"behind-proxy",
     {"Believe X-Forwarded-For and X-Forwarded-Proto",
      "Croire X-Forwarded-For et X-Forwarded-Proto"},
     &Settings::behind_proxy},
    {"public-metrics",
     {"Show /metrics to everybody, not only to this machine",
      "Montrer /metrics à tous, pas seulement à cette machine"},
     &Settings::public_metrics},
    {"threads",
     {"Threads for the network", "Fils d'exécution pour le réseau"},
     &Settings::threads,
     1,
     64},
    {"table-threads",
     {"Threads among which the tables are spread; 0: one a core",
      "Fils d'exécution entre lesquels les tables sont réparties ; 0 : un par cœur"},
     &Settings::table_threads,
     0,
     64},
    {"search-threads",
     {"Search threads for quick bots, at a lower priority",
      "Fils de recherche des robots rapides, de moindre priorité"},
     &Settings::search_threads,
     1,
     256},
    {"deep-search-threads",
     {"Search threads for bots that think longer than level 5, and for hints",
      "Fils de recherche des robots qui réfléchissent plus que le niveau 5, et des conseils"},
     &Settings::deep_search_threads,
     1,
     256},
    {"max-search-time",
     {"Milliseconds of search for one decision; the queue of deep searches shares them",
      "Millisecondes de recherche par décision ; les recherches en attente se les partagent"},
     &Settings::max_search_time,
     10,
     600'000},
    {"password-threads",
     {"Threads that check passwords, 64 MiB each while they work",
      "Fils qui vérifient les mots de passe, 64 Mio chacun au travail"},
     &Settings::password_threads,
     1,
     64},
    {"compress",
     {"Compress messages where the client can", "Compresser les messages si le client le peut"},
     &Settings::compress},
    {"log",
     {"What is written to the log: info, warning or error",
      "Ce qui va au journal : « info », « warning » ou « error »"},
     &Settings::log},
    {"max-connections",
     {"Connections at once", "Connexions à la fois"},
     &Settings::max_connections,
     1,
     1'000'000},
    {"max-connections-per-address",
     {"Connections at once from one address", "Connexions à la fois d'une adresse"},
     &Settings::max_connections_per_address,
     1,
     1'000'000},
    {"max-body",
     {"Bytes of a request", "Octets d'une requête"},
     &Settings::max_body,
     1024,
     16 * 1024 * 1024},
    {"max-message",
     {"Bytes of a message from a client", "Octets d'un message d'un client"},
     &Settings::max_message,
     1024,
     16 * 1024 * 1024},
    {"max-send-queue",
     {"Bytes queued for a client; a slower reader is disconnected",
      "Octets en attente pour un client ; un plus lent est déconnecté"},
     &Settings::max_send_queue,
     64 * 1024,
     lots},
    {"idle-timeout",
     {"A request that takes longer is given up; a socket is pinged after half of it",
      "Une requête plus longue est abandonnée ; une connexion est sondée à la moitié"},
     &Settings::idle_timeout,
     1,
     3600},
    {"messages-per-second",
     {"Messages of one connection, sustained", "Messages d'une connexion à la longue"},
     &Settings::messages_per_second,
     1,
     lots},
    {"message-burst",
     {"Messages of one connection in a burst", "Messages d'une connexion d'affilée"},
     &Settings::message_burst,
     1,
     lots},
    {"requests-per-second",
     {"Requests from one address, sustained", "Requêtes d'une adresse à la longue"},
     &Settings::requests_per_second,
     1,
     1000},
    {"request-burst",
     {"Requests from one address in a burst", "Requêtes d'une adresse d'affilée"},
     &Settings::request_burst,
     1,
     lots},
    {"signups-per-hour",
     {"New guests and accounts from one address", "Nouveaux invités et comptes d'une adresse"},
     &Settings::signups_per_hour,
     1,
     3'600'000},
    {"max-command-queue",
     {"Commands queued for the tables; more are refused as busy",
      "Commandes en attente pour les tables ; au-delà, refus faute de temps"},
     &Settings::max_command_queue,
     16,
     lots},
    {"max-tables", {"Open tables", "Tables ouvertes"}, &Settings::max_tables, 1, lots},
    {"max-tables-per-person",
     {"Open tables of which one person is the host", "Tables ouvertes d'un même hôte"},
     &Settings::max_tables_per_person,
     1,
     1000},
    {"max-follows",
     {"Tables that one connection follows", "Tables qu'une connexion suit"},
     &Settings::max_follows,
     1,
     100'000},
    {"max-listed",
     {"Tables that the lobby shows, the newest first",
      "Tables que l'accueil montre, les plus récentes d'abord"},
     &Settings::max_listed,
     1,
     1000},
    {"max-search-queue",
     {"Searches queued; beyond it bots play their default decision",
      "Recherches en attente ; au-delà, les robots jouent sans chercher"},
     &Settings::max_search_queue,
     1,
     lots},
    {"max-tokens",
     {"Personal access tokens of one person", "Jetons d'accès d'une personne"},
     &Settings::max_tokens,
     0,
     1000},
    {"session-days",
     {"Days until a login expires", "Jours avant la fin d'une session"},
     &Settings::session_days,
     1,
     3650},
};

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::unexpected<Error> wrong_value(const Setting& setting, const Text& right,
                                   std::string_view given) {
    const std::string name(setting.name);
    return refuse(name + " must be " + std::string(right.en) + ", not " + quoted(given),
                  in_guillemets(name) + " doit être " + std::string(right.fr) + ", pas " +
                      in_guillemets(given));
}

std::unexpected<Error> wrong_number(const Setting& setting, std::string_view given) {
    const auto least = std::to_string(setting.least);
    const auto most = std::to_string(setting.most);
    const auto english = "a number from " + least + " to " + most;
    const auto french = "un nombre de " + least + " à " + most;
    return wrong_value(setting, {english, french}, given);
}

Expected<void> assign(const Setting& setting, std::string_view text, Settings& into) {
    if (const auto* member = std::get_if<std::string Settings::*>(&setting.member)) {
        into.** member = text;
        return {};
    }
    if (const auto* member = std::get_if<bool Settings::*>(&setting.member)) {
        const bool yes = text == "yes" || text == "oui";
        if (!yes && text != "no" && text != "non")
            return wrong_value(setting, {"yes or no", "oui ou non"}, text);
        into.** member = yes;
        return {};
    }
    int number = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || number < setting.least || number > setting.most)
        return wrong_number(setting, text);
    into.*std::get<int Settings::*>(setting.member) = number;
    return {};
}

Expected<void> assign_named(std::string_view name, std::string_view text, Settings& into) {
    const auto found = std::ranges::find(settings, name, &Setting::name);
    if (found == std::end(settings))
        return refuse("there is no setting " + quoted(name),
                      "il n’y a pas de réglage " + in_guillemets(name));
    return assign(*found, text, into);
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// Lines `name = value`; what follows # at the beginning of a line is for people.
Expected<void> read_file(const std::string& path, Settings& into) {
    std::ifstream file(path);
    if (!file) return refuse("cannot read " + path, "impossible de lire " + path);
    int number = 0;
    for (std::string line; std::getline(file, line);) {
        ++number;
        const auto text = trimmed(line);
        if (text.empty() || text.starts_with('#')) continue;
        const auto equals = text.find('=');
        const auto where = [&](const Error& why) {
            return std::unexpected(error_about(path + ", line " + std::to_string(number),
                                               path + ", ligne " + std::to_string(number), why));
        };
        if (equals == std::string_view::npos)
            return where({"write name = value", "écrivez nom = valeur"});
        const auto good =
            assign_named(trimmed(text.substr(0, equals)), trimmed(text.substr(equals + 1)), into);
        if (!good) return where(good.error());
    }
    return {};
}

std::string usual_folder(const Environment& environment) {
    const auto value = [&](const char* name) {
        const char* text = environment(name);
        return std::string(text == nullptr ? "" : text);
    };
    // The standard says to ignore a path that is not absolute.
    if (const auto data = value("XDG_DATA_HOME"); data.starts_with('/'))
        return data + "/agora/server";
    if (const auto home = value("HOME"); !home.empty()) return home + "/.local/share/agora/server";
    return "agora-data";
}

Expected<void> check(const Settings& settings_read) {
    if (settings_read.certificate.empty() != settings_read.key.empty())
        return refuse("certificate and key belong together",
                      "«\u00A0certificate\u00A0» et «\u00A0key\u00A0» vont ensemble");
    if (settings_read.log != "info" && settings_read.log != "warning" &&
        settings_read.log != "error")
        return refuse("log must be info, warning or error",
                      "«\u00A0log\u00A0» doit être «\u00A0info\u00A0», «\u00A0warning\u00A0» ou "
                      "«\u00A0error\u00A0»");
    return {};
}

}  // namespace

std::span<const Setting> all_settings() { return settings; }

std::string variable_name(const Setting& setting) {
    std::string name = "AGORA_";
    for (const char c : setting.name)
        name += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return name;
}

std::string text_of(const Setting& setting, const Settings& in) {
    if (const auto* member = std::get_if<std::string Settings::*>(&setting.member))
        return in.**member;
    if (const auto* member = std::get_if<bool Settings::*>(&setting.member))
        return in.**member ? "yes" : "no";
    return std::to_string(in.*std::get<int Settings::*>(setting.member));
}

Expected<Settings> read_settings(const std::string& file, const Environment& environment,
                                 const std::map<std::string, std::string>& flags) {
    Settings read;
    if (!file.empty())
        if (auto good = read_file(file, read); !good) return std::unexpected(good.error());
    for (const auto& setting : settings) {
        const auto name = variable_name(setting);
        const char* text = environment(name.c_str());
        if (text == nullptr) continue;
        if (auto good = assign(setting, text, read); !good)
            return std::unexpected(error_about(name, good.error()));
    }
    for (const auto& [name, text] : flags)
        if (auto good = assign_named(name, text, read); !good)
            return std::unexpected(error_about("--" + name, good.error()));
    if (auto good = check(read); !good) return std::unexpected(good.error());
    if (read.data.empty()) read.data = usual_folder(environment);
    if (read.store.empty()) read.store = "sqlite:" + read.data + "/agora.db";
    return read;
}

}  // namespace agora::server
