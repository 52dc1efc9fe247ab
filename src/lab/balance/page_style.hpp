// The style sheet of a report: light or dark as the reader's system is, and readable when printed.
#pragma once

#include <string_view>

namespace agora::lab {

inline constexpr std::string_view report_style = R"(
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

}  // namespace agora::lab
