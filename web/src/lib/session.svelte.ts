// The identity of the user: anonymous, guest, or account.
import * as api from './api';
import { say } from './i18n';
import { live } from './live.svelte';
import { settings, type Language } from './settings.svelte';

const animals = {
    en: [
        'Otter',
        'Heron',
        'Marten',
        'Lynx',
        'Magpie',
        'Badger',
        'Falcon',
        'Hedgehog',
        'Newt',
        'Stoat',
    ],
    fr: [
        'Loutre',
        'Héron',
        'Martre',
        'Lynx',
        'Pie',
        'Blaireau',
        'Faucon',
        'Hérisson',
        'Triton',
        'Hermine',
    ],
};

class Session {
    me: api.Me | null = $state.raw(null);
    known = $state(false); // the server has said who we are

    constructor() {
        live.greeted = (you) => {
            this.me = you;
            this.known = true;
        };
    }

    async find(): Promise<void> {
        try {
            this.me = await api.me.get();
        } catch (error) {
            if (!(error instanceof api.Refusal) || error.code === 'offline') return;
            this.me = null;
        }
        this.known = true;
    }

    // Nobody can sit; a guest with a made-up name can. The name is changed whenever one likes.
    async beSomebody(name?: string): Promise<api.Me> {
        if (!this.known) await this.find();
        if (this.me) return this.me;
        const list = say(animals);
        const made = `${list[Math.floor(Math.random() * list.length)]} ${100 + Math.floor(Math.random() * 900)}`;
        return this.is(await api.me.guest(name ?? made, settings.language));
    }

    // Another person from now on: the socket has to be opened in their name.
    is(me: api.Me): api.Me {
        const same = this.me?.id === me.id;
        this.me = me;
        this.known = true;
        if (!same) live.asSomebodyElse();
        return me;
    }

    // Another language, here and in what the server says. Where it cannot be told only its sentences lag.
    async speak(language: Language): Promise<void> {
        if (settings.language === language) return;
        settings.language = language;
        if (!this.me) return;
        try {
            await api.me.change({ language });
            live.asSomebodyElse();
        } catch {
            // The next change, or the next visit, tells it.
        }
    }

    async leave(): Promise<void> {
        await api.me.logout();
        this.isNobody();
    }

    // Logged out, or the account is no more.
    isNobody(): void {
        this.me = null;
        live.asSomebodyElse();
    }
}

export const session = new Session();
