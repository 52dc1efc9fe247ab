// The table in a terminal of 80 columns or more: who was called, all cities, the own hand, and last
// what is being asked. Where rows are few it becomes shorter step by step: first the track, then a
// player and its city share a line, then what is said of the round and the hand. Letters say all
// that colours say.
#include "games/citadels/text.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <vector>

namespace agora::citadels {

namespace {

// How densely it is drawn, by how much room there is; each step leaves out something more.
enum class Density : std::uint8_t { ample, short_track, short_lines, tight, tightest };
constexpr std::array<Density, 5> densities = {
    Density::ample, Density::short_track, Density::short_lines, Density::tight, Density::tightest};
// Of a player with number and marks, in a short line and in a long one; more where a name needs it.
constexpr int least_short_name = 13;
constexpr int least_long_name = 30;
constexpr std::array<Ink, type_count> inks = {Ink::gold, Ink::blue, Ink::green, Ink::red,
                                              Ink::black};

class Picture {
public:
    Picture(const View& view, const TerminalStyle& style, Density density)
        : view_(view), table_(view.table), style_(style), lang_(style.lang), density_(density) {}

    std::string table() const;
    std::string mine() const;

private:
    std::string say(const Text& text) const { return std::string(style_.say(text)); }
    // Never cut; where there is little room, without how a bot plays.
    std::string name(Seat seat) const {
        return has_short_lines() ? style_.short_name(seat) : style_.name(seat);
    }
    std::string role(Rank rank) const {
        return std::string(name_of(role_at(table_, rank)).in(lang_));
    }
    std::string semicolon() const { return say({"; ", " ; "}); }
    // Whether that seat is spoken to.
    bool is_me(Seat seat) const { return style_.addressed && view_.viewer.owns(seat); }
    bool has_secrets() const { return !view_.viewer.is_spectator(); }
    std::string wrapped(const std::string& text, std::string_view indent) const {
        return wrap(text, style_.width - 1, indent) + "\n";
    }
    // What stands after a label of so many columns, or after blanks, line after line.
    std::string block(const std::string& label, const std::string& text) const;
    std::string labelled(const Text& label, const std::string& text) const {
        constexpr int label_width = 7;
        return text.empty() ? text : block(pad(style_.say(label), label_width), text);
    }
    // The items with commas, none of them broken.
    std::string flow(const std::string& label, const std::vector<std::string>& items) const;

    std::string title() const;
    std::string track() const;
    bool has_short_track() const { return density_ >= Density::short_track; }
    bool has_short_lines() const { return density_ >= Density::short_lines; }
    bool is_my_secret(Rank rank) const;
    std::string track_cell(Rank rank, int width) const;
    std::string short_track_cell(Rank rank, int width) const;
    std::string numbered(Seat seat, int room) const;
    std::string markers() const;
    std::string by(Seat seat) const;
    std::string players() const;
    std::string player_line(Seat seat) const;
    std::string short_name(Seat seat) const;
    int short_name_width() const;
    std::string long_name(Seat seat) const;
    int long_name_width() const;
    std::string short_line(Seat seat) const;
    std::string district_text(CardId card, int name_columns) const;
    std::vector<std::string> districts(Cards cards, int name_columns = 80) const;
    std::string on_one_line(Cards city, int room) const;
    std::string my_hand() const;
    std::string my_roles() const;
    std::string holdings() const;
    std::string notices() const;
    std::string known() const;
    std::string seen_in_selection() const;
    std::string score_sheets() const;
    // Where there is little room, without how a bot plays.
    std::string counted(Seat seat) const {
        const auto name = style_.name(seat);
        return density_ >= Density::tight ? name.substr(0, name.find(" (")) : name;
    }
    std::string score_items(const ScoreSheet& sheet, int name_columns) const;
    // At the end the final count says them.
    bool has_points() const { return table_.phase != Phase::over; }
    std::string points(Seat seat) const {
        return has_points() ? std::to_string(view_.score[seat]) : std::string();
    }
    std::string count_name() const { return say({"FINAL COUNT", "DÉCOMPTE"}); }

    const View& view_;
    const Table& table_;
    const TerminalStyle& style_;
    Lang lang_;
    Density density_;
};

// `N3 Manor`, the letter being that of its type; `N4+ Manor` where it is beautified.
std::string Picture::district_text(CardId card, int name_columns) const {
    const District district = kind_of[card];
    std::string code(1, letter_of(type_of(card), lang_));
    code += district == District::secret_vault ? "-" : std::to_string(value_of(table_, card));
    if (table_.beautified.has(card)) code += '+';
    code = paint(style_, inks[index(type_of(card))], code);
    return name_columns == 0 ? code : code + " " + cut(name_of(district).in(lang_), name_columns);
}

std::vector<std::string> Picture::districts(Cards cards, int name_columns) const {
    std::vector<std::string> items;
    while (!cards.empty()) {
        const CardId card = cards.first();
        const Cards alike = table_.beautified.has(card)
                                ? Cards::of(card)
                                : (cards & copies(kind_of[card])) - table_.beautified;
        items.push_back(district_text(card, name_columns));
        if (alike.size() > 1) items.back() += " x" + std::to_string(alike.size());
        cards -= alike;
    }
    return items;
}

// The names as long as the line allows; a type and a cost tell most districts without one.
std::string Picture::on_one_line(Cards city, int room) const {
    std::string text;
    for (const int name_columns : {80, 10, 8, 7, 6, 5, 4, 3, 0}) {
        text.clear();
        for (const auto& item : districts(city, name_columns))
            text.append(text.empty() ? "" : name_columns == 0 ? " " : ", ").append(item);
        if (columns(text) <= room) break;
    }
    return text;
}

std::string Picture::block(const std::string& label, const std::string& text) const {
    const int indent = columns(label);
    std::string lines = label;
    for (const char c : wrap(text, style_.width - 1 - indent)) {
        lines += c;
        if (c == '\n') lines.append(static_cast<std::size_t>(indent), ' ');
    }
    return lines + "\n";
}

std::string Picture::flow(const std::string& label, const std::vector<std::string>& items) const {
    std::string text = label;
    int used = columns(label);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string item = items[i] + (i + 1 < items.size() ? "," : "");
        if (i > 0 && used + 1 + columns(item) > style_.width - 1) {
            text.append("\n").append(static_cast<std::size_t>(columns(label)), ' ');
            used = columns(label);
        } else if (i > 0) {
            text += ' ';
            ++used;
        }
        text += item;
        used += columns(item);
    }
    return text + "\n";
}

std::string Picture::title() const {
    std::string text =
        say({"CITADELS  round ", "CITADELLES  manche "}) + std::to_string(table_.round);
    text = paint(style_, Ink::bold, text);
    if (density_ >= Density::tight) return text + say({": ", " : "});  // what lies on whom follows
    text += " ";
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        const std::string letter(1, letter_of(type, lang_));
        text += " " + paint(style_, inks[i], letter) + " " + std::string(name_of(type).in(lang_));
    }
    return text;
}

bool Picture::is_my_secret(Rank rank) const {
    return style_.addressed && has_secrets() && has_rank(view_.roles, rank) &&
           !has_rank(table_.revealed[view_.viewer.seat()], rank);
}

// A player by number and name, or by the number where the name would be cut.
std::string Picture::track_cell(Rank rank, int width) const {
    const bool now = table_.called == rank && table_.phase != Phase::over;
    std::string text = (now ? ">" : " ") + std::to_string(rank) + " " + role(rank);
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (has_rank(table_.revealed[seat], rank)) {
            text += say({": ", " : "});
            text += is_me(seat) ? say({"you", "vous"}) : numbered(seat, width - columns(text));
        }
    if (has_rank(table_.face_up, rank)) text += say({": face up", " : visible"});
    if (has_rank(silent_ranks(table_), rank)) text += say({": nobody", " : personne"});
    if (table_.killed == rank) text += say({": killed", " : tué"});
    return text + (is_my_secret(rank) ? say({" (you)", " (vous)"}) : "");
}

std::string Picture::numbered(Seat seat, int room) const {
    std::string number = std::to_string(seat + 1);
    for (const auto& named : {style_.name(seat), style_.short_name(seat)})
        if (columns(number) + 1 + columns(named) <= room) return number + " " + named;
    return number;
}

// `>4 King:3`: players by their numbers, and names as long as there is room.
std::string Picture::short_track_cell(Rank rank, int width) const {
    std::string mark;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (has_rank(table_.revealed[seat], rank))
            mark =
                say({":", "="}) + (is_me(seat) ? say({"you", "vous"}) : std::to_string(seat + 1));
    if (has_rank(table_.face_up, rank)) mark = say({":up", "=vis"});
    if (has_rank(silent_ranks(table_), rank)) mark = say({":no", "=nul"});
    if (table_.killed == rank) mark = say({":dead", "=tué"});
    if (is_my_secret(rank)) mark += say({"(you)", "(vous)"});
    const bool now = table_.called == rank && table_.phase != Phase::over;
    const std::string number = (now ? ">" : " ") + std::to_string(rank) + " ";
    return number + cut(role(rank), width - columns(number) - columns(mark)) + mark;
}

std::string Picture::track() const {
    constexpr int cell_width = 26;
    const int track_columns =
        has_short_track() ? 5 : std::clamp((style_.width - 1) / cell_width, 1, 5);
    const int width = (style_.width - 1) / track_columns;
    std::string text;
    int column = 0;
    for (Rank rank = 1; rank <= most_ranks; ++rank) {
        if (role_at(table_, rank) == Role::none) continue;
        auto cell = pad(has_short_track() ? short_track_cell(rank, width - 1)
                                          : cut(track_cell(rank, width - 1), width - 1),
                        width);
        if (table_.called == rank) cell = paint(style_, Ink::bold, cell);
        text += cell;
        if (++column % track_columns == 0) text += "\n";
    }
    return column % track_columns == 0 ? text : text + "\n";
}

std::string Picture::by(Seat seat) const {
    if (seat == nobody) return {};
    return " (" + (is_me(seat) ? say({"by you", "par vous"}) : say({"by ", "par "}) + name(seat)) +
           ")";
}

// What lies on the characters, and what else everybody knows of this round.
std::string Picture::markers() const {
    std::string text;
    const auto add = [&](const Text& label, const std::string& what) {
        text += (text.empty() ? "" : semicolon()) + say(label) + what;
    };
    add({"Deck: ", "Pioche : "}, std::to_string(view_.deck_size));
    if (view_.bottom_size > 0)
        text += " (+" + std::to_string(view_.bottom_size) + say({" under it)", " dessous)"});
    if (table_.first_done != nobody && table_.phase != Phase::over)
        add({"the last round", "dernière manche"}, "");
    if (table_.bewitched != 0)
        add({"bewitched: ", "sous sortilège : "}, role(table_.bewitched) + by(table_.witch));
    if (table_.robbed != 0) add({"robbed: ", "vol : "}, role(table_.robbed) + by(table_.thief));
    if (table_.warrants != 0) {
        const Rank known = table_.signed_shown != 0 ? table_.signed_shown : view_.signed_warrant;
        add({"warrants: ", "mandats : "},
            list_of(table_, table_.warrants, lang_) +
                (known == 0 ? "" : say({", signed: ", ", signé : "}) + role(known)) +
                by(table_.magistrate));
    }
    if (const auto left = static_cast<Ranks>(table_.threats & ~table_.threats_gone); left != 0) {
        const Rank known = table_.real_shown != 0 ? table_.real_shown : view_.real_threat;
        const bool still = known != 0 && has_rank(left, known);
        add({"threats: ", "menaces : "},
            list_of(table_, left, lang_) +
                (still ? say({", real: ", ", vraie : "}) + role(known) : "") +
                by(table_.blackmailer));
    }
    if (table_.bishop != nobody)
        add({"safe from rank 8: ", "à l'abri du rang 8 : "}, name(table_.bishop));
    if (table_.tax != 0) add({"tax: ", "taxe : "}, gold_text(table_.tax, lang_));
    if (has_short_lines() && view_.museum_size > 0)
        add({"under the Museum: ", "sous le Musée : "}, std::to_string(view_.museum_size));
    return density_ >= Density::tight ? wrapped(title() + text, "  ") : wrapped(text, "  ");
}

// "2 Hugo", "1 Ann(you)".
std::string Picture::short_name(Seat seat) const {
    return std::to_string(seat + 1) + " " + name(seat) +
           (is_me(seat) ? say({"(you)", "(vous)"}) : "");
}

// Cities make room for the longest name: types and costs tell most districts.
int Picture::short_name_width() const {
    int width = least_short_name;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        width = std::max(width, columns(short_name(seat)));
    return width;
}

std::string Picture::short_line(Seat seat) const {
    const bool now = asked(table_) == seat;
    std::string text =
        (now ? ">" : " ") + pad(short_name(seat), short_name_width()) +
        (table_.crown == seat ? "*" : " ") + pad_left(std::to_string(table_.gold[seat]), 4) +
        pad_left(std::to_string(view_.hand_size[seat]), 4) + pad_left(points(seat), 4) +
        pad_left(std::to_string(city_size(table_, seat)), 3) +
        (is_complete(table_, seat) ? "! " : "  ");
    if (now) text = paint(style_, Ink::bold, text);
    return text + on_one_line(table_.city[seat], style_.width - 1 - columns(text)) + "\n";
}

// "2 Hugo (keen) (crown)".
std::string Picture::long_name(Seat seat) const {
    const std::string number = std::to_string(seat + 1) + " ";
    const std::string marks = (is_me(seat) ? say({" (you)", " (vous)"}) : "") +
                              (table_.crown == seat ? say({" (crown)", " (couronne)"}) : "");
    const bool fits = columns(number + style_.name(seat) + marks) <= least_long_name;
    return number + (fits ? style_.name(seat) : style_.short_name(seat)) + marks;
}

int Picture::long_name_width() const {
    int width = least_long_name;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        width = std::max(width, columns(long_name(seat)));
    return width;
}

std::string Picture::player_line(Seat seat) const {
    const bool now = asked(table_) == seat;
    std::string text =
        (now ? ">" : " ") + pad(long_name(seat), long_name_width()) +
        pad_left(std::to_string(table_.gold[seat]), 4) +
        pad_left(std::to_string(view_.hand_size[seat]), 7) + pad_left(points(seat), 7) +
        pad_left(std::to_string(city_size(table_, seat)) + "/" + std::to_string(city_goal(table_)),
                 6);
    if (is_complete(table_, seat)) text += say({" complete", " complète"});
    if (table_.city[seat].has(card_of(District::museum)))
        text += say({"  museum ", "  musée "}) + std::to_string(view_.museum_size);
    return (now ? paint(style_, Ink::bold, text) : text) + "\n";
}

std::string Picture::players() const {
    if (has_short_lines()) {
        std::string text;
        if (density_ < Density::tightest || !has_points())
            text = pad(say({"  * crown", "  * couronne"}), short_name_width() + 2) +
                   say({"gold card ", "  or cart "}) + (has_points() ? "pts" : "   ") +
                   say({" city (! complete, of ", " cité (! complète, de "}) +
                   std::to_string(city_goal(table_)) + ")\n";
        for (Seat seat = 0; seat < table_.seats; ++seat) text += short_line(seat);
        return text;
    }
    std::string text = pad(say({"  PLAYERS", "  JOUEURS"}), long_name_width() + 1) +
                       say({"gold  cards ", "  or cartes "}) +
                       (has_points() ? "points" : "      ") + say({"  city", "  cité"}) + "\n";
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        text += player_line(seat);
        if (table_.city[seat].empty()) continue;
        text += has_short_track() ? "    " + on_one_line(table_.city[seat], style_.width - 5) + "\n"
                                  : flow("    ", districts(table_.city[seat]));
    }
    return text;
}

std::string Picture::my_hand() const {
    const std::string label = pad(say({"HAND", "MAIN"}), 7);
    if (view_.hand.empty()) return label + "-\n";
    if (density_ >= Density::tight)
        return label + on_one_line(view_.hand, style_.width - 1 - columns(label)) + "\n";
    return flow(label, districts(view_.hand));
}

std::string Picture::my_roles() const {
    std::string text;
    for (Rank rank = 1; rank <= most_ranks; ++rank)
        if (has_rank(view_.roles, rank))
            text += (text.empty() ? "" : ", ") + role(rank) + " (" + std::to_string(rank) + ")";
    return text;
}

// What was done to the viewer's characters in this round, and what is still to come.
std::string Picture::notices() const {
    std::string text;
    const auto add = [&](Rank rank, const Text& what, Seat who) {
        text += (text.empty() ? "" : semicolon()) + say({"your ", "votre personnage "}) +
                role(rank) + say(what) + by(who);
    };
    const Seat me = view_.viewer.seat();
    for (Rank rank = 1; rank <= most_ranks; ++rank) {
        if (!has_rank(view_.roles, rank)) continue;
        const bool waits = !has_rank(table_.revealed[me], rank);
        if (table_.killed == rank) add(rank, {" is killed", " est assassiné"}, nobody);
        if (table_.bewitched == rank)
            add(rank,
                waits ? Text{" is bewitched", " est sous sortilège"}
                      : Text{" was bewitched", " était sous sortilège"},
                table_.witch);
        if (table_.robbed == rank && table_.thief != me)
            add(rank,
                waits ? Text{" will be robbed", " sera volé"} : Text{" was robbed", " a été volé"},
                table_.thief);
        if (table_.signed_shown == rank && table_.magistrate != me)
            add(rank, {" lost a district to the warrant", " a perdu un quartier par le mandat"},
                table_.magistrate);
        else if (has_rank(table_.warrants, rank) && table_.signed_shown == 0 &&
                 table_.magistrate != me)
            add(rank, {" is under a warrant", " est sous mandat"}, table_.magistrate);
        if (has_rank(static_cast<Ranks>(table_.threats & ~table_.threats_gone), rank) &&
            table_.blackmailer != me)
            add(rank, {" is threatened", " est sous menace"}, table_.blackmailer);
    }
    if (!text.empty() && text[0] >= 'a') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

// Cards of others that the viewer surely knows.
std::string Picture::known() const {
    std::string text;
    const auto add = [&](const std::string& where, const Cards& cards) {
        if (cards.empty()) return;
        text +=
            (text.empty() ? "" : semicolon()) + where + say({": ", " : "}) + list_of(cards, lang_);
    };
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (!is_me(seat))
            add(filled({"hand of {name}", "main {of}"},
                       {{"name", name(seat)}, {"of", of_player(name(seat))}}, lang_),
                surely_at(view_.memory, in_hand + seat));
    add(say({"under the deck", "sous la pioche"}), surely_at(view_.memory, under_deck));
    add(say({"under the Museum", "sous le Musée"}), surely_at(view_.memory, under_museum));
    return text;
}

// The characters that the viewer has seen while all chose; those of a choice that is still to be
// made are in the question.
std::string Picture::seen_in_selection() const {
    const bool chooses = table_.phase == Phase::pick && view_.viewer.owns(asked(table_));
    std::string text;
    for (std::size_t i = 0; i < view_.sight.size(); ++i) {
        const bool is_last = i + 1 == view_.sight.size() || view_.sight[i + 1] == 0;
        if (view_.sight[i] == 0 || (chooses && is_last)) continue;
        text += !text.empty()      ? say({"; then from ", " ; puis parmi "})
                : style_.addressed ? say({"you chose from ", "vous avez choisi parmi "})
                                   : say({"chose from ", "a choisi parmi "});
        text += list_of(table_, view_.sight[i], lang_);
    }
    return text;
}

// What a total is made of: all items with their points, their names as long as there is room.
std::string Picture::score_items(const ScoreSheet& sheet, int name_columns) const {
    struct Item {
        Text name;
        int ScoreSheet::* points;
    };
    static constexpr std::array<Item, 14> items = {{
        {{"districts", "quartiers"}, &ScoreSheet::districts},
        {{"beautified", "embellis"}, &ScoreSheet::beautified},
        {{"all five types", "les cinq types"}, &ScoreSheet::five_types},
        {{"complete city", "cité complète"}, &ScoreSheet::completion},
        {{"Basilica", "Basilique"}, &ScoreSheet::basilica},
        {{"Capitol", "Capitole"}, &ScoreSheet::capitol},
        {{"Dragon Gate", "Dracoport"}, &ScoreSheet::dragon_gate},
        {{"Imperial Treasury", "Trésor Impérial"}, &ScoreSheet::imperial_treasury},
        {{"Ivory Tower", "Tour d'Ivoire"}, &ScoreSheet::ivory_tower},
        {{"Map Room", "Salle des Cartes"}, &ScoreSheet::map_room},
        {{"Museum", "Musée"}, &ScoreSheet::museum},
        {{"Secret Vault", "Catacombes"}, &ScoreSheet::secret_vault},
        {{"Statue", "Statue Équestre"}, &ScoreSheet::statue},
        {{"Wishing Well", "Fontaine aux Souhaits"}, &ScoreSheet::wishing_well},
    }};
    std::string sum;
    for (const Item& item : items)
        if (const int points = sheet.*item.points; points != 0)
            sum += (sum.empty() ? "" : ", ") + cut(say(item.name), name_columns) + " " +
                   std::to_string(points);
    return sum;
}

// A line for each player: the whole name, the total, and what it is made of.
std::string Picture::score_sheets() const {
    int widest = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        widest = std::max(widest, columns(counted(seat)));
    std::vector<ScoreSheet> sheets;
    const bool one_line = density_ >= Density::tight;
    std::string text = one_line ? "" : count_name() + "\n";  // or the title says so
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        sheets.push_back(score_sheet(view_, seat));
        const auto who = " " + std::to_string(seat + 1) + " " + pad(counted(seat), widest) +
                         pad_left(std::to_string(sheets.back().total()), 4) + "  ";
        std::string sum = score_items(sheets.back(), 80);
        for (int names = 20; one_line && names >= 3 && columns(who + sum) >= style_.width; --names)
            sum = score_items(sheets.back(), names);
        text += block(who, sum);
    }
    if (density_ == Density::tightest) return text;
    for (Seat seat = 0; seat < table_.seats; ++seat)
        if (table_.city[seat].has(card_of(District::haunted_quarter)) &&
            sheets[seat].haunted_as != Type::unique)
            text +=
                say({"The Haunted Quarter counts as: ", "La Cour des Miracles compte comme : "}) +
                say(name_of(sheets[seat].haunted_as)) + "\n";
    return text;
}

std::string Picture::table() const {
    if (table_.phase <= Phase::deal) return title() + "\n" + wrapped(asking(view_, style_), "");
    std::string text = density_ >= Density::tight ? "" : title() + "\n";
    const bool over = table_.phase == Phase::over;
    if (over && density_ >= Density::tight)
        return without_trailing_blanks(title() + count_name() + "\n" + players() + score_sheets());
    if (!over || density_ == Density::ample) text += density_ >= Density::tight ? "" : track();
    text += markers();
    if (!over && density_ >= Density::tight) text += track();
    text += players();
    if (over) return without_trailing_blanks(text + score_sheets());
    if (has_secrets() && style_.addressed) text += holdings();
    return without_trailing_blanks(text + wrapped(asking(view_, style_), "  "));
}

// The characters and the hand: of the one who is spoken to, else under the name of their owner.
std::string Picture::holdings() const {
    std::string self = my_roles();
    const auto what = style_.addressed ? notices() : std::string();
    if (!what.empty()) self += (self.empty() ? "" : ". ") + what;
    if (style_.addressed) return labelled({"YOU", "VOUS"}, self) + my_hand();
    const std::string owner = std::to_string(view_.viewer.seat() + 1) + " " +
                              style_.name(view_.viewer.seat()) + say({": ", " : "});
    return block(owner, self.empty() ? "-" : self) + my_hand();
}

// What the own cards do and what the viewer knows; the cards themselves are on the table.
std::string Picture::mine() const {
    if (!has_secrets())
        return style_.addressed ? say({"You are watching.\n", "Vous regardez.\n"}) : "";
    if (table_.phase <= Phase::deal) return {};
    if (!style_.addressed) return without_trailing_blanks(holdings());
    std::string text;
    for (Rank rank = 1; rank <= most_ranks; ++rank)
        if (has_rank(view_.roles, rank))
            text += wrapped(std::to_string(rank) + " " + role(rank) + say({": ", " : "}) +
                                effect_of(role_at(table_, rank)).in(lang_),
                            "  ");
    ((view_.hand | table_.city[view_.viewer.seat()]) & cards_of_type[index(Type::unique)])
        .each([&](CardId card) {
            text += block("  ", std::string(name_of(kind_of[card]).in(lang_)) + say({": ", " : "}) +
                                    effect_of(table_, kind_of[card]).in(lang_));
        });
    std::string memory = seen_in_selection();
    if (const auto cards = known(); !cards.empty())
        memory += (memory.empty() ? "" : semicolon()) + cards;
    return text + labelled({"KNOWN", "SAVOIR"}, memory);
}

}  // namespace

std::string Citadels::draw(const View& view, const TerminalStyle& style, Part part) {
    if (part == Part::mine) return Picture(view, style, Density::ample).mine();
    std::string drawing;
    for (const Density density : densities) {
        drawing = Picture(view, style, density).table();
        if (style.rows == 0 || std::ranges::count(drawing, '\n') <= style.rows) break;
    }
    return drawing;
}

}  // namespace agora::citadels
