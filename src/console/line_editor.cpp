#include "console/line_editor.hpp"

#include "console/escape_keys.hpp"
#include "core/terminal_style.hpp"
#include "core/typed.hpp"

#include <histedit.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <optional>
#include <span>
#include <utility>

namespace agora::console {

namespace {

constexpr int history_size = 200;
constexpr auto often = std::chrono::milliseconds(200);  // between redraws of the clock

// Accents can be typed only where the locale knows UTF-8.
void use_utf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view(nl_langinfo(CODESET)) != "UTF-8") std::setlocale(LC_CTYPE, "C.UTF-8");
}

bool begins_with(std::string_view line, std::string_view typed) {
    return line.size() >= typed.size() &&
           std::ranges::equal(typed, line.substr(0, typed.size()), {}, lower, lower);
}

}  // namespace

struct LineEditor::Libedit {
    explicit Libedit(cli::Signals& with) : signals(&with) {
        use_utf8();
        edit = el_init("agora", stdin, stdout, stderr);
        past = history_init();
        HistEvent event;
        history(past, &event, H_SETSIZE, history_size);
        history(past, &event, H_SETUNIQUE, 1);
        el_set(edit, EL_CLIENTDATA, this);
        el_set(edit, EL_EDITOR, "emacs");
        el_set(edit, EL_SIGNAL, 0);
        el_set(edit, EL_HIST, history, past);
        el_set(edit, EL_PROMPT, &Libedit::show_prompt);
        el_set(edit, EL_GETCFN, &Libedit::get_character);
        // The wide variant: el_set copies the two texts and leaks them.
        el_wset(edit, EL_ADDFN, L"complete", L"completes the line", &Libedit::complete);
        el_set(edit, EL_BIND, "^I", "complete", nullptr);
        el_set(edit, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    }
    ~Libedit() {
        end_wait();
        history_end(past);
        el_end(edit);
    }
    Libedit(const Libedit&) = delete;
    Libedit& operator=(const Libedit&) = delete;

    static Libedit& of(EditLine* edit) {
        Libedit* self = nullptr;
        el_get(edit, EL_CLIENTDATA, &self);
        return *self;
    }

    static char* show_prompt(EditLine* edit) { return of(edit).prompt.data(); }

    // Waits for one character. Nothing more to read and a signal that ends the line give 0.
    static int get_character(EditLine* edit, wchar_t* character) {
        Libedit& self = of(edit);
        std::mbstate_t state{};
        for (;;) {
            while (!self.passed.empty()) {
                const char byte = self.passed.front();
                self.passed.erase(0, 1);
                const auto used = std::mbrtowc(character, &byte, 1, &state);
                if (used == static_cast<std::size_t>(-2)) continue;  // the character goes on
                if (used != static_cast<std::size_t>(-1)) return 1;
                state = {};  // no text: left out
            }
            const auto tick = self.beside->ticks ? std::optional(often) : std::nullopt;
            switch (self.signals->wait(STDIN_FILENO, self.beside->file, tick)) {
                case cli::Woken::tick: self.see_time_go(); continue;
                case cli::Woken::beside:
                    if (!self.listen_beside()) return 0;
                    continue;
                case cli::Woken::interrupted: self.ended_by = cli::Heard::interrupted; return 0;
                case cli::Woken::stopped: self.ended_by = cli::Heard::stopped; return 0;
                case cli::Woken::late: self.ended_by = cli::Heard::late; return 0;
                case cli::Woken::resized:
                    if (self.beside->resized) self.beside->resized();
                    self.draw_again();
                    continue;
                case cli::Woken::suspended: self.suspend(); continue;
                case cli::Woken::readable: break;
            }
            // Ctrl-C throws away what was typed, also what has just woken us.
            int waiting = 0;
            if (ioctl(STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting == 0) continue;
            char byte = 0;
            const auto got = read(STDIN_FILENO, &byte, 1);
            if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
            if (got <= 0) return 0;
            self.passed = self.keys.after(byte);
        }
    }

    // The line has made room for what was said, and comes back below it.
    bool listen_beside() {
        const bool goes_on = beside->hear();
        const auto before = std::exchange(prompt, beside->prompt());
        if (goes_on && (beside->spoke() || prompt != before)) draw_again();
        if (!goes_on) ended_by = cli::Heard::called_away;
        return goes_on;
    }

    // A line that goes on in the next row could not be drawn again in its place.
    void see_time_go() {
        auto next = beside->prompt();
        if (next == prompt) return;
        const LineInfo* line = el_line(edit);
        const std::string_view typed(line->buffer,
                                     static_cast<std::size_t>(line->lastchar - line->buffer));
        winsize size{};
        if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return;
        if (std::max(columns(prompt), columns(next)) + columns(typed) + 1 >= size.ws_col) return;
        prompt = std::move(next);
        draw_again();
    }

    void suspend() {
        el_set(edit, EL_PREP_TERM, 0);
        // As the terminal would: where no shell could wake us up again, the kernel ignores it.
        signals->hold_suspend(false);
        raise(SIGTSTP);
        signals->hold_suspend(true);
        el_set(edit, EL_PREP_TERM, 1);
        draw_again();
    }

    // libedit forgets where the cursor is when the size changes: it starts from a clean line.
    void draw_again() {
        cli::write_all(STDOUT_FILENO, "\r\x1b[J");
        el_resize(edit);
        el_set(edit, EL_REFRESH);
    }

    static unsigned char complete(EditLine* edit, int /*the key*/) {
        Libedit& self = of(edit);
        const LineInfo* line = el_line(edit);
        const std::string_view typed(line->buffer,
                                     static_cast<std::size_t>(line->cursor - line->buffer));
        const auto completion = complete_line(typed, *self.words);
        if (!completion.added.empty()) {
            el_insertstr(edit, completion.added.c_str());
            return CC_REFRESH;
        }
        if (completion.choices.empty()) return CC_REFRESH_BEEP;
        std::string shown = "\n";
        for (const auto& choice : completion.choices) shown.append(choice).append("  ");
        cli::write_all(STDOUT_FILENO, shown + "\n");
        return CC_REDISPLAY;
    }

    void begin_wait() {
        int typed = 0;
        if (shown || tcgetattr(STDIN_FILENO, &shown.emplace()) != 0) return;
        was_ahead = ioctl(STDIN_FILENO, FIONREAD, &typed) == 0 && typed > 0;
        auto unseen = *shown;
        unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL);
        tcsetattr(STDIN_FILENO, TCSANOW, &unseen);
    }

    void end_wait() {
        if (!shown) return;
        if (!was_ahead) keep_typed();
        tcsetattr(STDIN_FILENO, TCSANOW, &*shown);
        shown.reset();
    }

    // All that was typed, also of a line that has no end yet. Only text can stand in a line.
    void keep_typed() {
        auto at_once = *shown;
        at_once.c_lflag &= ~static_cast<tcflag_t>(ECHO | ECHONL | ICANON);
        at_once.c_cc[VMIN] = 0;
        at_once.c_cc[VTIME] = 0;
        tcsetattr(STDIN_FILENO, TCSANOW, &at_once);
        EscapeKeys known;
        std::array<char, 4096> buffer;
        for (;;) {
            const auto got = read(STDIN_FILENO, buffer.data(), buffer.size());
            if (got <= 0) return;
            for (const char byte : std::span(buffer).first(static_cast<std::size_t>(got))) {
                const auto key = known.after(byte);
                const bool prints = std::ranges::all_of(key, [](char c) {
                    return static_cast<unsigned char>(c) >= ' ' && c != '\x7f';
                });
                if (key == "\n" || prints) typed_ahead += key;
            }
        }
    }

    // A line of it, if there is any.
    void begin_with_typed() {
        while (typed_ahead.starts_with('\n')) typed_ahead.erase(0, 1);
        const auto end = std::min(typed_ahead.find('\n'), typed_ahead.size());
        passed += typed_ahead.substr(0, end);
        typed_ahead.erase(0, end + 1);
    }

    EditLine* edit = nullptr;
    History* past = nullptr;
    std::optional<termios> shown;  // how the terminal was before a wait
    bool was_ahead = false;        // something had been typed by then
    std::string typed_ahead;       // during waits
    cli::Signals* signals;
    EscapeKeys keys;
    std::string passed;  // of a key of several bytes, and not yet asked for
    std::string prompt;
    const std::vector<std::string>* words = nullptr;
    const cli::Beside* beside = nullptr;
    cli::Heard ended_by = cli::Heard::end;
};

LineEditor::LineEditor(cli::Signals& signals) : edit_(std::make_unique<Libedit>(signals)) {}
LineEditor::~LineEditor() = default;

cli::Typed LineEditor::ask(std::string_view prompt, const std::vector<std::string>& words,
                           const cli::Beside& beside) {
    edit_->prompt = prompt;
    edit_->words = &words;
    edit_->beside = &beside;
    edit_->ended_by = cli::Heard::end;
    edit_->keys = {};  // a key that was broken off has nothing to do with this line
    if (edit_->passed.empty()) edit_->begin_with_typed();
    edit_->signals->hold_suspend(true);
    el_resize(edit_->edit);
    el_set(edit_->edit, EL_PREP_TERM,
           1);  // keys mean what they mean as soon as the prompt is there
    int length = 0;
    const char* line = el_gets(edit_->edit, &length);
    std::fflush(stdout);
    edit_->signals->hold_suspend(false);
    // Whatever had been typed by then.
    const bool ended =
        edit_->ended_by == cli::Heard::late || edit_->ended_by == cli::Heard::called_away;
    if (ended || line == nullptr || length <= 0) return {edit_->ended_by, {}};
    std::string text(line);
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
    if (text.size() > cli::longest_line) return {cli::Heard::too_long, text};
    if (!cli::trimmed(text).empty()) {
        HistEvent event;
        history(edit_->past, &event, H_ENTER, text.c_str());
    }
    return {cli::Heard::line, text};
}

void LineEditor::begin_with(char key) { edit_->passed += key; }

void LineEditor::begin_wait() { edit_->begin_wait(); }
void LineEditor::end_wait() { edit_->end_wait(); }

void LineEditor::forget() {
    edit_->typed_ahead.clear();
    HistEvent event;
    history(edit_->past, &event, H_CLEAR);
}

Completion complete_line(std::string_view typed, std::span<const std::string> lines) {
    constexpr std::size_t most_choices = 40;
    Completion completion;
    const std::string* first = nullptr;
    std::size_t common = 0;  // how far all fitting lines agree
    for (const auto& line : lines) {
        if (!begins_with(line, typed)) continue;
        if (first == nullptr) {
            first = &line;
            common = line.size();
        }
        const auto stop = std::ranges::mismatch(*first, line).in1;
        common = std::min(common, static_cast<std::size_t>(stop - first->begin()));
    }
    if (first == nullptr) return completion;
    while (common < first->size() &&
           (static_cast<unsigned char>((*first)[common]) & 0xC0U) == 0x80U)
        --common;  // never half a character
    if (common > typed.size()) {
        completion.added = first->substr(typed.size(), common - typed.size());
        return completion;
    }
    const auto word = typed.rfind(' ') == std::string_view::npos ? 0 : typed.rfind(' ') + 1;
    for (const auto& line : lines) {
        if (!begins_with(line, typed) || completion.choices.size() == most_choices) continue;
        const auto next = line.substr(word, line.find(' ', typed.size()) - word);
        if (std::ranges::find(completion.choices, next) == completion.choices.end())
            completion.choices.push_back(next);
    }
    return completion;
}

}  // namespace agora::console
