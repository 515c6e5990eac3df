import type { LanguageModel } from '../integrations/assistant/language-model.ts';
import type { ModelTutor } from '../parts/parts.ts';
import { hiddenWords } from './hidden-words.ts';
import { checkedChange } from './model-change.ts';
import { modelChangeSchema, modelPrompt } from './model-prompt.ts';
import { programLines } from './program-lines.ts';
import { tipOfChange } from './rule-tutor.ts';

/** Programs longer than this are not sent to the model. */
const MOST_CHARACTERS = 10_000;
const MOST_LINES = 200;

/**
 * A tutor that asks a language model for one change. The sentences of its tips are ours, not the model's. From the
 * model's answer it takes only a line of code, which it checks.
 */
export const modelTutor = (model: LanguageModel, timesADay: number): ModelTutor => ({
  vendor: model.vendor,
  timesADay,
  tip: async (asked, asking) => {
    const program = programLines(asked.program);
    if (asked.program.length > MOST_CHARACTERS || program.length > MOST_LINES)
      return { ok: false, problem: 'too-long' };
    const words = hiddenWords(program, asked);
    const answer = await model.ask(modelPrompt(asked, words), asking);
    if (!answer.ok) return answer;
    const parsed = modelChangeSchema.safeParse(answer.value);
    if (!parsed.success) return { ok: false, problem: 'unreadable' };
    if (parsed.data.change === 'none') return { ok: false, problem: 'nothing' };
    const changed = checkedChange(parsed.data, asked, program, words);
    if (typeof changed === 'string') return { ok: false, problem: changed };
    const tip = tipOfChange(asked, changed);
    return tip === undefined ? { ok: false, problem: 'no-gap' } : { ok: true, tip };
  },
});
