// Runs a fuzz target without libFuzzer: every file of its corpus, then a fixed number of mutations
// of them, the same in every run.
//
//     NAME_fuzz CORPUS [MUTATIONS]
//
// CORPUS is a folder, or one file to repeat a failure. The input being run is kept in the current
// folder as NAME_fuzz.input, so that one that crashes the program stays there.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using Input = std::vector<std::uint8_t>;

constexpr int default_mutations = 2000;
constexpr std::size_t longest_input = 16384;

Input load(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) { throw std::runtime_error("cannot read " + file.string()); }
    return Input(std::istreambuf_iterator<char>(in), {});
}

// The seeds in the order of their names.
std::vector<Input> load_corpus(const std::filesystem::path& path) {
    std::vector<std::filesystem::path> files{path};
    if (std::filesystem::is_directory(path)) {
        files.assign(std::filesystem::directory_iterator(path), {});
        std::ranges::sort(files);
    }
    std::vector<Input> corpus;
    std::ranges::transform(files, std::back_inserter(corpus), load);
    return corpus;
}

// Standard distributions differ between libraries, so numbers are reduced by hand.
class Mutator {
public:
    explicit Mutator(std::span<const Input> seeds) : seeds_(seeds) {}

    Input next() {
        Input input = seeds_[below(seeds_.size())];
        for (std::size_t edits = 1 + below(4); edits > 0; --edits) { edit(input); }
        input.resize(std::min(input.size(), longest_input));
        return input;
    }

private:
    std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }
    std::uint8_t byte() { return static_cast<std::uint8_t>(below(256)); }

    // A part of `input`, possibly empty.
    Input slice(const Input& input) {
        const auto from = below(input.size() + 1);
        const auto length = below(input.size() - from + 1);
        const auto first = input.begin() + static_cast<std::ptrdiff_t>(from);
        return {first, first + static_cast<std::ptrdiff_t>(length)};
    }

    void insert(Input& input, const Input& part) {
        const auto at = input.begin() + static_cast<std::ptrdiff_t>(below(input.size() + 1));
        input.insert(at, part.begin(), part.end());
    }

    void edit(Input& input) {
        if (input.empty()) {
            insert(input, {byte()});
            return;
        }
        const auto at = below(input.size());
        switch (below(6)) {
            case 0: input[at] = byte(); break;
            case 1: input[at] ^= static_cast<std::uint8_t>(1U << below(8)); break;
            case 2: insert(input, {byte()}); break;
            case 3: input.resize(at); break;
            case 4: input = slice(input); break;
            default: insert(input, slice(seeds_[below(seeds_.size())])); break;
        }
    }

    std::span<const Input> seeds_;
    std::mt19937_64 random_{1};
};

}  // namespace

int main(int argc, char** argv) {
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    if (argc < 2 || argc > 3) {
        std::cerr << "usage: " << arguments[0] << " CORPUS [MUTATIONS]\n";
        return EXIT_FAILURE;
    }
    const int mutations = argc == 3 ? std::stoi(arguments[2]) : default_mutations;
    const auto kept = std::filesystem::path(arguments[0]).filename().concat(".input");
    std::cout << "a failing input is left in " << std::filesystem::absolute(kept) << '\n'
              << std::flush;

    const auto run = [&kept](const Input& input) {
        std::ofstream(kept, std::ios::binary)
            .write(reinterpret_cast<const char*>(input.data()),
                   static_cast<std::streamsize>(input.size()));
        LLVMFuzzerTestOneInput(input.data(), input.size());
    };

    auto corpus = load_corpus(arguments[1]);
    corpus.emplace_back();
    std::ranges::for_each(corpus, run);

    Mutator mutator(corpus);
    for (int i = 0; i < mutations; ++i) { run(mutator.next()); }

    std::filesystem::remove(kept);
    std::cout << corpus.size() << " seeds and " << mutations << " mutations\n";
}
