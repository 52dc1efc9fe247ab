// The reader of questions to `agora bot`: whatever it accepts can be thought about and answered
// with a decision that is legal; whatever it refuses has a reason.
#include "bots/bot.hpp"
#include "console/bot_lines.hpp"
#include "games/registry.hpp"
#include "require.hpp"

#include <boost/json/value.hpp>

#include <algorithm>

using namespace agora;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string line(data, data + size);
    for (const auto* game : games::all_games()) {
        const auto question = console::read_question(*game, line);
        if (!question) {
            require(!question.error().message.empty());
            continue;
        }
        require(!question->legal.empty());
        static const auto bot = std::move(*bots::make_bot("1", 1));
        const Code decision = bot->decide(*question->view, question->legal);
        require(std::ranges::find(question->legal, decision) != question->legal.end());
        const auto answer = read_json(console::answer_line(*question->view, decision, {}));
        require(answer.has_value());
    }
    return 0;
}
