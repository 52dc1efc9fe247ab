// Short sounds, made here of tones and noise: no file to load. Browsers let a page sound only after a click or a key.
import type { Sound } from './beats';
import { settings } from './settings.svelte';

// A tone glides from one pitch to another; noise goes through a filter of that pitch. Times in seconds.
interface Voice {
    wave: OscillatorType | 'noise';
    from: number; // hertz
    to?: number;
    at?: number;
    length: number;
    gain?: number;
}

const bell = (from: number, at: number, length: number, gain = 0.2): Voice[] => [
    { wave: 'sine', from, at, length, gain },
    { wave: 'sine', from: from * 2.76, at, length: length / 2, gain: gain / 3 },
];

const voices: Record<Sound, Voice[]> = {
    gem: [...bell(1568, 0, 0.22), ...bell(2093, 0.06, 0.25, 0.14)],
    card: [
        { wave: 'noise', from: 2600, to: 1200, length: 0.09, gain: 0.3 },
        { wave: 'noise', from: 700, at: 0.07, length: 0.05, gain: 0.25 },
    ],
    tile: [
        { wave: 'noise', from: 420, to: 260, length: 0.3, gain: 0.4 },
        { wave: 'triangle', from: 150, to: 90, at: 0.26, length: 0.12, gain: 0.4 },
    ],
    coin: [...bell(2349, 0, 0.12, 0.15), ...bell(3136, 0.08, 0.3, 0.15)],
    dagger: [
        { wave: 'noise', from: 5200, to: 1800, length: 0.16, gain: 0.25 },
        { wave: 'sawtooth', from: 210, to: 70, at: 0.14, length: 0.3, gain: 0.2 },
    ],
    seal: [
        { wave: 'triangle', from: 180, to: 120, length: 0.14, gain: 0.45 },
        ...bell(1175, 0.1, 0.35, 0.1),
    ],
    step: [
        { wave: 'triangle', from: 330, to: 280, length: 0.06, gain: 0.3 },
        { wave: 'triangle', from: 392, to: 330, at: 0.09, length: 0.07, gain: 0.3 },
    ],
    build: [
        { wave: 'noise', from: 900, length: 0.05, gain: 0.35 },
        { wave: 'triangle', from: 196, to: 165, at: 0.02, length: 0.12, gain: 0.4 },
        { wave: 'triangle', from: 262, to: 220, at: 0.14, length: 0.14, gain: 0.3 },
    ],
    crash: [
        { wave: 'noise', from: 1400, to: 180, length: 0.45, gain: 0.45 },
        { wave: 'triangle', from: 110, to: 50, length: 0.35, gain: 0.35 },
    ],
    crown: [
        ...bell(784, 0, 0.3, 0.15),
        ...bell(988, 0.1, 0.3, 0.15),
        ...bell(1175, 0.2, 0.4, 0.15),
    ],
    turn: [
        { wave: 'triangle', from: 523, length: 0.25, gain: 0.25 },
        { wave: 'triangle', from: 784, at: 0.12, length: 0.3, gain: 0.25 },
    ],
    win: [523, 659, 784, 1047].flatMap((pitch, i): Voice[] => [
        { wave: 'triangle', from: pitch, at: i * 0.13, length: i === 3 ? 0.7 : 0.3, gain: 0.22 },
        { wave: 'sine', from: pitch / 2, at: i * 0.13, length: 0.3, gain: 0.12 },
    ]),
    tick: [{ wave: 'triangle', from: 880, length: 0.09, gain: 0.25 }],
};

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(on: AudioContext): AudioBuffer {
    if (hiss) return hiss;
    hiss = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
    return hiss;
}

function sing(on: AudioContext, voice: Voice): void {
    const begin = on.currentTime + (voice.at ?? 0);
    const end = begin + voice.length;
    const loudness = on.createGain();
    loudness.gain.setValueAtTime(0.0001, begin);
    loudness.gain.exponentialRampToValueAtTime(
        Math.max(0.0002, (voice.gain ?? 0.2) * settings.volume),
        begin + Math.min(0.015, voice.length / 4),
    );
    loudness.gain.exponentialRampToValueAtTime(0.0001, end);
    loudness.connect(on.destination);
    const glide = (pitch: AudioParam) => {
        pitch.setValueAtTime(voice.from, begin);
        if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, end);
    };
    if (voice.wave === 'noise') {
        const source = on.createBufferSource();
        const filter = on.createBiquadFilter();
        source.buffer = noise(on);
        filter.type = 'bandpass';
        glide(filter.frequency);
        source.connect(filter).connect(loudness);
        source.start(begin, 0, voice.length);
    } else {
        const source = on.createOscillator();
        source.type = voice.wave;
        glide(source.frequency);
        source.connect(loudness);
        source.start(begin);
        source.stop(end);
    }
}

export function play(sound: Sound): void {
    if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return;
    if (!navigator.userActivation?.hasBeenActive) return; // it would only be warned of
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => {});
    for (const voice of voices[sound]) sing(context, voice);
}

// On phones; elsewhere nothing happens. Browsers allow it only after a touch.
export function vibrate(...pattern: number[]): void {
    if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

export function yourTurn(): void {
    play('turn');
    vibrate(40, 60, 40);
}
export const timeIsShort = () => play('tick');
