// The line protocol between a referee and a bot: questions and answers.
#pragma once

#include "ai/analysis.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace agora::console {

// {"seat":0,"view":{...},"legal":["take R G O",...],"budget_ms":1000}. The view is enough: the
// legal decisions and the budget may be left out.
struct BotQuestion {
    std::unique_ptr<AnyView> view;
    std::vector<Code> legal;  // at least one
    int budget_ms = 0;        // of the search; 0: that of the level
};
Expected<BotQuestion> read_question(const AnyGame& game, std::string_view line);

// {"do":"take R G O",
//  "analysis":[{"do":"take R G O","win":0.52,"visits":300,"line":["buy a1"]},...]}
std::string answer_line(const AnyView& view, Code decision, const ai::Analysis& analysis);
std::string error_line(std::string_view why);

}  // namespace agora::console
