// Two small sounds, made here: no file to load. Browsers let a page sound only after a click or a key.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(pitch: number, at: number, length: number): void {
    if (!context) return;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.frequency.value = pitch;
    source.type = 'triangle';
    const begin = context.currentTime + at;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    source.connect(volume).connect(context.destination);
    source.start(begin);
    source.stop(begin + length);
}

function sound(notes: [pitch: number, at: number, length: number][]): void {
    if (!settings.sound || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    for (const note of notes) tone(...note);
}

export const yourTurn = () =>
    sound([
        [523, 0, 0.25],
        [784, 0.12, 0.3],
    ]);
export const timeIsShort = () => sound([[880, 0, 0.09]]);
