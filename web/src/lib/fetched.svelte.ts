// What a page asks the server for, until it has it. To be made while a component is; asked anew when what the question
// is made of changes.
import { whyNot } from './api';

export interface Fetched<T> {
    readonly value: T | null;
    readonly why: string; // it could not be had
    again(): void;
}

export function fetched<T>(ask: () => Promise<T>): Fetched<T> {
    let value = $state.raw<T | null>(null);
    let why = $state('');
    let tries = $state(0);
    $effect(() => {
        void tries;
        let current = true;
        why = '';
        ask().then(
            (answer) => {
                if (current) value = answer;
            },
            (error: unknown) => {
                if (current) why = whyNot(error);
            },
        );
        return () => {
            current = false;
        };
    });
    return {
        get value() {
            return value;
        },
        get why() {
            return why;
        },
        again: () => void ++tries,
    };
}
