// Input at a remote table.
#include "console/phrases.hpp"
#include "core/json.hpp"
#include "core/typed.hpp"
#include "remote/session.hpp"
#include "remote/texts.hpp"

#include <algorithm>
#include <utility>

namespace agora::remote {

namespace {

bool is_word(std::string_view typed, const Text& word) {
    return typed == word.en || typed == plain_letters(word.fr);
}

}  // namespace

// A request that the person here has not answered.
const RemoteSession::Told* RemoteSession::asks_me() const {
    for (const auto* told : {&consent_, &undo_})
        if (*told && (*told)->request.to_me && !(*told)->answered) return &**told;
    return nullptr;
}

bool RemoteSession::may_read() const {
    if (!expected_.empty()) return false;
    return is_asked() || asks_me() != nullptr || question_ != Question::none;
}

// Once it clears the line, twice it leaves; so it does where that is asked.
void RemoteSession::interrupt() {
    const bool again = ++interrupts_ > 1;
    if (!terminal_.reads_terminal() || ended_ || again || question_ == Question::quit) {
        if (terminal_.reads_terminal()) terminal_.say("");
        end_ = ended_ ? End::over : End::quit;
        return;
    }
    terminal_.say("");
    desk_.forget();
    say(console::phrase(lang_, texts::ctrl_c_again));
}

// Lines of a file or a pipe were written before: nobody is there to answer.
void RemoteSession::ask_to_quit() {
    if (!terminal_.reads_terminal()) {
        end_ = End::quit;
        return;
    }
    desk_.forget();
    question_ = Question::quit;
}

void RemoteSession::answer(const cli::Typed& typed) {
    switch (typed.how) {
        case cli::Heard::end:
            if (terminal_.reads_terminal()) terminal_.say("");
            end_ = ended_ ? End::over : terminal_.reads_terminal() ? End::quit : End::stopped;
            return;
        case cli::Heard::stopped: end_ = End::stopped; return;
        case cli::Heard::interrupted: return interrupt();
        case cli::Heard::late:
        case cli::Heard::called_away: return;
        case cli::Heard::line:
        case cli::Heard::too_long: break;
    }
    interrupts_ = 0;
    const auto line = cli::trimmed(typed.text);
    const auto word = plain_letters(line);
    if (answer_question(word) || obey_here(line)) return;
    if (!screen_.has_begun()) return answer_before(word);
    if (ended_) return answer_after(typed);
    const auto wanted = desk_.hear(screen_.scene(), typed);
    if (wanted.command) obey(*wanted.command);
    if (wanted.line) decide(*wanted.line);
}

// Yes or no, to the last question that was asked.
bool RemoteSession::answer_question(std::string_view word) {
    auto agrees = console::yes_or_no(word);
    if (question_ == Question::leave || question_ == Question::quit) {
        if (word.empty()) agrees = question_ == Question::quit;
        if (!agrees) {
            say(console::phrase(lang_, console::phrases::yes_or_no));
            return true;
        }
        const bool for_good = std::exchange(question_, Question::none) == Question::leave;
        if (*agrees)
            end_ = for_good ? End::left : End::quit;
        else if (for_good)
            say(console::phrase(lang_, texts::stays));
        return true;
    }
    if (word.empty() && question_ == Question::rematch && !screen_.wants_rematch() &&
        !desk_.is_away())
        agrees = false;
    if (!agrees || desk_.is_confirming()) return false;
    if (question_ == Question::rematch) {
        if (*agrees)
            want_rematch();
        else
            end_ = End::over;
        return true;
    }
    return answer_request(*agrees);
}

// Whoever asked may withdraw the request.
bool RemoteSession::answer_request(bool agrees) {
    for (auto* told : {&consent_, &undo_}) {
        if (!*told || (*told)->answered) continue;
        const auto& request = (*told)->request;
        if (!request.to_me && (!request.mine || agrees)) continue;
        const bool is_undo = told == &undo_;
        (*told)->answered = is_undo ? ask_server("answer", "undo", agrees)
                                    : ask_server("consent", "agrees", agrees);
        return true;
    }
    return false;
}

// Commands of remote tables, in every game.
bool RemoteSession::obey_here(std::string_view line) {
    const auto word = plain_letters(line.substr(0, line.find(' ')));
    const bool alone = word.size() == plain_letters(line).size();
    if (is_word(word, texts::say) || is_word(word, texts::chat)) {
        chat(cli::trimmed(line.substr(std::min(line.find(' '), line.size()))));
        return true;
    }
    if (line.empty() && screen_.stands_in()) {
        ask_server("back");
        return true;
    }
    if (!alone || ended_) return false;
    if (is_word(word, texts::back)) {
        ask_server("back");
        return true;
    }
    if (is_word(word, texts::leave)) {
        question_ = Question::leave;
        desk_.forget();
        say(console::phrase(lang_,
                            screen_.is_waiting() ? texts::ask_leave_early : texts::ask_leave));
        return true;
    }
    if (is_word(word, texts::start) && screen_.is_waiting()) {
        if (const auto begun = table_client_.start(); !begun)
            say(as_sentence(begun.error().message));
        return true;
    }
    return false;
}

// Before the game begins.
void RemoteSession::answer_before(std::string_view word) {
    std::vector<console::Offer> offers;
    const auto add = [&](std::string_view name, const Text& about) {
        offers.emplace_back(std::string(name), console::phrase(lang_, about));
    };
    for (auto& one : console::usual_offers(lang_))
        if (const auto command = console::command_from(one.word);
            command == console::Command::help || command == console::Command::rules)
            offers.push_back(std::move(one));
    if (own_id_ != 0 && own_id_ == screen_.host()) add(texts::start.in(lang_), texts::about_start);
    add(texts::say.in(lang_), texts::about_say);
    add(texts::leave.in(lang_), texts::about_leave);
    add(command_word(console::Command::quit, lang_), texts::about_quit);

    const auto command = console::command_from(word);
    if (command == console::Command::quit) {
        ask_to_quit();
    } else if (command == console::Command::rules && screen_.scene().game != nullptr) {
        desk_.say_rules(screen_.scene());
    } else if (command == console::Command::help) {
        terminal_.print(offer_list(offers));
    } else if (!word.empty()) {
        std::string list;
        for (const auto& one : offers) list.append(list.empty() ? "" : ", ").append(one.word);
        say(console::phrase(lang_, texts::not_begun, list));
    }
}

// After the end one can still look at everything.
void RemoteSession::answer_after(const cli::Typed& typed) {
    const auto command = console::command_from(typed.text);
    if (command == console::Command::quit ||
        is_word(plain_letters(cli::trimmed(typed.text)), texts::leave)) {
        end_ = End::over;
    } else if (command == console::Command::log) {
        desk_.say_log(screen_.scene(), screen_.log());
    } else if ((command && *command != console::Command::undo) ||
               (cli::trimmed(typed.text).empty() && desk_.is_away())) {
        static_cast<void>(desk_.hear(screen_.scene(), typed));
    } else if (!cli::trimmed(typed.text).empty() || !screen_.wants_rematch()) {
        say(console::phrase(lang_, texts::over) + " " +
            console::phrase(lang_, texts::another_game));
    }
}

void RemoteSession::obey(console::Command command) {
    switch (command) {
        case console::Command::quit: ask_to_quit(); break;
        case console::Command::log: desk_.say_log(screen_.scene(), screen_.log()); break;
        case console::Command::hint: suggest(); break;
        case console::Command::undo: ask_server("undo"); break;
        default: break;
    }
}

void RemoteSession::suggest() {
    const auto& scene = screen_.scene();
    if (scene.legal.size() == 1 && !terms_.rated)
        say(console::phrase(lang_, console::phrases::forced,
                            scene.view->write_in(lang_, scene.legal.front())));
    else
        ask_server("hint");
}

// The words of records are understood whatever language the server thinks that one speaks.
void RemoteSession::decide(const std::string& line) {
    if (sent_) return say(console::phrase(lang_, texts::not_answered));
    const auto& view = *screen_.scene().view;
    const auto read = view.read(line, lang_);
    const auto text = read && read->size() == 1 ? view.write(read->front()) : line;
    JsonWriter json;
    json.begin_object().field("t", "do").field("table", table_client_.address().table);
    json.field("moment", screen_.moment()).field("do", text).end_object();
    if (!send(json.text())) return;
    sent_ = {.text = line,
             .moment = screen_.moment(),
             .before = screen_.decided(),
             .seen = screen_.version(),
             .pending = screen_.scene().pending,
             .connection = link_.connections(),
             .is_turn = console::is_turn(view)};
    since_mine_.clear();
}

void RemoteSession::chat(std::string_view text) {
    if (text.empty()) return say(console::phrase(lang_, texts::say_what));
    JsonWriter json;
    json.begin_object().field("t", "chat").field("table", table_client_.address().table);
    json.field("text", text).field("id", "chat").end_object();
    if (send(json.text())) expected_ = "chat";
}

void RemoteSession::want_rematch() {
    if (screen_.wants_rematch()) return;
    const auto next = table_client_.want_rematch();
    if (!next) return say(as_sentence(next.error().message));
    if (!*next) return;
    next_table_ = **next;
    end_ = End::rematch;
}

// Something about this table, with at most one member of its own.
bool RemoteSession::ask_server(std::string_view kind, std::string_view name, bool value) {
    JsonWriter json;
    json.begin_object().field("t", kind).field("table", table_client_.address().table);
    if (!name.empty()) json.field(name, value);
    json.field("id", kind).end_object();
    if (!send(json.text())) return false;
    expected_ = kind;
    return true;
}

bool RemoteSession::send(std::string_view message) {
    const bool sent = link_.say(message);
    if (!sent) say(console::phrase(lang_, texts::not_sent));
    return sent;
}

}  // namespace agora::remote
