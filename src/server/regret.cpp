#include "server/regret.hpp"

#include "core/json.hpp"

#include <array>

namespace agora::server {

namespace {

struct Reason {
    Trouble trouble;
    std::string_view code;
    int status;
    Text words;
};

// In the order of the enum.
constexpr std::array reasons = {
    Reason{Trouble::bad_message,
           "bad_message",
           400,
           {"This message cannot be understood", "Ce message est incompréhensible"}},
    Reason{Trouble::bad_setup,
           "bad_setup",
           422,
           {"Such a table cannot be opened", "Une telle table ne peut pas être ouverte"}},
    Reason{Trouble::too_big, "too_big", 413, {"That is too long", "C’est trop long"}},
    Reason{Trouble::nobody,
           "nobody",
           401,
           {"Choose a name or log in first", "Choisissez d’abord un nom ou connectez-vous"}},
    Reason{Trouble::not_allowed,
           "not_allowed",
           403,
           {"This token does not allow that", "Ce jeton ne le permet pas"}},
    Reason{Trouble::no_such_table,
           "no_such_table",
           404,
           {"There is no such table", "Cette table n’existe pas"}},
    Reason{Trouble::not_following,
           "not_following",
           409,
           {"Follow the table first", "Suivez d’abord cette table"}},
    Reason{Trouble::too_many_tables,
           "too_many_tables",
           429,
           {"There are too many open tables", "Trop de tables sont ouvertes"}},
    Reason{
        Trouble::too_many_exhibitions,
        "too_many_exhibitions",
        429,
        {"You have too many open tables at which only bots play. Leave one of them first",
         "Vous avez trop de tables ouvertes où seuls des robots jouent. Quittez-en une d’abord"}},
    Reason{Trouble::too_many_follows,
           "too_many_follows",
           429,
           {"You follow too many tables", "Vous suivez trop de tables"}},
    Reason{Trouble::too_much,
           "too_much",
           429,
           {"Not so fast. Please wait a moment", "Pas si vite. Patientez un instant"}},
    Reason{Trouble::busy,
           "busy",
           503,
           {"The server is busy. Please try again in a moment",
            "Le serveur est occupé. Veuillez réessayer dans un instant"}},
    Reason{Trouble::not_kept,
           "not_kept",
           503,
           {"This could not be kept, so it did not happen. Please try again",
            "Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Veuillez réessayer"}},
    Reason{Trouble::unwell,
           "unwell",
           503,
           {"The server cannot store anything at present. Please try again later",
            "Le serveur ne peut rien enregistrer pour le moment. Veuillez réessayer plus tard"}},
    Reason{Trouble::broken,
           "broken",
           500,
           {"This table cannot be continued with this version of the program",
            "Cette table ne peut pas continuer avec cette version du programme"}},
    Reason{Trouble::closing,
           "closing",
           503,
           {"The server is about to restart. Come back in a moment",
            "Le serveur va redémarrer. Revenez dans un instant"}},
    Reason{Trouble::no_hint,
           "no_hint",
           409,
           {"There are no hints here", "Il n’y a pas de conseils ici"}},
};

static_assert([] {
    for (std::size_t i = 0; i < reasons.size(); ++i)
        if (reasons[i].trouble != static_cast<Trouble>(i)) return false;
    return reasons.back().trouble == Trouble::no_hint;
}());

const Reason& reason_of(Trouble trouble) { return reasons[static_cast<std::size_t>(trouble)]; }

int status_of(Refused refused) {
    switch (refused) {
        case Refused::not_here:
        case Refused::not_host:
        case Refused::wrong_key: return 403;
        case Refused::no_such_seat: return 404;
        case Refused::bad_text:
        case Refused::illegal: return 422;
        case Refused::too_long: return 413;
        case Refused::too_fast: return 429;
        default: return 409;
    }
}

}  // namespace

Regret regret(Trouble trouble, Lang lang) {
    const auto& reason = reason_of(trouble);
    return {reason.code, reason.status, std::string(reason.words.in(lang))};
}

Regret regret(Trouble trouble, std::string why) {
    const auto& reason = reason_of(trouble);
    return {reason.code, reason.status, std::move(why)};
}

Regret regret(Denied denied) {
    return {code_of(denied.code), status_of(denied.code), std::move(denied.why)};
}

Trouble trouble_of(store::Fault fault) {
    switch (fault) {
        case store::Fault::busy: return Trouble::busy;
        case store::Fault::missing: return Trouble::no_such_table;
        case store::Fault::stale: return Trouble::not_kept;
        case store::Fault::invalid:
        case store::Fault::taken:
        case store::Fault::unwell: break;
    }
    return Trouble::unwell;
}

Regret regret(store::Fault fault, Lang lang) { return regret(trouble_of(fault), lang); }

std::string regret_text(const Regret& regret) {
    JsonWriter json;
    json.begin_object().field("refused", regret.code).field("why", regret.why);
    return json.end_object().take();
}

}  // namespace agora::server
