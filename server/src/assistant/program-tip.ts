import { assistantProgramTip } from '@hopcode/contract/assistant/program-tip';
import { handle } from '../http/handler.ts';
import { giveTip } from './give-tip.ts';

/** Tips for a program outside a level. There is no solution to compare it with, so the tip is a question or an idea. */
export const programTipHandler = handle(assistantProgramTip, async (asked, parts) => {
  const { last_prompt: program, error_message: error, rung, shortfall, explanation, again } = asked.body;
  return await giveTip(parts, asked, 'level_assistant', {
    program,
    error,
    solution: '',
    level: undefined,
    locale: asked.locale,
    rung,
    shortfall,
    explanation,
    again,
  });
});
