// Texts and commands of remote tables beyond those of the console.
#pragma once

#include "core/language.hpp"

namespace agora::remote::texts {

inline constexpr Text connecting = {"(connecting)", "(connexion en cours)"};
inline constexpr Text connection_lost = {"(the connection is lost; trying again)",
                                         "(la connexion est perdue ; nouvel essai)"};
inline constexpr Text connection_back = {"(connected again)", "(connexion rétablie)"};
inline constexpr Text other_protocol = {
    "the server speaks version {} of the protocol, this program version {}: take the program of "
    "the "
    "same release",
    "le serveur parle la version {} du protocole, ce programme la version {} : prenez le programme "
    "de la même version"};
inline constexpr Text not_sent = {
    "Not sent: there is no connection. Please try again when it is back.",
    "Pas envoyé : la connexion manque. Réessayez quand elle sera "
    "rétablie."};
inline constexpr Text not_answered = {"The server has not answered yet. Please wait a moment.",
                                      "Le serveur n'a pas encore répondu. Patientez un instant."};

inline constexpr Text link_to_share = {"Others can look on at {}",
                                       "D'autres peuvent regarder à {}"};
inline constexpr Text free_seats = {"(free seats: {}) >", "(places libres : {}) >"};
inline constexpr Text host_begins = {"(the host has not begun yet) >",
                                     "(l'hôte n'a pas encore commencé) >"};
inline constexpr Text not_begun = {"The game has not begun yet. ({})",
                                   "La partie n'a pas encore commencé. ({})"};
inline constexpr Text nothing_to_watch = {"The game has not begun yet. (q: leave)",
                                          "La partie n'a pas encore commencé. (q : sortir)"};
inline constexpr Text no_seat = {"You have no seat here any more: you look on.",
                                 "Vous n'avez plus de place ici : vous regardez."};

// Chat.
inline constexpr Text said = {"{}: {}", "{} : {}"};
inline constexpr Text say_what = {"Say what? For example: say hello",
                                  "Dire quoi ? Par exemple : dire bonjour"};

// Requests.
inline constexpr Text undo_asked = {"{} asks to take the last decision back. Do you agree? (y/n)",
                                    "{} demande à reprendre sa dernière décision. D'accord ? "
                                    "(o/n)"};
inline constexpr Text undo_waits = {
    "The others are asked whether you may take it back. (n: never mind)",
    "On demande aux autres si vous pouvez la reprendre. (n : tant "
    "pis)"};
inline constexpr Text undo_refused = {"That was not agreed to: your decision stands.",
                                      "Pas d'accord : votre décision reste."};
inline constexpr Text consent_asked = {"{} wants to decide \"{}\". Do you agree? (y/n)",
                                       "{} veut décider « {} ». D'accord ? (o/n)"};
inline constexpr Text consent_waits = {
    "The others are asked whether they agree to \"{}\". (n: never mind)",
    "On demande aux autres s'ils acceptent « {} ». (n : tant "
    "pis)"};
inline constexpr Text consent_refused = {"That was not agreed to: \"{}\" is not played.",
                                         "Pas d'accord : « {} » n'est pas joué."};
inline constexpr Text withdrawn = {"{} does not ask any more.", "{} ne le demande plus."};
inline constexpr Text never_mind = {"Never mind, then.", "Tant pis, alors."};
inline constexpr Text asks_you = {"({} asks you: y/n) >", "({} vous demande : o/n) >"};

// A bot plays for one.
inline constexpr Text replaced = {
    "A bot plays for you. Press Enter, or type back, to go on yourself.",
    "Un robot joue pour vous. Entrée, ou retour : reprendre la main."};
inline constexpr Text replaced_prompt = {"(a bot plays for you) >", "(un robot joue pour vous) >"};
// ... or would, if anybody else played in person.
inline constexpr Text game_waits = {
    "Nobody decides in time any more: the game waits. Press Enter, or type back, to go on.",
    "Plus personne ne répond à temps : la partie attend. Entrée, ou retour : reprendre la main."};
inline constexpr Text waits_prompt = {"(the game waits; Enter: go on) >",
                                      "(la partie attend ; Entrée : reprendre) >"};

// The end.
inline constexpr Text over = {"The game is over.", "La partie est finie."};
inline constexpr Text another_game = {"Another game with the same players? (y/n) [n]",
                                      "Une autre partie avec les mêmes joueurs ? (o/n) [n]"};
inline constexpr Text another_prompt = {"(another game: y/n) [n] >",
                                        "(une autre partie : o/n) [n] >"};
inline constexpr Text wants_another = {"{} would like another game.",
                                       "{} voudrait une autre partie."};
inline constexpr Text next_game = {"Here is the next game.", "Voici la partie suivante."};

inline constexpr Text ask_quit = {"Leave the terminal? Your seat is kept. (y/n) [y]",
                                  "Quitter le terminal ? Votre place est gardée. (o/n) [o]"};
inline constexpr Text ctrl_c_again = {"(Ctrl-C again to leave; your seat is kept)",
                                      "(encore Ctrl-C pour quitter ; votre place est gardée)"};
inline constexpr Text ask_leave = {
    "Give up your seat for good? A bot plays on; quit would keep it. (y/n) [n]",
    "Céder votre place pour de bon ? Un robot continue ; quitter la garderait. (o/n) [n]"};
inline constexpr Text ask_leave_early = {"Give up your seat? (y/n) [n]",
                                         "Céder votre place ? (o/n) [n]"};
inline constexpr Text stays = {"You keep your seat.", "Vous gardez votre place."};

// Words.
inline constexpr Text say = {"say", "dire"};
inline constexpr Text chat = {"chat", "tchat"};  // the same
inline constexpr Text about_say = {"tell the others something: say hello",
                                   "dire quelque chose aux autres : dire bonjour"};
inline constexpr Text back = {"back", "retour"};
inline constexpr Text about_back = {"go on yourself where a bot plays for you",
                                    "reprendre la main quand un robot joue pour vous"};
inline constexpr Text start = {"start", "commencer"};
inline constexpr Text about_start = {"begin now; bots take the free seats",
                                     "commencer ; des robots prennent les places libres"};
inline constexpr Text leave = {"leave", "partir"};
inline constexpr Text about_leave = {"give up the seat for good; a bot plays on",
                                     "céder sa place pour de bon à un robot"};
inline constexpr Text about_quit = {"leave the terminal and keep the seat (also Ctrl-D)",
                                    "quitter le terminal en gardant sa place (ou Ctrl-D)"};
inline constexpr Text about_undo = {"ask to take your last decision back",
                                    "demander à reprendre votre dernière décision"};

}  // namespace agora::remote::texts
