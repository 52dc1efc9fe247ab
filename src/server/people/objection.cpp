#include "server/people/objection.hpp"

#include <array>
#include <cstddef>

namespace agora::server {

namespace {

struct Words {
    Objection objection;
    std::string_view code;
    int status;
    Text why;
};

// In the order of the enum.
constexpr std::array all = {
    Words{Objection::bad_request,
          "bad_request",
          400,
          {"The request is not as it should be", "La requête n’est pas comme il faut"}},
    Words{Objection::not_json,
          "not_json",
          415,
          {"The request must be JSON (Content-Type: application/json)",
           "La requête doit être en JSON (Content-Type: application/json)"}},
    Words{Objection::foreign,
          "foreign",
          403,
          {"The request comes from a page that is not ours",
           "La requête vient d’une page qui n’est pas la nôtre"}},
    Words{Objection::no_such_path,
          "no_such_path",
          404,
          {"There is nothing at this address", "Il n’y a rien à cette adresse"}},
    Words{Objection::wrong_method,
          "wrong_method",
          405,
          {"This address does not take such requests",
           "Cette adresse n’accepte pas ce genre de requête"}},
    Words{Objection::not_a_socket,
          "not_a_socket",
          426,
          {"This address is for WebSockets", "Cette adresse est réservée aux WebSockets"}},
    Words{Objection::bad_key,
          "bad_key",
          401,
          {"This token opens nothing: it is wrong, has expired or was revoked",
           "Ce jeton n’ouvre rien\u00A0: il est faux, expiré ou révoqué"}},
    Words{Objection::wrong_login,
          "wrong_login",
          401,
          {"This name and this password do not go together",
           "Ce nom et ce mot de passe ne vont pas ensemble"}},
    Words{Objection::wrong_password,
          "wrong_password",
          403,
          {"That is not your password", "Ce n’est pas votre mot de passe"}},
    Words{Objection::guest,
          "guest",
          403,
          {"Guests cannot do that. Please register first",
           "Les invités ne le peuvent pas. Veuillez d’abord vous inscrire"}},
    Words{Objection::registered,
          "registered",
          409,
          {"You have an account. Please log out first",
           "Vous avez un compte. Veuillez d’abord vous déconnecter"}},
    Words{Objection::bad_name,
          "bad_name",
          422,
          {"This cannot be a name", "Ceci ne peut pas être un nom"}},
    Words{Objection::bad_password,
          "bad_password",
          422,
          {"A password has at least 8 characters, at most 200 bytes, and is not your name",
           "Un mot de passe a au moins 8 caractères, au plus 200 octets, et n’est pas votre nom"}},
    Words{Objection::taken, "taken", 409, {"This name is taken", "Ce nom est déjà pris"}},
    Words{Objection::no_such_game,
          "no_such_game",
          404,
          {"There is no such game", "Ce jeu n’existe pas"}},
    Words{Objection::no_such_person,
          "no_such_person",
          404,
          {"Nobody has this name", "Personne ne porte ce nom"}},
    Words{Objection::no_such_key,
          "no_such_key",
          404,
          {"You have no such token", "Vous n’avez pas ce jeton"}},
    Words{Objection::other_rules,
          "other_rules",
          409,
          {"This game was played with rules that this server does not know",
           "Cette partie a été jouée avec des règles que ce serveur ne connaît pas"}},
    Words{Objection::too_fast,
          "too_fast",
          429,
          {"Not so fast. Please wait a moment", "Pas si vite. Patientez un instant"}},
    Words{Objection::too_many_keys,
          "too_many_keys",
          409,
          {"You have too many tokens. Please revoke one first",
           "Vous avez trop de jetons. Veuillez d’abord en révoquer un"}},
};

static_assert([] {
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].objection != static_cast<Objection>(i)) return false;
    return true;
}());

}  // namespace

Regret regret(Objection objection, Lang lang) {
    const auto& words = all[static_cast<std::size_t>(objection)];
    return {words.code, words.status, std::string(words.why.in(lang))};
}

Regret regret(Objection objection, std::string why) {
    const auto& words = all[static_cast<std::size_t>(objection)];
    return {words.code, words.status, std::move(why)};
}

Regret personal_regret(store::Fault fault, Lang lang) {
    switch (fault) {
        case store::Fault::taken: return regret(Objection::taken, lang);
        case store::Fault::missing: return regret(Objection::no_such_person, lang);
        case store::Fault::invalid: return regret(Objection::bad_request, lang);
        case store::Fault::busy:
        case store::Fault::stale:
        case store::Fault::unwell: break;
    }
    return regret(trouble_of(fault), lang);
}

}  // namespace agora::server
