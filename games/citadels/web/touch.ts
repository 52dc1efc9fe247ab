// Whether a thing of this width can be hit: a mouse hits anything, a finger needs 44 pixels. What is too small is
// offered larger, by the question.
export function touchable(width: number): boolean {
    return width >= 44 || !matchMedia('(pointer: coarse)').matches;
}
