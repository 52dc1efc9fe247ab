// A study as people and programs read it: one page of HTML that needs nothing else, and JSON.
#pragma once

#include "lab/balance/skill.hpp"
#include "lab/balance/study.hpp"

#include <string>
#include <vector>

namespace agora::lab {

struct Report {
    Study study;
    std::vector<SkillRow> skill;
};

std::string report_page(const Report& report, Lang lang);
std::string report_json(const Report& report);  // what was counted, and the figures
Expected<Report> read_report(std::string_view text);

// What stands out, in sentences: seats, elements that are far from the others or never used.
std::vector<std::string> findings(const Report& report, Lang lang);

// What changed between two studies of one game, in sentences.
Expected<std::string> compare_reports(const Report& before, const Report& after, Lang lang);

}  // namespace agora::lab
