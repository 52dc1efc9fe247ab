// The tree of a search and the memory it lives in: one block of cells of 32 bytes, each a node or
// an edge, addressed by 32-bit numbers and given back all at once. Nothing is allocated per node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace agora {

using Ref = std::uint32_t;  // the number of a cell
inline constexpr Ref no_ref = 0;

// One decision of one seat at one place of the tree, and what came of it.
struct Edge {
    std::uint32_t key = 0;        // the decision
    Ref child = no_ref;           // the first of the positions it led to; the others are siblings
    std::uint32_t visits = 0;     // how often it was taken
    std::uint32_t available = 0;  // how often it could have been
    float mean = 0;               // what it was worth to the seat that decides
    float spread = 0;             // 1 / sqrt(visits)
    float prior = 0;              // how likely it looked beforehand (PUCT), or its regret (mixing)
    float weight = 0;             // how often the mixed strategy would have taken it
};

// A place where a seat decides. Several seats that choose at once have a node each, one after
// another by `part`; what they chose together names the next place.
struct Node {
    Ref edges = no_ref;  // the first of them; they are contiguous
    std::uint16_t count = 0;
    std::uint16_t room = 0;
    Ref sibling = no_ref;      // another place that the same decision led to
    Ref part = no_ref;         // of the next seat that chooses at the same time
    std::uint32_t branch = 0;  // what tells siblings apart
    std::uint32_t visits = 0;
    std::uint32_t seat = 0;
    float mean = 0;  // what being here was worth to the seat
};

static_assert(sizeof(Edge) == 32 && sizeof(Node) == 32);

class TreeMemory {
public:
    static constexpr std::size_t usual_bytes = std::size_t{4} << 20U;

    explicit TreeMemory(std::size_t bytes = usual_bytes)
        : size_(static_cast<Ref>(bytes / sizeof(Cell))), cells_(new Cell[size_]) {}

    void rewind() { used_ = 1; }  // cell 0 means none
    std::size_t bytes() const { return size_ * sizeof(Cell); }
    std::size_t used_bytes() const { return used_ * sizeof(Cell); }

    // A new node, or none where the memory is full.
    Ref add_node(std::uint32_t seat, std::uint32_t branch) {
        const Ref at = take(1);
        if (at != no_ref) {
            node(at) = Node{};
            node(at).seat = seat;
            node(at).branch = branch;
        }
        return at;
    }

    // Room for so many edges of a node; false where the memory is full.
    bool reserve(Node& node, unsigned room) {
        if (node.room >= room) return true;
        const Ref at = take(room);
        if (at == no_ref) return false;
        for (unsigned i = 0; i < node.count; ++i) edge(at + i) = edge(node.edges + i);
        node.edges = at;
        node.room = static_cast<std::uint16_t>(room);
        return true;
    }

    // One more edge of a node; nothing where the memory is full.
    Edge* add_edge(Node& node, std::uint32_t key) {
        constexpr unsigned first_room = 4;
        if (node.count == node.room && !reserve(node, node.room == 0 ? first_room : 2U * node.room))
            return nullptr;
        Edge& added = edge(node.edges + node.count++);
        added = Edge{};
        added.key = key;
        return &added;
    }

    Node& node(Ref at) { return cells_[at].node; }
    Edge& edge(Ref at) { return cells_[at].edge; }
    std::span<Edge> edges(const Node& node) {
        return {node.count == 0 ? nullptr : &edge(node.edges), node.count};
    }

private:
    union Cell {
        Cell() {}  // NOLINT(modernize-use-equals-default): left unset on purpose
        Node node;
        Edge edge;
    };

    Ref take(Ref count) {
        if (count > size_ - used_) return no_ref;
        used_ += count;
        return used_ - count;
    }

    Ref size_;
    Ref used_ = 1;
    std::unique_ptr<Cell[]> cells_;
};

}  // namespace agora
