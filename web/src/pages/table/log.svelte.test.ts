import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { nobody } from '../../lib/messages';
import Log from './Log.svelte';

it('marks news in the colour of their seat, and what nobody did in none', () => {
    const news = [
        { version: 1, what: 'won', seat: 1, say: 'Ann wins 3.' },
        { version: 2, what: 'tied', seat: nobody, say: 'A tie.' },
    ];
    const shown = mount(Log, { target: document.body, props: { news } });
    const marks = [...document.querySelectorAll<HTMLElement>('li')].map((line) =>
        line.style.getPropertyValue('--seat'),
    );
    expect(marks).toEqual(['var(--seat-1)', '']);
    void unmount(shown);
});
