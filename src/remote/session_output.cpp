// Output at a remote table.
#include "cli/output.hpp"
#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "console/record_files.hpp"
#include "core/json.hpp"
#include "core/typography.hpp"
#include "remote/session.hpp"
#include "remote/texts.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace agora::remote {

void RemoteSession::say(std::string_view line) {
    terminal_.say(wrap(line, terminal_.style(lang_, {}).width, "  "));
}

void RemoteSession::tell(const std::vector<std::string>& news) {
    for (const auto& one : news) say(one);
}

// One who watches has it with the news: the screen is drawn anew.
void RemoteSession::tell_chat(std::string line) {
    if (!pacing_ || !screen_.has_begun()) return say(line);
    last_chat_ = std::move(line);
    show_watched();
}

// A line of a record as a person says it: a starting hand is several decisions of one verb.
std::string RemoteSession::in_words(const std::string& line) const {
    const auto& view = *screen_.scene().view;
    const auto read = view.read(line, Lang::en);
    if (!read || read->empty()) return line;
    auto text = view.write_in(lang_, read->front());
    for (const Code decision : std::span(*read).subspan(1)) {
        const auto more = view.write_in(lang_, decision);
        text += more.substr(std::min(more.find(' '), more.size()));
    }
    return text;
}

// The server names decisions as records do: the one that it suggests first, and perhaps another
// one at the end.
std::string RemoteSession::spoken(std::string why, const std::string& suggested) const {
    const auto& scene = screen_.scene();
    if (scene.view == nullptr) return why;
    std::string last;
    for (const Code decision : scene.legal)
        if (auto recorded = scene.view->write(decision);
            recorded.size() > last.size() && why.ends_with(" " + recorded + ")"))
            last = std::move(recorded);
    if (!last.empty()) why.replace(why.size() - 1 - last.size(), last.size(), in_words(last));
    if (!suggested.empty() && why.starts_with(suggested))
        why.replace(0, suggested.size(), in_words(suggested));
    return why;
}

// What is played, with the numbers of this table, and what to give to others.
void RemoteSession::greet(const boost::json::object& message) {
    had_seat_ = had_seat_ || screen_.has_seat();
    if (plays_ && !screen_.has_seat() && std::exchange(had_seat_, false))
        say(console::phrase(lang_, texts::no_seat));
    if (std::exchange(greeted_, true)) return;
    const auto& scene = screen_.scene();
    const auto pitch =
        scene.game->pitch(scene.settings, static_cast<int>(scene.names.size()), lang_);
    if (!pacing_ || !screen_.has_begun())
        say(console::phrase(lang_, console::phrases::welcome, scene.game->about().title.in(lang_),
                            pitch));
    if (pacing_ && screen_.is_waiting()) say(console::phrase(lang_, texts::nothing_to_watch));
    if (!screen_.has_seat()) return;
    const auto* key = message.if_contains("key");
    const auto watch_key =
        key != nullptr && key->is_string() ? cli::showable(key->get_string()) : "";
    terminal_.say(
        console::phrase(lang_, texts::link_to_share, table_client_.address().link(watch_key)));
    say_what_others_see();
}

// Players are told where spectators see hidden cards.
void RemoteSession::say_what_others_see() {
    const auto& scene = screen_.scene();
    for (const auto& option : scene.game->choices())
        for (const auto& [name, value] : scene.settings.values) {
            if (name != option.name || !option.unrated ||
                value != choice_text(option, option.unrated->value))
                continue;
            say(typeset(std::string(option.unrated->notice.in(lang_)), lang_));
        }
}

// What others do is told when it happens: with the table as it is then, unless one is reading
// something else; and once more with the table when one is asked, since it would have scrolled away.
void RemoteSession::see_turn() {
    const auto news = screen_.take_news();
    // The clock or a stand-in has decided: what came before is past, what it was is news.
    if (screen_.decided() > std::exchange(decided_, screen_.decided()) && !sent_)
        since_mine_.clear();
    std::ranges::copy(news, std::back_inserter(since_mine_));
    offer_words();
    const auto& scene = screen_.scene();
    const bool decided = sent_ && screen_.decided() > sent_->before;
    const bool goes_on = decided && !screen_.has_ended_turn(sent_->pending, sent_->seen);
    const bool withdrawn = std::exchange(asked_, !scene.legal.empty()) && !asked_ && !decided;
    const bool was_turn = sent_ && sent_->is_turn;
    if (decided) sent_.reset();
    if (decided && !goes_on && was_turn)
        terminal_.say(console::phrase(lang_, console::phrases::end_of_turn));
    const bool shows = is_asked() && !screen_.stands_in() &&
                       screen_.moment() != std::exchange(shown_, screen_.moment());
    if (scene.legal.empty() || shows) desk_.forget();
    if (shows) {
        desk_.show(scene, terminal_.reads_terminal() ? since_mine_ : news,
                   goes_on ? console::Desk::Moment::in_mid_turn : console::Desk::Moment::turn);
    } else if (!seen_ || ((decided || withdrawn) && terminal_.reads_terminal())) {
        desk_.show(scene, news, console::Desk::Moment::waiting);
    } else if (!news.empty() && terminal_.is_live() && !is_asked() && !desk_.is_away()) {
        desk_.show(scene, since_mine_, console::Desk::Moment::waiting);
    } else {
        tell(news);
        desk_.renew(since_mine_, scene.legal.empty() || screen_.stands_in());
    }
    seen_ = true;
}

void RemoteSession::see_requests() {
    see_request(undo_, screen_.undo(), true);
    see_request(consent_, screen_.consent(), false);
}

void RemoteSession::see_request(std::optional<Told>& told, const std::optional<Request>& now,
                                bool is_undo) {
    const auto before = std::exchange(told, std::nullopt);
    const bool is_same =
        before && now && before->request.seat == now->seat && before->request.words == now->words;
    if (now) {
        told = is_same ? *before : Told{*now, screen_.version(), false};
        told->request = *now;
        if (is_same) return;
        const auto& [seat, name, wish, waits_for, mine, to_me] = *now;
        if (to_me) desk_.forget();  // the last question is the one that is answered
        if (to_me)
            say(is_undo ? console::phrase(lang_, texts::undo_asked, name)
                        : console::phrase(lang_, texts::consent_asked, name, wish));
        if (mine)
            say(is_undo ? console::phrase(lang_, texts::undo_waits)
                        : console::phrase(lang_, texts::consent_waits, wish));
        return;
    }
    // Where the table has moved on, that is in the news.
    if (!before || before->version != screen_.version()) return;
    const auto& request = before->request;
    if (request.mine && before->answered)
        say(console::phrase(lang_, texts::never_mind));
    else if (request.mine)
        say(is_undo ? console::phrase(lang_, texts::undo_refused)
                    : console::phrase(lang_, texts::consent_refused, request.words));
    else if (request.to_me && !before->answered)
        say(console::phrase(lang_, texts::withdrawn, request.name));
}

void RemoteSession::see_stand_in() {
    const bool waited = std::exchange(waits_, screen_.waits());
    if (screen_.stands_in() == std::exchange(replaced_, screen_.stands_in()) && waited == waits_)
        return;
    if (replaced_) say(console::phrase(lang_, waits_ ? texts::game_waits : texts::replaced));
}

// One who watches at a terminal has the table in one place.
void RemoteSession::show_watched() {
    if (!screen_.has_begun()) return;
    const auto news = screen_.take_news();
    if (!news.empty() || !pacing_) since_mine_ = news;
    auto told = since_mine_;
    if (!last_chat_.empty()) told.push_back(last_chat_);
    const auto keys =
        pacing_ ? paint(desk_.style(screen_.scene()), Ink::faint, pacing_->about(lang_)) : "";
    if (pacing_) terminal_.clear();
    desk_.show(screen_.scene(), std::move(told), console::Desk::Moment::waiting,
               pacing_ ? console::rows_of(keys, desk_.style(screen_.scene()).width) : 0);
    if (pacing_) terminal_.say(keys);
}

// A game that was given up has a ranking too, but nobody has won it.
void RemoteSession::say_end() {
    if (std::exchange(ended_, true)) {
        for (const Seat seat : screen_.rematch())
            if (!rematch_.has(seat) && !screen_.names_of(SeatSet::of(seat)).empty())
                say(console::phrase(lang_, texts::wants_another,
                                    screen_.names_of(SeatSet::of(seat))));
        rematch_ = screen_.rematch();
        return;
    }
    const auto& scene = screen_.scene();
    const auto news = screen_.take_news();
    if (sent_ && screen_.decided() > sent_->before)
        terminal_.say(console::phrase(lang_, console::phrases::end_of_turn));
    sent_.reset();
    desk_.forget();
    offer_words();
    if (pacing_) terminal_.clear();
    const bool played = screen_.is_over() && plays_ && screen_.has_seat();
    const auto kept = played ? keep_record() : std::string();
    const bool asks = played && terminal_.reads_terminal();
    if (scene.view != nullptr)
        desk_.show_end(scene, news, ending(kept, asks));
    else
        tell(news);
    end_ = End::over;
    if (!kept.empty()) terminal_.say(kept);
    if (!asks) return;
    end_.reset();
    question_ = Question::rematch;
    say(console::phrase(lang_, texts::another_game));
}

console::Desk::Ending RemoteSession::ending(const std::string& kept, bool asks) const {
    const auto& scene = screen_.scene();
    const auto style = desk_.style(scene);
    console::Desk::Ending ending;
    if (!asks) ending.rest = console::Rest::nowhere;
    if (scene.standing.seats > 0) {
        const auto& title =
            screen_.is_over() ? console::phrases::final_ranking : console::phrases::ranking;
        ending.full = console::phrase(lang_, title) + "\n" +
                      console::ranking(scene.standing, style, scene.game->about());
        ending.brief = console::ranking_in_short(scene.standing, style, title, scene.game->about());
    }
    if (screen_.is_over() && scene.standing.seats > 0)
        ending.verdict = console::verdict(scene.standing, style);
    if (!kept.empty()) ending.rows_after += console::rows_of(kept, style.width);
    if (asks) ++ending.rows_after;
    return ending;
}

// Says where it is; nothing where it could not be kept.
std::string RemoteSession::keep_record() {
    const auto record = table_client_.record();
    console::SaveFile file;
    const auto kept = record ? file.write(*record) : Expected<void>();
    if (record && kept) return console::how_to_replay(file.path(), terminal_.style(lang_, {}));
    cli::complain("play", record ? kept.error().in(lang_) : record.error().message, lang_);
    return {};
}

void RemoteSession::offer_words() {
    auto offers = console::usual_offers(lang_);
    const auto word = [&](console::Command command) { return command_word(command, lang_); };
    std::erase_if(offers, [&](const console::Offer& one) {
        return (terms_.rated && one.word == word(console::Command::hint)) ||
               (!terms_.undo && one.word == word(console::Command::undo));
    });
    for (auto& [name, about] : offers) {
        if (name == word(console::Command::quit)) about = console::phrase(lang_, texts::about_quit);
        if (name == word(console::Command::undo)) about = console::phrase(lang_, texts::about_undo);
    }
    const auto add = [&](const Text& name, const Text& about) {
        offers.emplace(offers.end() - 1, std::string(name.in(lang_)),
                       console::phrase(lang_, about));
    };
    add(texts::say, texts::about_say);
    add(texts::back, texts::about_back);
    add(texts::leave, texts::about_leave);
    desk_.offer(std::move(offers));
    words_ = desk_.completions(screen_.scene());
}

std::string RemoteSession::prompt() const {
    if (question_ == Question::quit) return console::phrase(lang_, texts::ask_quit) + " ";
    if (const auto* asks = asks_me())
        return console::phrase(lang_, texts::asks_you, asks->request.name);
    if (ended_) {
        if (!screen_.wants_rematch()) return console::phrase(lang_, texts::another_prompt);
        return console::phrase(lang_, console::phrases::awaits, screen_.without_rematch()) + " >";
    }
    if (screen_.is_waiting())
        return screen_.free_seats() == 0
                   ? console::phrase(lang_, texts::host_begins)
                   : console::phrase(lang_, texts::free_seats, screen_.free_seats());
    if (screen_.waits()) return console::phrase(lang_, texts::waits_prompt);
    if (screen_.stands_in()) return console::phrase(lang_, texts::replaced_prompt);
    const auto awaited = screen_.awaited();
    if (const auto until = screen_.until(); is_asked() && until)
        return console::phrase(lang_, console::phrases::seconds_left,
                               console::seconds_until(*until)) +
               " >";
    if (is_asked() || awaited.empty()) return ">";
    return console::phrase(lang_, console::phrases::awaits, awaited) + " >";
}

}  // namespace agora::remote
