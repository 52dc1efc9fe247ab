#include "lab/entrant.hpp"

#include "bots/bot.hpp"
#include "bots/bot_names.hpp"
#include "core/spelling.hpp"
#include "lab/program.hpp"

#include <boost/json/value.hpp>

#include <algorithm>

namespace agora::lab {

namespace {

constexpr std::string_view exec_mark = "exec:";

class BotContender final : public Contender {
public:
    BotContender(std::string name, std::shared_ptr<const OtherNets> nets)
        : name_(std::move(name)), nets_(std::move(nets)) {}

    void begin(std::uint64_t seed) override { bot_ = std::move(*bots::make_bot(name_, seed)); }
    Expected<Code> decide(const AnyView& view, std::span<const Code> legal) override {
        if (!nets_) return bot_->decide(view, legal);
        Code decision{};
        nets_->during([&] { decision = bot_->decide(view, legal); });
        return decision;
    }

private:
    std::string name_;
    std::shared_ptr<const OtherNets> nets_;  // null: those that ship
    std::unique_ptr<bots::Bot> bot_;
};

std::string question(const AnyView& view, std::span<const Code> legal, double seconds) {
    JsonWriter json;
    json.begin_object().field("seat", view.viewer().seat()).key("view");
    view.describe(json);
    json.key("legal").begin_array();
    for (const Code decision : legal) json.value(view.write(decision));
    json.end_array().field("budget_ms", static_cast<std::int64_t>(seconds * 1000));
    return json.end_object().take();
}

class ProgramContender final : public Contender {
public:
    ProgramContender(const std::string& command, double seconds)
        : program_(command), seconds_(seconds) {}

    void begin(std::uint64_t /*it has its own luck*/) override {}

    Expected<Code> decide(const AnyView& view, std::span<const Code> legal) override {
        const auto answer = program_.ask(question(view, legal, seconds_), seconds_);
        if (!answer) return std::unexpected(answer.error());
        const auto decision = from_json(view, legal, *answer);
        if (!decision) program_.end();  // what else it has to say is not trusted
        return decision;
    }

private:
    static Expected<Code> from_json(const AnyView& view, std::span<const Code> legal,
                                    const std::string& answer) {
        const auto json = read_json(answer);
        if (!json)
            return refuse("its answer is no JSON: " + json.error().message,
                          "sa réponse n’est pas du JSON");
        JsonFields fields(*json);
        const auto text = fields.text("do");
        if (!fields.good())
            return refuse("its answer has no decision: " + fields.why(),
                          "sa réponse n’a pas de décision");
        const auto line = view.read(text, Lang::en);
        if (!line || line->size() != 1 || std::ranges::find(legal, line->front()) == legal.end())
            return refuse(
                "its decision is not legal: " + text.substr(0, 60),
                "sa décision n’est pas légale\u00A0: " + in_guillemets(text.substr(0, 60)));
        return line->front();
    }

    Program program_;
    double seconds_;
};

Expected<Entrant> read_entrant(std::string_view text) {
    if (!text.starts_with(exec_mark)) {
        const auto at = std::min(text.find('@'), text.size());
        const auto bot = bots::bot_asked(text.substr(0, at));
        if (!bot) return std::unexpected(bot.error());
        const std::string file(text.substr(std::min(at + 1, text.size())));
        if (*bot && file.empty() == (at == text.size()))
            return Entrant{std::string(bots::bot_mark) + **bot + std::string(text.substr(at)),
                           **bot,
                           {},
                           file};
    } else {
        std::string command(text.substr(exec_mark.size()));
        if (command.size() >= 2 && command.front() == '"' && command.back() == '"')
            command = command.substr(1, command.size() - 2);
        if (!command.empty()) return Entrant{std::string(text), {}, command};
    }
    return refuse(
        "a player is bot:NAME, bot:NAME@FILE or exec:\"COMMAND\", not \"" + std::string(text) +
            "\"",
        "un joueur est bot:NOM, bot:NOM@FICHIER ou exec:\"COMMANDE\", pas " + in_guillemets(text));
}

}  // namespace

Expected<std::vector<Entrant>> read_entrants(std::string_view text) {
    std::vector<Entrant> entrants;
    bool quoted = false;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] == '"') quoted = !quoted;
        if (i < text.size() && (text[i] != ',' || quoted)) continue;
        auto entrant = read_entrant(text.substr(begin, i - begin));
        if (!entrant) return std::unexpected(entrant.error());
        entrants.push_back(std::move(*entrant));
        begin = i + 1;
    }
    return entrants;
}

Expected<void> prepare_entrants(std::span<Entrant> entrants, std::string_view game) {
    for (auto& entrant : entrants) {
        if (entrant.bot.empty()) continue;
        if (auto plays = bots::check_bot(game, entrant.bot); !plays) return plays;
        if (entrant.weights.empty()) continue;
        auto nets = read_other_nets(game, entrant.weights);
        if (!nets) return std::unexpected(nets.error());
        entrant.nets = std::move(*nets);
    }
    return {};
}

std::unique_ptr<Contender> make_contender(const Entrant& entrant, double seconds) {
    if (entrant.command.empty()) return std::make_unique<BotContender>(entrant.bot, entrant.nets);
    return std::make_unique<ProgramContender>(entrant.command, seconds);
}

}  // namespace agora::lab
