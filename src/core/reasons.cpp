#include "core/reasons.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace agora {

namespace {

struct SystemReason {
    int error;
    std::string_view french;
};

// What people meet; the rest has a number that can be looked up.
constexpr auto known = std::to_array<SystemReason>({
    {EACCES, "permission refusée"},
    {EADDRINUSE, "cette adresse est déjà utilisée"},
    {EADDRNOTAVAIL, "cette adresse n’est pas celle de cette machine"},
    {ECONNREFUSED, "connexion refusée"},
    {ECONNRESET, "connexion interrompue"},
    {EEXIST, "le fichier existe déjà"},
    {EHOSTUNREACH, "cette machine est hors d’atteinte"},
    {EISDIR, "c’est un dossier"},
    {ELOOP, "trop de liens symboliques"},
    {EMFILE, "trop de fichiers ouverts"},
    {ENAMETOOLONG, "le nom du fichier est trop long"},
    {ENETUNREACH, "le réseau est hors d’atteinte"},
    {ENOENT, "aucun fichier ni dossier de ce nom"},
    {ENOMEM, "la mémoire est pleine"},
    {ENOSPC, "le disque est plein"},
    {ENOTDIR, "ce n’est pas un dossier"},
    {EPERM, "opération interdite"},
    {EPIPE, "tube ou connexion fermés"},
    {EROFS, "le disque est en lecture seule"},
    {ETIMEDOUT, "pas de réponse à temps"},
});

std::string french_of(int error) {
    const auto* const found = std::ranges::find(known, error, &SystemReason::error);
    if (found != known.end()) return std::string(found->french);
    return "erreur " + std::to_string(error) + " du système";
}

}  // namespace

Error system_error(int error) { return {std::strerror(error), french_of(error)}; }

Error system_error(const std::error_code& error) {
    return {error.message(), error.category() == std::system_category() ||
                                     error.category() == std::generic_category()
                                 ? french_of(error.value())
                                 : std::string()};
}

Error error_about(std::string_view what, const Error& why) { return error_about(what, what, why); }

Error error_about(std::string_view what, std::string_view french, const Error& why) {
    return {std::string(what) + ": " + why.message,
            std::string(french) + "\u00A0: " + why.in(Lang::fr)};
}

}  // namespace agora
