// Texts of the console, in each language. {} is filled in by fmt.
#pragma once

#include "cli/phrase.hpp"
#include "core/language.hpp"

namespace agora::console {

using cli::phrase;

namespace phrases {

inline constexpr Text welcome = {"{}: {}", "{} : {}"};
inline constexpr Text goes_on = {"The game goes on; decisions made so far: {}",
                                 "La partie continue ; décisions prises : {}"};
inline constexpr Text goes_on_by_clock = {
    "; {} s for each (--clock none: no limit)",
    " ; {}\u00A0s pour chacune (--clock « none » : sans limite)"};
inline constexpr Text guest = {"Guest", "Invité"};
inline constexpr Text your_turn = {"{}, it is your turn.", "{}, à vous de jouer."};
// After that, what can be typed, and the commands of every game.
inline constexpr Text can_type = {" ({}; {})", " ({} ; {})"};
inline constexpr Text first_steps = {"help: what you can type, rules: how to play",
                                     "aide : que taper, règles : comment jouer"};
inline constexpr Text awaits = {"(waiting for {})", "(on attend {})"};
inline constexpr Text please_wait = {"Please wait: it is the turn of {}. ({})",
                                     "Patientez : c'est à {} de jouer. ({})"};
inline constexpr Text thinks = {"({} is thinking …)", "({} réfléchit …)"};
inline constexpr Text thinking = {"(thinking …)", "(réflexion …)"};
inline constexpr Text seconds_left = {"({} s)", "({}\u00A0s)"};
inline constexpr Text your_time_was_up = {"Your time was up: the decision was made for you.",
                                          "Votre temps était écoulé : on a décidé pour vous."};
inline constexpr Text end_of_turn = {"-End of turn-", "-Fin du tour-"};
inline constexpr Text still_much_to_do = {"Your turn goes on.", "Votre tour continue."};
inline constexpr Text only_tried = {"TRIAL - nothing is played", "ESSAI - rien n'est joué"};
inline constexpr Text still_to_do = {"Still to decide: {}", "Reste à décider : {}"};

inline constexpr Text what_follows = {"{} …? For example: {}", "{} … ? Par exemple : {}"};
inline constexpr Text empty_cancels = {"(an empty line cancels)", "(une ligne vide annule)"};
inline constexpr Text cancelled = {"Nothing is played.", "Rien n'est joué."};
inline constexpr Text board_back = {"(an empty line brings the table back)",
                                    "(une ligne vide ramène la table)"};
inline constexpr Text really = {"{} (y/n) [n]", "{} (o/n) [n]"};

inline constexpr Text others_too = {"({} too)", "({} aussi)"};
inline constexpr Text more_news = {"({} more, see log)", "({} de plus, voir journal)"};
inline constexpr Text more_untold = {"({} more)", "({} de plus)"};
inline constexpr Text pager_keys = {
    "-- space: next page · Enter: next line · q: back to the game --",
    "-- espace : page suivante · Entrée : ligne suivante · q : retour au jeu --"};

inline constexpr Text pager_keys_back = {
    "-- space: next page · Enter: next line · -: page before · q: back --",
    "-- espace : page suivante · Entrée : ligne · - : page d'avant · q : retour --"};
inline constexpr Text pager_keys_end = {"-- -: page before · q: back to the game --",
                                        "-- - : page d'avant · q : retour au jeu --"};
inline constexpr Text pager_keys_short = {"-- space, Enter, q: back --",
                                          "-- espace, Entrée, q : retour --"};

inline constexpr Text taken_back = {"Taken back: {} decides anew.",
                                    "Annulé : {} décide à nouveau."};
inline constexpr Text nothing_to_take_back = {"There is no decision of yours to take back.",
                                              "Il n'y a aucune décision à reprendre."};
inline constexpr Text do_all_agree = {
    "The last decision of {} is taken back. Does everybody agree? (y/n) [n]",
    "La dernière décision prise par {} est annulée. Tout le monde est d'accord ? (o/n) [n]"};
inline constexpr Text with_take_backs = {"Played with take-backs: {}.",
                                         "Partie jouée avec des reprises : {}."};

inline constexpr Text pass_keyboard = {"Pass the keyboard to {}", "Passez le clavier à {}"};
inline constexpr Text press_enter = {"(press Enter when {} sits there)",
                                     "(Entrée quand {} est là)"};
inline constexpr Text read_then_enter = {"(press Enter when you have read this)",
                                         "(Entrée quand vous avez lu)"};

inline constexpr Text narrow = {"(boards are drawn for {} columns; this window has {})",
                                "(les plateaux demandent {} colonnes ; cette fenêtre en a {})"};

inline constexpr Text suggestion = {"Hint: {}", "Conseil : {}"};
inline constexpr Text forced = {"Hint: {} (there is nothing else you can do)",
                                "Conseil : {} (rien d'autre n'est possible)"};
inline constexpr Text possible_moves = {"You can ({}):", "Vous pouvez ({}) :"};
inline constexpr Text not_asked = {"You have nothing to decide now.",
                                   "Vous n'avez rien à décider pour le moment."};
inline constexpr Text nothing_yet = {"Nothing has happened yet.", "Rien ne s'est encore passé."};

inline constexpr Text not_text = {"That line is not text. Please try again",
                                  "Cette ligne n'est pas du texte. Veuillez réessayer"};
inline constexpr Text line_too_long = {"That line is too long. Please try again",
                                       "Cette ligne est trop longue. Veuillez réessayer"};

inline constexpr Text ask_quit = {"Save and leave? (y/n) [y]",
                                  "Enregistrer et quitter ? (o/n) [o]"};
inline constexpr Text yes_or_no = {"Please answer y or n.", "Répondez par o ou n."};
inline constexpr Text ask_leave = {"Leave? (y/n) [y]", "Quitter ? (o/n) [o]"};
inline constexpr Text ctrl_c_again_early = {
    "(Ctrl-C again to leave; nothing is decided yet, so nothing is kept)",
    "(encore Ctrl-C pour quitter ; rien n'est encore décidé, rien n'est gardé)"};
inline constexpr Text ctrl_c_again_unsaved = {
    "(Ctrl-C again to leave; the game is not saved so far)",
    "(encore Ctrl-C pour quitter ; la partie n'est pas encore enregistrée)"};
inline constexpr Text ctrl_c_again = {"(Ctrl-C again to leave; the game is kept)",
                                      "(encore Ctrl-C pour quitter ; la partie est gardée)"};
inline constexpr Text bot_refused = {
    "What {} decides is against the rules. The match stops here: that is a fault of Agora.",
    "La décision prise par {} est contraire aux règles. La partie s'arrête ici : c'est une erreur "
    "d'Agora."};
inline constexpr Text nothing_to_save = {"No decision was made: there is nothing to save.",
                                         "Aucune décision n'a été prise : rien à enregistrer."};
inline constexpr Text saved = {
    "The game is saved. To go on with it:\n    agora play --resume {}",
    "La partie est enregistrée. Pour la continuer :\n    agora play --resume {}"};
inline constexpr Text kept = {"To look at this game again:", "Pour revoir cette partie :"};
inline constexpr Text in_short = {"{}: {}", "{} : {}"};
inline constexpr Text cannot_save = {
    "Warning: the game cannot be saved ({}). It goes on all the same; "
    "on leaving you can name another file.",
    "Attention : la partie ne peut pas être enregistrée ({}). Elle "
    "continue ; en quittant vous pourrez nommer un autre fichier."};
inline constexpr Text other_file = {
    "The game could not be saved: {}\nAnother file for it (nothing: "
    "do not save): ",
    "La partie n'a pas pu être enregistrée : {}\nUn autre fichier "
    "(rien : ne pas enregistrer) : "};
inline constexpr Text not_saved = {"The game is not saved.", "La partie n'est pas enregistrée."};

inline constexpr Text ranking = {"Ranking", "Classement"};
inline constexpr Text final_ranking = {"Final ranking", "Classement final"};
inline constexpr Text one_wins = {"{} wins!", "{} gagne !"};
inline constexpr Text several_win = {"{} share the victory!", "{} se partagent la victoire !"};
inline constexpr Text and_word = {" and ", " et "};
inline constexpr Text before_the_end = {"The game is not over.", "La partie n'est pas finie."};

inline constexpr Text also_commands = {"At any time:", "À tout moment :"};

inline constexpr Text reviewed = {"Decisions looked at: {}. Those that cost most:",
                                  "Décisions examinées : {}. Les plus coûteuses :"};
inline constexpr Text gave_away = {"  move {}, {}: {} gave away {} % ({}: {} %, this: {} %)",
                                   "  coup {}, {} : {} a coûté {} % ({} : {} %, celui-ci : {} %)"};
inline constexpr Text nothing_given_away = {"  none that matters", "  aucune qui compte"};
inline constexpr Text mean_given_away = {"{} gave away {} % a decision",
                                         "{} a perdu {} % par décision"};

inline constexpr Text watch_keys = {
    "every {} · space: pause, + -: faster, slower, n: next, q: leave",
    "toutes les {} · espace : pause, + - : vitesse, n : suivant, q : sortir"};
inline constexpr Text watch_every_second = {
    "every second · space: pause, + -: faster, slower, n: next, q: leave",
    "chaque seconde · espace : pause, + - : vitesse, n : suivant, q : sortir"};
inline constexpr Text watch_at_once = {
    "as it happens · space: pause, -: slower, q: leave",
    "au fil du jeu · espace : pause, - : moins vite, q : sortir"};
inline constexpr Text watch_paused_at = {
    "paused, else every {} · space: go on, + -: faster, slower, n: next, q: leave",
    "en pause, sinon toutes les {} · espace : continuer, n : suivant, q : sortir"};
inline constexpr Text watch_paused_at_second = {
    "paused, else every second · space: go on, + -: faster, slower, n: next, q: leave",
    "en pause, sinon chaque seconde · espace : continuer, n : suivant, q : sortir"};
inline constexpr Text watch_paused = {"paused · space: go on, n: next, q: leave",
                                      "en pause · espace : continuer, n : suivant, q : sortir"};
inline constexpr Text replay_keys = {
    "Enter: next   b: back   a number: that move   q: leave",
    "Entrée : suite   b : retour   un nombre : ce coup   q : quitter"};
inline constexpr Text replay_keys_all = {
    "Enter: next   b: back   a number: that move   m: all players   q: leave",
    "Entrée : suite   b : retour   un nombre : ce coup   m : joueurs   q : sortir"};
inline constexpr Text left_out = {"(no room for {}; m: all players)",
                                  "(pas de place pour {} ; m : tous les joueurs)"};
inline constexpr Text many_left_out = {"(no room for {} players; m: all of them)",
                                       "(pas de place pour {} joueurs ; m : tous)"};
inline constexpr Text decided = {"{}: {}", "{} : {}"};
inline constexpr Text replay_at = {"Move {} of {} - {}", "Coup {} sur {} - {}"};
inline constexpr Text replay_begin = {"The beginning ({} moves follow)",
                                      "Le début ({} coups suivent)"};
inline constexpr Text replay_what = {"That is no move: Enter, b, a number from 0 to {}, or q",
                                     "Ce n'est pas un coup : Entrée, b, un nombre de 0 à {}, ou q"};
inline constexpr Text replay_what_all = {
    "That is no move: Enter, b, a number from 0 to {}, m, or q",
    "Ce n'est pas un coup : Entrée, b, un nombre de 0 à {}, m, ou q"};
inline constexpr Text ask_consent = {"{}, do you agree that {} decides \"{}\"? (y/n) [n]",
                                     "{}, êtes-vous d'accord que {} décide « {} » ? (o/n) [n]"};
inline constexpr Text not_agreed = {"{} does not agree.", "{} n'est pas d'accord."};

}  // namespace phrases

}  // namespace agora::console
