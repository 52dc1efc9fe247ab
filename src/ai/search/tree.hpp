// The tree of a search and the memory it lives in: one block of cells of 32 bytes, each a node, an
// edge or a part of an index of edges, addressed by 32-bit numbers and given back all at once.
// Nothing is allocated per node.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace agora::ai {

using Ref = std::uint32_t;  // the number of a cell
inline constexpr Ref no_ref = 0;

// One decision of one seat at a node, and its statistics.
struct Edge {
    std::uint32_t key = 0;        // the decision
    Ref child = no_ref;           // the first of the nodes it led to; the others are siblings
    std::uint32_t visits = 0;     // how often it was taken
    std::uint32_t available = 0;  // how often it could have been
    float mean = 0;               // value for the seat that decides
    float spread = 0;             // 1 / sqrt(visits)
    float prior = 0;              // PUCT: prior probability; regret matching: cumulative regret
    float weight = 0;             // regret matching: cumulative weight in the average strategy
};

// A decision node of one seat. Simultaneous decisions have a node for each seat, linked by `part`;
// the joint decision names the child.
struct Node {
    Ref edges = no_ref;  // the first of them; they are contiguous, and an index follows them
    std::uint16_t count = 0;
    std::uint16_t room = 0;    // a power of two, or 0
    Ref sibling = no_ref;      // another node that the same decision led to
    Ref part = no_ref;         // of the next seat that chooses at the same time
    std::uint32_t branch = 0;  // what tells siblings apart
    std::uint32_t visits = 0;
    std::uint32_t seat = 0;
    float mean = 0;  // value for the seat
};

static_assert(sizeof(Edge) == 32 && sizeof(Node) == 32);

// Hash index of the edges of a node by decision: open addressing, at most half full.
// Determinizations differ in what is legal, so every visit looks up every legal decision here.
struct EdgeIndex {
    using Slots = std::array<std::uint16_t, 16>;  // of one cell; the number of an edge from 1, or 0

    static constexpr unsigned slots_for(unsigned room) { return std::max(16U, 2 * room); }
    static constexpr Ref cells_for(unsigned room) { return slots_for(room) / 16; }

    Edge* edges = nullptr;
    std::uint16_t* slots = nullptr;
    unsigned mask = 0;
    unsigned shift = 0;

    Edge* find(std::uint32_t key) const {
        for (unsigned at = home(key);; ++at) {
            const unsigned number = slots[at & mask];
            if (number == 0) return nullptr;
            if (edges[number - 1].key == key) return edges + (number - 1);
        }
    }
    void add(std::uint32_t key, unsigned number) const {
        unsigned at = home(key);
        while (slots[at & mask] != 0) ++at;
        slots[at & mask] = static_cast<std::uint16_t>(number);
    }

private:
    unsigned home(std::uint32_t key) const { return (key * 0x9E37'79B1U) >> shift; }
};

class TreeMemory {
public:
    static constexpr std::size_t usual_bytes = std::size_t{4} << 20U;

    explicit TreeMemory(std::size_t bytes = usual_bytes)
        : size_(static_cast<Ref>(bytes / sizeof(Cell))), cells_(new Cell[size_]) {}

    void rewind() { used_ = 1; }  // cell 0 means none

    // At least so much; a tree that was here before is gone.
    void make_room(std::size_t bytes) {
        if (bytes > this->bytes()) *this = TreeMemory(bytes);
    }

    std::size_t bytes() const { return size_ * sizeof(Cell); }

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
        room = std::max(first_room, std::bit_ceil(room));
        const Ref at = take(room + EdgeIndex::cells_for(room));
        if (at == no_ref) return false;
        for (unsigned i = 0; i < node.count; ++i) edge(at + i) = edge(node.edges + i);
        for (Ref i = 0; i < EdgeIndex::cells_for(room); ++i) cells_[at + room + i].slots = {};
        node.edges = at;
        node.room = static_cast<std::uint16_t>(room);
        const EdgeIndex index = index_of(node);
        for (unsigned i = 0; i < node.count; ++i) index.add(edge(at + i).key, i + 1);
        return true;
    }

    // One more edge of a node; nothing where the memory is full.
    Edge* add_edge(Node& node, std::uint32_t key) {
        if (node.count == node.room && !reserve(node, node.room + 1U)) return nullptr;
        Edge& added = edge(node.edges + node.count++);
        added = Edge{};
        added.key = key;
        index_of(node).add(key, node.count);
        return &added;
    }

    // For a node that has had an edge.
    EdgeIndex index_of(const Node& node) {
        const unsigned slots = EdgeIndex::slots_for(node.room);
        return {&edge(node.edges), cells_[node.edges + node.room].slots.data(), slots - 1,
                32U - static_cast<unsigned>(std::countr_zero(slots))};
    }

    Node& node(Ref at) { return cells_[at].node; }
    Edge& edge(Ref at) { return cells_[at].edge; }
    Ref ref_of(const Edge& edge) const {
        return static_cast<Ref>(reinterpret_cast<const Cell*>(&edge) - cells_.get());
    }
    std::span<Edge> edges(const Node& node) {
        return {node.count == 0 ? nullptr : &edge(node.edges), node.count};
    }

    void prefetch(Ref at) const { __builtin_prefetch(&cells_[at]); }

private:
    static constexpr unsigned first_room = 4;

    union Cell {
        Cell() {}  // NOLINT(modernize-use-equals-default): left unset on purpose
        Node node;
        Edge edge;
        EdgeIndex::Slots slots;
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

}  // namespace agora::ai
