import { expect, it } from 'vitest';
import { animalOf } from './animals';
import { botFace, botName } from './bots';

it('gives every bot of the house a face of its own, whatever its level', () => {
    const names =
        'Iris Hugo Nora Otto Lina Jules Rosa Felix Vera Emil Ines Paul Zita Leon Mina Anton';
    const faces = names.split(' ').map((name) => JSON.stringify(botFace(`${name} (gentle)`)));
    expect(new Set(faces).size).toBe(faces.length);
    expect(botFace('Hugo (gentle)')).toEqual(botFace('Hugo (sans pitié)'));
});

it('draws guests as the animals that they are called, and others always the same', () => {
    expect(animalOf('Otter 512')).toBe(animalOf('Loutre 7'));
    expect(animalOf('Otter 512')).not.toBe(animalOf('Heron 512'));
    expect(animalOf('Ada')).toBe(animalOf('Ada'));
});

it('calls a bot as the server does', () => {
    expect(botName(1, ['Ada'])).toBe('Hugo');
    expect(botName(1, ['hugo'])).toBe('Emil');
});
