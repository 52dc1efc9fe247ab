// Decisions of Citadelles in words: the small questions that lead to them, with their answers.
import type { Teller } from '../board';
import { choicesOf } from './choices';
import type { CitadelsView } from './view';
import { stepLabel } from './deeds';

export const tell: Teller = (decision, view, seat, name) => {
    const [choice] = choicesOf([decision], (view as CitadelsView).phase, seat);
    const steps = choice?.keys.filter((key) => key !== 'by:gold') ?? [];
    return steps.map((key) => stepLabel(key, name)).join(' – ') || decision;
};
