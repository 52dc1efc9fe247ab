import { expect, it } from 'vitest';
import { comment } from './guided';

const last = (words?: string[]) => ({ seat: 0, version: 9, by: 'person' as const, do: words });

it('says whether the advice was followed', () => {
    const advice = { moment: 3, words: 'hand KH 2S' };
    expect(comment(last(['hand 2S']), advice, 'done', 'other')).toBe('done');
    expect(comment(last(['hand 3S']), advice, 'done', 'other')).toBe('other');
    expect(comment(last(['end']), { moment: 3, words: 'end' }, 'done', 'other')).toBe('done');
    expect(comment(undefined, advice, 'done', 'other')).toBe('');
    expect(comment(last(['end']), null, 'done', 'other')).toBe('');
});
