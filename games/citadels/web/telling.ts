// Decisions of Citadelles in words: the small questions that lead to them, with their answers.
import { say } from '$web/lib/i18n';
import type { Teller } from '$web/boards/board';
import { choicesOf } from './choices';
import type { CitadelsView } from './view';
import { stepLabel } from './deeds';
import { roleName } from './texts';

const shown = {
    en: (role: string) => `card shown by accident (${role}), all choose again`,
    fr: (role: string) => `carte montrée par accident (${role}), on refait le choix`,
};

export const tell: Teller = (decision, view, seat, name) => {
    const [choice] = choicesOf([decision], (view as CitadelsView).phase, seat);
    const steps = choice?.keys.filter((key) => key !== 'by:gold') ?? [];
    const [deed, what = ''] = steps;
    if (deed === 'do:redraft') return say(shown)(roleName(what.replace('role:', '')));
    return steps.map((key) => stepLabel(key, name)).join(' – ') || decision;
};
