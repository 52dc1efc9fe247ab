#include "match/refused.hpp"

#include <array>
#include <cstddef>

namespace agora {

namespace {

struct Reason {
    Refused refused;
    std::string_view code;
    Text words;
};

// In the order of the enum.
constexpr std::array reasons = {
    Reason{Refused::not_here,
           "not_here",
           {"You have no seat at this table", "Vous n’êtes pas assis à cette table"}},
    Reason{Refused::already_here,
           "already_here",
           {"You have a seat at this table", "Vous êtes déjà assis à cette table"}},
    Reason{Refused::not_host,
           "not_host",
           {"Only the host can do that", "Seul l’hôte peut faire cela"}},
    Reason{Refused::no_such_seat,
           "no_such_seat",
           {"There is no such seat", "Cette place n’existe pas"}},
    Reason{Refused::seat_taken,
           "seat_taken",
           {"That seat is not free for you", "Cette place n’est pas libre pour vous"}},
    Reason{Refused::wrong_key,
           "wrong_key",
           {"This invitation does not open that seat", "Cette invitation n’ouvre pas cette place"}},
    Reason{Refused::not_full,
           "not_full",
           {"A rated game begins when every seat is taken",
            "Une partie classée commence quand toutes les places sont prises"}},
    Reason{
        Refused::not_waiting, "not_waiting", {"The game has begun", "La partie a déjà commencé"}},
    Reason{Refused::not_playing,
           "not_playing",
           {"The game has not begun", "La partie n’a pas encore commencé"}},
    Reason{Refused::over, "over", {"The game is over", "La partie est finie"}},
    Reason{Refused::not_over, "not_over", {"The game is not over", "La partie n’est pas finie"}},
    Reason{Refused::closed, "closed", {"This table is closed", "Cette table est fermée"}},
    Reason{Refused::not_your_turn,
           "not_your_turn",
           {"It is not your turn. Please wait", "Ce n’est pas à vous de jouer. Patientez"}},
    Reason{Refused::late,
           "late",
           {"Too late: the table has moved on", "Trop tard\u00A0: la partie a continué"}},
    Reason{Refused::ahead,
           "ahead",
           {"The table has not come that far", "La partie n’en est pas encore là"}},
    Reason{Refused::time_up, "time_up", {"Your time is up", "Votre temps est écoulé"}},
    Reason{Refused::illegal,
           "illegal",
           {"That is not possible now. Please try again",
            "C’est impossible pour le moment. Veuillez réessayer"}},
    Reason{
        Refused::asks_consent,
        "asks_consent",
        {"The others are asked whether they agree", "On demande aux autres s’ils sont d’accord"}},
    Reason{Refused::unknowable,
           "unknowable",
           {"What comes of that cannot be known beforehand",
            "On ne peut pas savoir d’avance ce qui en résulte"}},
    Reason{Refused::no_undo,
           "no_undo",
           {"Nothing is taken back at this table", "On ne reprend pas ses coups à cette table"}},
    Reason{Refused::nothing_to_undo,
           "nothing_to_undo",
           {"There is nothing of yours to take back", "Vous n’avez rien à reprendre"}},
    Reason{Refused::undo_after_others,
           "undo_after_others",
           {"Somebody has decided since then", "Quelqu’un a décidé depuis"}},
    Reason{Refused::undo_after_luck,
           "undo_after_luck",
           {"Luck has come since then", "Le hasard est intervenu depuis"}},
    Reason{Refused::undo_after_news,
           "undo_after_news",
           {"That decision has shown something hidden", "Cette décision a révélé quelque chose"}},
    Reason{Refused::undo_asked,
           "undo_asked",
           {"The others have been asked already", "La question a déjà été posée aux autres"}},
    Reason{Refused::no_request,
           "no_request",
           {"Nobody asks you that", "Personne ne vous demande cela"}},
    Reason{Refused::no_pace,
           "no_pace",
           {"People play here at their own pace", "Ici des personnes jouent à leur allure"}},
    Reason{Refused::bad_pace,
           "bad_pace",
           {"Bots cannot play at such a pace", "Des robots ne peuvent pas jouer à cette allure"}},
    Reason{Refused::bad_text,
           "bad_text",
           {"That is not a text that can be shown", "Ce n’est pas un texte affichable"}},
    Reason{Refused::too_long, "too_long", {"That is too long", "C’est trop long"}},
    Reason{Refused::too_fast,
           "too_fast",
           {"Not so fast. Please wait a moment", "Pas si vite. Patientez un instant"}},
    Reason{Refused::crowded,
           "crowded",
           {"No more spectators fit in here", "Il n’y a plus de place pour les spectateurs"}},
};

static_assert([] {
    for (std::size_t i = 0; i < reasons.size(); ++i)
        if (reasons[i].refused != static_cast<Refused>(i)) return false;
    return reasons.back().refused == Refused::crowded;
}());

}  // namespace

std::string_view code_of(Refused refused) {
    return reasons[static_cast<std::size_t>(refused)].code;
}

Text words_of(Refused refused) { return reasons[static_cast<std::size_t>(refused)].words; }

}  // namespace agora
