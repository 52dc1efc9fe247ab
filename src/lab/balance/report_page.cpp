#include "core/spelling.hpp"
#include "core/typography.hpp"
#include "games/registry.hpp"
#include "lab/balance/figures.hpp"
#include "lab/balance/report.hpp"
#include "lab/balance/svg.hpp"
#include "lab/balance/verdict.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace agora::lab {

namespace {

using svg::escaped;

// Light or dark as the reader's system is, and readable when printed.
constexpr std::string_view report_style = R"(
:root { --paper: #fbfaf7; --ink: #23201c; --faint: #7b756c; --line: #ddd7cc; --bar: #4c78a8;
        --front: #e0a33c; --mark: #c0392b; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191816; --ink: #ece7de; --faint: #a09a90; --line: #3a3733; --bar: #6ea3d8;
          --front: #d9a441; --mark: #ff7b6b; } }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem; background: var(--paper);
       color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.8rem; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
.facts { color: var(--faint); }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.5rem; }
figure { margin: 0; } figcaption { color: var(--faint); font-size: .9rem; }
svg { width: 100%; height: auto; }
.whisker { width: 10rem; height: 1rem; vertical-align: middle;
           background: linear-gradient(var(--mark), var(--mark)) center / 1px 100% no-repeat; }
.bar { fill: var(--bar); } .front { fill: var(--front); }
.grid { stroke: var(--line); } .fair { stroke: var(--mark); stroke-dasharray: 4 3; }
.error { stroke: var(--ink); stroke-width: 1.5; }
.curve { fill: none; stroke: var(--bar); stroke-width: 2.5; }
.axis { fill: var(--faint); font-size: 11px; }
.value { fill: var(--paper); font-size: 12px; font-weight: 600; }
.dot { fill: var(--bar); } .marked { fill: var(--mark); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right;
         white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
.verdicts th, .verdicts td { white-space: normal; text-align: left; vertical-align: top; }
.holds::before { content: "✓ "; } .open::before { content: "? "; } .fails::before { content: "✗ "; }
.fails { color: var(--mark); font-weight: 600; } .open { color: var(--faint); }
tr.marked td:first-child { color: var(--mark); font-weight: 600; }
summary { cursor: pointer; font-size: 1.15rem; margin: 1rem 0 .5rem; }
)";

// What stands between the tags, with the signs and numbers of the language; a style is none of it.
std::string printed(std::string_view page, Lang lang) {
    const auto begin = page.find("</style>");
    std::string out(page.substr(0, begin));
    page.remove_prefix(begin);
    while (!page.empty()) {
        const auto end = page.front() == '<' ? page.find('>') + 1 : page.find('<');
        std::string part(page.substr(0, end));
        page.remove_prefix(part.size());
        if (part.front() != '<') {
            constexpr std::string_view mark = "&#39;";  // one between tags needs no escape
            for (auto at = part.find(mark); at != std::string::npos; at = part.find(mark))
                part.replace(at, mark.size(), "'");
            part = decimals(typeset(std::move(part), lang), lang);
        }
        out += part;
    }
    return out;
}

// Puts the page together, one section after another.
class Page {
public:
    Page(const Report& report, Lang lang)
        : report_(report),
          kind_(census_kind(report.study.game)),
          about_((*games::find_game(report.study.game))->about()),
          lang_(lang) {}

    std::string whole() {
        const auto title = std::string(about_.title.in(lang_)) +
                           std::string(word({": is it fair?", " : est-ce équitable ?"}));
        add(R"(<!doctype html><html lang="{}"><head><meta charset="utf-8">)"
            R"(<meta name="viewport" content="width=device-width, initial-scale=1">)"
            "<title>{}</title><style>{}</style></head><body><main><h1>{}</h1>",
            word({"en", "fr"}), escaped(title), report_style, escaped(title));
        add_setting();
        add_verdicts();
        add_findings();
        if (!report_.skill.empty()) add_skill();
        for (const auto& tally : report_.study.tallies)
            if (tally.games > 0) add_seats(tally);
        add_method();
        return printed(out_, lang_) + "</main></body></html>\n";
    }

private:
    template <class... Parts>
    void add(fmt::format_string<Parts...> form, Parts&&... parts) {
        fmt::format_to(std::back_inserter(out_), form, std::forward<Parts>(parts)...);
    }
    std::string_view word(const Text& text) const { return text.in(lang_); }

    void add_setting() {
        std::string options;
        for (const auto& [name, value] : report_.study.settings.values)
            options += fmt::format("{}{}={}", options.empty() ? "" : ", ", name, value);
        const auto preset = escaped(report_.study.settings.preset);
        add("<p class=\"facts\">{} {} · {} {} · {} · {} {} · {} {}</p>", word({"Rules", "Règles"}),
            report_.study.rules, word({"preset", "variante"}),
            word({preset, in_guillemets(preset)}), escaped(options), word({"players", "joueurs"}),
            escaped(fmt::format("{}", fmt::join(report_.study.players, ", "))),
            word({"seed", "graine"}), report_.study.seed);
    }

    void add_verdicts() {
        add("<h2>{}</h2><div class=\"wide\"><table class=\"verdicts\"><tr><th>{}</th>",
            word({"Does it hold?", "Est-ce vrai ?"}),
            word({"what is asked", "ce qui est demandé"}));
        for (const auto& tally : report_.study.tallies)
            if (tally.games > 0) add("<th>{} {}</th>", tally.seats, word({"seats", "places"}));
        add("</tr>");
        for (const auto& verdict : verdicts(report_, lang_)) {
            add("<tr><td>{}</td>", escaped(verdict.asked));
            for (const auto& answer : verdict.answers)
                add("<td class=\"{}\">{}</td>", class_of(answer.judgement),
                    escaped(in_words(answer, lang_)));
            add("</tr>");
        }
        add("</table></div>");
    }

    static std::string_view class_of(Judgement judgement) {
        constexpr std::array<std::string_view, 3> classes = {"holds", "open", "fails"};
        return classes[static_cast<std::size_t>(judgement)];
    }

    void add_findings() {
        add("<h2>{}</h2><ul>", word({"What stands out", "Ce qui ressort"}));
        const auto lines = findings(report_, lang_);
        for (const auto& line : lines) add("<li>{}</li>", escaped(line));
        if (lines.empty()) add("<li>{}</li>", word({"Nothing.", "Rien."}));
        add("</ul>");
    }

    void add_skill() {
        add("<h2>{}</h2><div class=\"wide\"><table><tr><th>{}</th><th>{}</th><th>{}</th></tr>",
            word({"Luck and skill", "Chance et talent"}),
            word({"better against worse", "meilleur contre moins bon"}),
            word({"share of wins", "part des victoires"}), word({"games", "parties"}));
        for (const auto& row : report_.skill)
            add("<tr><td>{} · {}</td><td>{:.1f} % ± {:.1f}</td><td>{}</td></tr>",
                escaped(row.better), escaped(row.worse), static_cast<double>(row.share) / 1e4,
                static_cast<double>(row.margin) / 1e4, row.games);
        add("</table></div>");
    }

    void add_seats(const Tally& tally) {
        const double games = static_cast<double>(tally.games);
        add("<h2>{} {}</h2>", tally.seats, word({"seats", "places"}));
        const Estimate turns = mean_of(tally.games, tally.turns, tally.turns_squared);
        const auto choices = static_cast<double>(tally.decisions - tally.forced);
        add("<p>{} {} · {:.1f} {} ± {:.1f} · {:.1f} {}, {:.0f} % {} · {:.1f} {} · {:.1f} {} · "
            "{:.2f} {}</p>",
            tally.games, word({"games", "parties"}), turns.value, word({"turns", "tours"}),
            turns.high - turns.value, static_cast<double>(tally.decisions) / games,
            word({"decisions", "décisions"}),
            tally.decisions == 0
                ? 0.0
                : 100 * static_cast<double>(tally.forced) / static_cast<double>(tally.decisions),
            word({"of them forced", "forcées"}),
            choices > 0 ? static_cast<double>(tally.options) / choices : 0,
            word({"possibilities at each choice", "possibilités à chaque choix"}),
            static_cast<double>(tally.margin) / games,
            word({"points between the first two", "points entre les deux premiers"}),
            static_cast<double>(tally.lead_changes) / games,
            word({"changes of the lead", "changements de meneur"}));
        add("<div class=\"plots\">");
        add_plots(tally);
        add("</div>");
        add_decisions(tally);
        for (std::size_t group = 0; group < kind_.groups.size(); ++group) add_group(tally, group);
    }

    void add_figure(const std::string& plot, std::string_view caption) {
        if (!plot.empty()) add("<figure>{}<figcaption>{}</figcaption></figure>", plot, caption);
    }

    void add_plots(const Tally& tally) {
        std::vector<svg::Bar> seats;
        for (std::size_t seat = 0; seat < tally.won.size(); ++seat)
            seats.push_back(
                {fmt::format("{} {}", word({"seat", "place"}), seat + 1), seat_share(tally, seat)});
        const double fair = 1.0 / tally.seats;
        const Text wins = {"Wins by seat, with intervals of 95 %; dashed: fair",
                           "Victoires par place, intervalles de 95 % ; tirets : équitable"};
        add_figure(svg::bars(seats, fair, word(wins)), word(wins));
        if (luck_begins(tally)) {
            std::vector<svg::Bar> places;
            for (std::size_t place = 0; place < tally.won.size(); ++place)
                places.push_back({fmt::format("{}", place + 1), order_share(tally, place)});
            const Text order = {"Wins by who is first to play, second...",
                                "Victoires selon l'ordre de jeu : premier, deuxième..."};
            add_figure(svg::bars(places, fair, word(order)), word(order));
        }
        std::vector<double> held;
        for (std::size_t i = 0; i < Tally::moments; ++i)
            held.push_back(tally.led[i] == 0 ? fair
                                             : static_cast<double>(tally.held[i]) / victory /
                                                   static_cast<double>(tally.led[i]));
        const Text leads = {
            "How often the one who leads wins, over the course of a game in per cent",
            "Chances du meneur de gagner, au fil de la partie en pour cent"};
        add_figure(svg::curve(held, fair, word(leads)), word(leads));
        const Text lengths = {"Length in turns", "Durée en tours"};
        add_figure(
            svg::histogram({as_doubles(tally.length), 0, Tally::length_class}, {}, word(lengths)),
            word(lengths));
        const Text scores = {"Final scores; in front those of winners",
                             "Scores finaux ; devant, ceux des gagnants"};
        add_figure(
            svg::histogram({as_doubles(tally.all_scores), Tally::least_score, 1},
                           {as_doubles(tally.winning_scores), Tally::least_score, 1}, word(scores)),
            word(scores));
        add_widths(tally);
    }

    // How many possibilities there were at choices: between one power of two and the next.
    void add_widths(const Tally& tally) {
        std::vector<svg::Bar> bars;
        double all = 0;
        for (const auto count : tally.width) all += static_cast<double>(count);
        for (std::size_t i = 2; i < Tally::widths; ++i)
            if (tally.width[i] > 0)
                bars.push_back({fmt::format("{}-{}", 1U << (i - 1), (1U << i) - 1),
                                share_of(static_cast<double>(tally.width[i]), all)});
        const Text widths = {"Choices by the number of possibilities",
                             "Choix selon le nombre de possibilités"};
        if (!bars.empty()) add_figure(svg::bars(bars, 0, word(widths)), word(widths));
    }

    static std::vector<double> as_doubles(const Counts& counts) {
        return {counts.begin(), counts.end()};
    }

    void add_decisions(const Tally& tally) {
        add("<details><summary>{}</summary><div class=\"wide\"><table><tr><th>{}</th><th>{}</th>"
            "<th>{}</th></tr>",
            word({"Kinds of decisions", "Sortes de décisions"}), word({"kind", "sorte"}),
            word({"offered", "proposée"}), word({"taken when offered", "prise quand proposée"}));
        for (std::size_t i = 0; i < tally.offered.size(); ++i) {
            if (tally.offered[i] == 0) continue;
            const Estimate rate = share_of(static_cast<double>(tally.taken[i]),
                                           static_cast<double>(tally.offered[i]));
            add("<tr><td>{}</td><td>{}</td><td>{:.1f} %</td></tr>", word(kind_.decisions[i]),
                tally.offered[i], 100 * rate.value);
        }
        add("</table></div></details>");
    }

    void add_group(const Tally& tally, std::size_t which) {
        const ElementGroup& group = kind_.groups[which];
        GroupPower powers = powers_of(kind_, which, tally);
        if (powers.powers.empty()) return;
        if (group.measure == Measure::gain) return add_gains(group, powers);
        std::ranges::sort(powers.powers, std::greater(),
                          [](const Power& power) { return power.difference.value; });
        double most = 0.05;
        for (const auto& power : powers.powers)
            if (power.had > 0 && power.had < power.present)
                most = std::max(most, std::abs(power.difference.value) * 1.2);
        const bool marked = std::ranges::any_of(
            powers.powers, [](const Power& power) { return power.dead || power.outlier; });
        add("<details{}><summary>{}</summary><p class=\"facts\">{}{} · {}{}</p>"
            "<div class=\"wide\"><table><tr><th></th><th>{}</th><th>{}</th><th>{}</th><th>{}</th>"
            "<th colspan=\"2\">{}</th><th>{}</th></tr>",
            marked || group.measure == Measure::worth ? " open" : "", word(group.title),
            word({"counted: ", "compté : "}), word(group.present),
            word({"looked at: ", "observé : "}), word(group.had), word({"counted", "compté"}),
            word(group.had), word({"wins with", "victoires avec"}), word({"without", "sans"}),
            word({"difference", "différence"}),
            group.measure == Measure::worth ? word({"brings", "rapporte"})
                                            : word({"points more", "points de plus"}));
        for (const auto& power : powers.powers) add_power(group, power, most);
        add("</table></div></details>");
    }

    void add_power(const ElementGroup& group, const Power& power, double most) {
        const auto& name = group.names[power.element][static_cast<std::size_t>(lang_)];
        std::string_view mark;
        if (power.dead)
            mark = word({" · never used", " · jamais utilisé"});
        else if (power.outlier)
            mark = word({" · stands out", " · à part"});
        add("<tr{}><td>{}{}</td><td>{}</td><td>{:.1f} %</td><td>{:.1f} %</td><td>{:.1f} %</td>"
            "<td>{:+.1f} % ± {:.1f}{}</td><td>{}</td><td>{:+.2f}</td></tr>",
            mark.empty() ? "" : " class=\"marked\"", escaped(name), mark, power.present,
            100 * power.rate.value, 100 * power.won_had.value, 100 * power.won_not.value,
            100 * power.difference.value, 50 * (power.difference.high - power.difference.low),
            power.real ? "" : " ?", svg::whisker(power.difference, most, !mark.empty()),
            group.measure == Measure::worth ? power.worth.value : power.points.value);
    }

    // What activating brings: to those who did, and what it would have brought the others.
    void add_gains(const ElementGroup& group, GroupPower& powers) {
        std::ranges::sort(powers.powers, std::greater(),
                          [](const Power& power) { return power.points_had.value; });
        double most = 0.5;
        for (const auto& power : powers.powers)
            most = std::max({most, std::abs(power.points_had.value) * 1.2,
                             std::abs(power.points_not.value) * 1.2});
        add("<details open><summary>{}</summary><p class=\"facts\">{}</p>"
            "<div class=\"wide\"><table><tr><th></th><th>{}</th><th>{}</th>"
            "<th colspan=\"2\">{}</th><th colspan=\"2\">{}</th></tr>",
            word(group.title),
            word(
                {"Points over the mean of the others until the end of the round: the same play was "
                 "tried with and without, and played on many times.",
                 "Points de plus que la moyenne des autres d'ici la fin de la manche : le même "
                 "coup "
                 "a été essayé avec et sans, et la suite jouée maintes fois."}),
            word({"tried", "essayé"}), word(group.had),
            word({"gain of those who did", "gain de ceux qui l'ont fait"}),
            word({"what the others missed", "ce que les autres ont manqué"}));
        for (const auto& power : powers.powers) {
            add("<tr><td>{}</td><td>{}</td><td>{:.0f} %</td>",
                escaped(group.names[power.element][static_cast<std::size_t>(lang_)]), power.present,
                100 * power.rate.value);
            for (const auto& gain : {power.points_had, power.points_not})
                add("<td>{:+.2f} ± {:.2f}</td><td>{}</td>", gain.value, gain.high - gain.value,
                    svg::whisker(gain, most, false));
            add("</tr>");
        }
        add("</table></div></details>");
    }

    void add_method() {
        add("<h2>{}</h2><p class=\"facts\">{}</p>", word({"How to read this", "Comment lire ceci"}),
            word(
                {"Intervals hold the truth 19 times in 20. A difference with ? may be luck; the "
                 "others are more than luck with the correction of Benjamini and Hochberg for many "
                 "comparisons within a group. What a player has and winning go together for many "
                 "reasons: those who are ahead get more. So an element stands out only when its "
                 "difference is far from what is usual in its group. Hardly ever used: less than "
                 "1 % of the times that it could be.",
                 "Les intervalles contiennent la vérité 19 fois sur 20. Une différence suivie de ? "
                 "peut être due au hasard ; les autres ne le sont pas, après la correction de "
                 "Benjamini et Hochberg pour comparaisons multiples dans un groupe. Ce qu'un "
                 "joueur "
                 "possède va avec la victoire pour bien des raisons : qui mène obtient davantage. "
                 "Un élément n'est donc à part que si sa différence est loin de l'ordinaire de son "
                 "groupe. Jamais utilisé : moins de 1 % des fois où il pouvait l'être."}));
    }

    const Report& report_;
    const CensusKind& kind_;
    const About& about_;
    Lang lang_;
    std::string out_;
};

}  // namespace

std::string report_page(const Report& report, Lang lang) { return Page(report, lang).whole(); }

}  // namespace agora::lab
