#include "ai/net/kernels.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// g++ compiles each of these a second time for processors with AVX2 and picks when the program
// starts. The operations and their order are the same, so are the results: AVX2 without FMA only
// does eight at once.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__)
#define AGORA_FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define AGORA_FOR_EACH_PROCESSOR
#endif

namespace agora::ai::net {

namespace {

// Eight numbers that are added or multiplied side by side.
using Lane [[gnu::vector_size(lane * sizeof(float))]] = float;

// Sixteen 16-bit integers, unsigned so that sums wrap around; and the same signed, for ReLU.
using Shorts [[gnu::vector_size(short_lane * sizeof(std::int16_t))]] = std::uint16_t;
using SignedShorts [[gnu::vector_size(short_lane * sizeof(std::int16_t))]] = std::int16_t;

// As macros: a function that returns a Lane would have another ABI on each processor.
#define AGORA_LOAD(name, from) \
    Lane name;                 \
    std::memcpy(&(name), (from), sizeof(name))
#define AGORA_LOAD_SHORTS(name, from) \
    Shorts name;                      \
    std::memcpy(&(name), (from), sizeof(name))
#define AGORA_STORE(to, name) std::memcpy((to), &(name), sizeof(name))

// The positions of the set bits of a byte, packed from the lowest byte on.
static_assert(std::endian::native == std::endian::little);
constexpr std::array<std::uint64_t, 256> bits_of_byte = [] {
    std::array<std::uint64_t, 256> places{};
    for (unsigned byte = 0; byte < places.size(); ++byte)
        for (unsigned bit = 8; bit-- > 0;)
            if (((byte >> bit) & 1U) != 0) places[byte] = places[byte] << 8U | bit;
    return places;
}();

// The non-zero inputs of a layer: after ReLU about half of them, and the others add nothing.
class Inputs {
public:
    explicit Inputs(std::span<const float> in) {
        assert(in.size() <= most_width && in.size() % lane == 0);
        for (std::size_t at = 0; at < in.size(); at += lane) {
            const unsigned some = not_zero(in.data() + at);
            const std::uint64_t places = bits_of_byte[some] + at * 0x0101'0101'0101'0101U;
            std::memcpy(places_.data() + count_, &places, sizeof(places));
            count_ += static_cast<std::size_t>(std::popcount(some));
        }
    }
    const std::uint8_t* begin() const { return places_.data(); }
    const std::uint8_t* end() const { return places_.data() + count_; }

private:
    // Bit k: number k of the eight.
    static unsigned not_zero(const float* numbers) {
#if defined(__SSE2__)
        const auto four = [](const float* from) {
            const __m128 some = _mm_cmpneq_ps(_mm_loadu_ps(from), _mm_setzero_ps());
            return static_cast<unsigned>(_mm_movemask_ps(some));
        };
        return four(numbers) | four(numbers + lane / 2) << lane / 2;
#else
        unsigned some = 0;
        for (unsigned k = 0; k < lane; ++k) some |= static_cast<unsigned>(numbers[k] != 0) << k;
        return some;
#endif
    }

    std::array<std::uint8_t, most_width + lane> places_;
    std::size_t count_ = 0;
};

// A block of `lanes` lanes of the outputs of a layer, all in registers.
template <std::size_t lanes>
[[gnu::always_inline]] inline void dense_lanes(const float* weights, std::size_t width,
                                               const float* bias, std::span<const float> in,
                                               const Inputs& inputs, float* out) {
    Lane sums[lanes];
    for (std::size_t k = 0; k < lanes; ++k) {
        AGORA_LOAD(begin, bias + k * lane);
        sums[k] = begin;
    }
    for (const std::size_t i : inputs) {
        const float* from = weights + i * width;
        for (std::size_t k = 0; k < lanes; ++k) {
            AGORA_LOAD(more, from + k * lane);
            sums[k] += more * in[i];
        }
    }
    for (std::size_t k = 0; k < lanes; ++k) AGORA_STORE(out + k * lane, sums[k]);
}

}  // namespace

AGORA_FOR_EACH_PROCESSOR
void sum_rows(const float* table, const float* bias, std::span<const std::uint16_t> rows,
              std::span<float> out) {
    const std::size_t width = out.size();
    std::size_t at = 0;
    for (; at + 4 * lane <= width; at += 4 * lane) {  // four sums stay in registers
        AGORA_LOAD(a, bias + at);
        AGORA_LOAD(b, bias + at + lane);
        AGORA_LOAD(c, bias + at + 2 * lane);
        AGORA_LOAD(d, bias + at + 3 * lane);
        for (const auto row : rows) {
            const float* from = table + row * width + at;
            AGORA_LOAD(a_more, from);
            AGORA_LOAD(b_more, from + lane);
            AGORA_LOAD(c_more, from + 2 * lane);
            AGORA_LOAD(d_more, from + 3 * lane);
            a += a_more;
            b += b_more;
            c += c_more;
            d += d_more;
        }
        AGORA_STORE(out.data() + at, a);
        AGORA_STORE(out.data() + at + lane, b);
        AGORA_STORE(out.data() + at + 2 * lane, c);
        AGORA_STORE(out.data() + at + 3 * lane, d);
    }
    for (; at < width; at += lane) {
        AGORA_LOAD(sum, bias + at);
        for (const auto row : rows) {
            AGORA_LOAD(more, table + row * width + at);
            sum += more;
        }
        AGORA_STORE(out.data() + at, sum);
    }
}

AGORA_FOR_EACH_PROCESSOR
void sum_rows(const std::int16_t* table, const std::int16_t* bias,
              std::span<const std::uint16_t> rows, std::span<std::int16_t> out) {
    const std::size_t width = out.size();
    std::size_t at = 0;
    for (; at + 4 * short_lane <= width; at += 4 * short_lane) {
        AGORA_LOAD_SHORTS(a, bias + at);
        AGORA_LOAD_SHORTS(b, bias + at + short_lane);
        AGORA_LOAD_SHORTS(c, bias + at + 2 * short_lane);
        AGORA_LOAD_SHORTS(d, bias + at + 3 * short_lane);
        for (const auto row : rows) {
            const std::int16_t* from = table + row * width + at;
            AGORA_LOAD_SHORTS(a_more, from);
            AGORA_LOAD_SHORTS(b_more, from + short_lane);
            AGORA_LOAD_SHORTS(c_more, from + 2 * short_lane);
            AGORA_LOAD_SHORTS(d_more, from + 3 * short_lane);
            a += a_more;
            b += b_more;
            c += c_more;
            d += d_more;
        }
        AGORA_STORE(out.data() + at, a);
        AGORA_STORE(out.data() + at + short_lane, b);
        AGORA_STORE(out.data() + at + 2 * short_lane, c);
        AGORA_STORE(out.data() + at + 3 * short_lane, d);
    }
    for (; at < width; at += short_lane) {
        AGORA_LOAD_SHORTS(sum, bias + at);
        for (const auto row : rows) {
            AGORA_LOAD_SHORTS(more, table + row * width + at);
            sum += more;
        }
        AGORA_STORE(out.data() + at, sum);
    }
}

AGORA_FOR_EACH_PROCESSOR
void add_to_rows(float* table, std::span<const std::uint16_t> rows,
                 std::span<const float> gradient) {
    const std::size_t width = gradient.size();
    for (const auto row : rows) {
        float* to = table + row * width;
        for (std::size_t at = 0; at < width; at += lane) {
            AGORA_LOAD(sum, to + at);
            AGORA_LOAD(more, gradient.data() + at);
            sum += more;
            AGORA_STORE(to + at, sum);
        }
    }
}

AGORA_FOR_EACH_PROCESSOR
void sum_pieces(const float* table, const float* bias, std::span<const Piece> pieces,
                const std::uint16_t* rows, std::size_t width, float* seen, float* pools) {
    constexpr std::size_t block = piece_lanes;
    const Lane nothing{};
    for (const auto& piece : pieces) {
        float* pool = pools + piece.group * width;
        for (std::size_t at = 0; at < width; at += block * lane) {
            Lane sums[block];  // all in registers
            for (std::size_t k = 0; k < block; ++k) {
                AGORA_LOAD(begin, bias + at + k * lane);
                sums[k] = begin;
            }
            for (std::size_t i = 0; i < piece.rows; ++i) {
                const float* from = table + rows[i] * width + at;
                for (std::size_t k = 0; k < block; ++k) {
                    AGORA_LOAD(more, from + k * lane);
                    sums[k] += more;
                }
            }
            for (std::size_t k = 0; k < block; ++k) {
                const Lane left = sums[k] > nothing ? sums[k] : nothing;
                AGORA_STORE(seen + at + k * lane, left);
                AGORA_LOAD(sum, pool + at + k * lane);
                sum += left;
                AGORA_STORE(pool + at + k * lane, sum);
            }
        }
        rows += piece.rows;
        seen += width;
    }
}

AGORA_FOR_EACH_PROCESSOR
void sum_pieces(const std::int16_t* table, const std::int16_t* bias, std::span<const Piece> pieces,
                const std::uint16_t* rows, std::size_t width, std::int32_t* pools) {
    const SignedShorts nothing{};
    for (std::size_t at = 0; at < width; at += 2 * short_lane) {
        const std::uint16_t* row = rows;
        for (std::size_t i = 0; i < pieces.size();) {
            // Pieces of one group are consecutive: a few of them are pooled in registers.
            const auto group = pieces[i].group;
            const std::size_t most = std::min(i + pieces_at_once, pieces.size());
            Shorts a_sum{};
            Shorts b_sum{};
            for (; i < most && pieces[i].group == group; ++i) {
                AGORA_LOAD_SHORTS(a, bias + at);
                AGORA_LOAD_SHORTS(b, bias + at + short_lane);
#pragma GCC unroll 4
                for (const std::uint16_t* end = row + pieces[i].rows; row != end; ++row) {
                    const std::int16_t* from = table + *row * width + at;
                    AGORA_LOAD_SHORTS(a_more, from);
                    AGORA_LOAD_SHORTS(b_more, from + short_lane);
                    a += a_more;
                    b += b_more;
                }
                const auto a_seen = reinterpret_cast<SignedShorts>(a);
                const auto b_seen = reinterpret_cast<SignedShorts>(b);
                a_sum += reinterpret_cast<Shorts>(a_seen > nothing ? a_seen : nothing);
                b_sum += reinterpret_cast<Shorts>(b_seen > nothing ? b_seen : nothing);
            }
            std::int16_t sums[2 * short_lane];
            AGORA_STORE(sums, a_sum);
            AGORA_STORE(sums + short_lane, b_sum);
            std::int32_t* pool = pools + group * width + at;
            for (std::size_t k = 0; k < 2 * short_lane; ++k) pool[k] += sums[k];
        }
    }
}

AGORA_FOR_EACH_PROCESSOR
void sum_pieces_backward(std::span<const Piece> pieces, const std::uint16_t* rows,
                         std::size_t width, const float* seen, const float* pools_gradient,
                         float* table_gradient, float* bias_gradient) {
    const Lane nothing{};
    for (const auto& piece : pieces) {
        for (std::size_t at = 0; at < width; at += lane) {
            AGORA_LOAD(was, seen + at);
            AGORA_LOAD(pool, pools_gradient + piece.group * width + at);
            AGORA_LOAD(bias, bias_gradient + at);
            const Lane gradient = was > nothing ? pool : nothing;
            bias += gradient;
            AGORA_STORE(bias_gradient + at, bias);
            for (std::size_t i = 0; i < piece.rows; ++i) {
                float* to = table_gradient + rows[i] * width + at;
                AGORA_LOAD(sum, to);
                sum += gradient;
                AGORA_STORE(to, sum);
            }
        }
        rows += piece.rows;
        seen += width;
    }
}

AGORA_FOR_EACH_PROCESSOR
void dense(const float* weights, const float* bias, std::span<const float> in,
           std::span<float> out) {
    const std::size_t width = out.size();
    const Inputs inputs(in);
    std::size_t at = 0;
    for (; at + 8 * lane <= width; at += 8 * lane)
        dense_lanes<8>(weights + at, width, bias + at, in, inputs, out.data() + at);
    for (; at + 4 * lane <= width; at += 4 * lane)
        dense_lanes<4>(weights + at, width, bias + at, in, inputs, out.data() + at);
    for (; at < width; at += lane)
        dense_lanes<1>(weights + at, width, bias + at, in, inputs, out.data() + at);
}

AGORA_FOR_EACH_PROCESSOR
void dense_backward(const float* weights, std::span<const float> in,
                    std::span<const float> out_gradient, float* weights_gradient,
                    std::span<float> in_gradient) {
    const std::size_t width = out_gradient.size();
    for (std::size_t i = 0; i < in.size(); ++i) {
        Lane sums{};
        for (std::size_t at = 0; at < width; at += lane) {
            AGORA_LOAD(gradient, out_gradient.data() + at);
            AGORA_LOAD(weight, weights + i * width + at);
            AGORA_LOAD(gathered, weights_gradient + i * width + at);
            sums += weight * gradient;
            gathered += gradient * in[i];
            AGORA_STORE(weights_gradient + i * width + at, gathered);
        }
        float sum = 0;
        for (std::size_t k = 0; k < lane; ++k) sum += sums[k];
        in_gradient[i] = sum;
    }
}

void relu(std::span<float> numbers) {
    for (auto& number : numbers) number = std::max(number, 0.0F);
}

void relu_backward(std::span<const float> numbers, std::span<float> gradient) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (!(numbers[i] > 0)) gradient[i] = 0;
}

AGORA_FOR_EACH_PROCESSOR
void adam(const AdamCoefficients& step, std::span<const float> gradient, std::span<float> m,
          std::span<float> v, std::span<float> weights, std::span<float> averaged) {
    constexpr float beta1 = 0.9F;
    constexpr float beta2 = 0.999F;
    // Tiny values are flushed to zero: processors are slow with denormals.
    constexpr float least = 1e-12F;
    constexpr float least_square = least * least;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const float decayed = gradient[i] + step.weight_decay * weights[i];
        const float now = std::abs(decayed) < least ? 0 : decayed;
        const float next_m = beta1 * m[i] + (1 - beta1) * now;
        const float next_v = beta2 * v[i] + (1 - beta2) * (now * now);
        m[i] = std::abs(next_m) < least ? 0 : next_m;
        v[i] = next_v < least_square ? 0 : next_v;
        weights[i] -= step.rate * m[i] / (std::sqrt(v[i]) + step.epsilon);
        averaged[i] = step.average_decay * averaged[i] + (1 - step.average_decay) * weights[i];
    }
}

float exponential(float x) {
    // 2^k * e^r with |r| <= ln(2) / 2, and six terms of the series of e^r.
    x = std::clamp(x, -80.0F, 80.0F);
    const int k = static_cast<int>(x * 1.44269504F + (x < 0 ? -0.5F : 0.5F));
    const auto turns = static_cast<float>(k);
    const float r = (x - turns * 0.693359375F) + turns * 2.12194440e-4F;
    float sum = 1.0F / 720;
    for (const float divisor : {120.0F, 24.0F, 6.0F, 2.0F, 1.0F, 1.0F}) sum = sum * r + 1 / divisor;
    return sum * std::bit_cast<float>(static_cast<std::uint32_t>(k + 127) << 23U);
}

#undef AGORA_LOAD
#undef AGORA_LOAD_SHORTS
#undef AGORA_STORE

}  // namespace agora::ai::net
