import { assistantLevelTip } from '@hopcode/contract/assistant/level-tip';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { handle } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { openLevel } from '../level/open-level.ts';
import { giveTip } from './give-tip.ts';

/**
 * A level of free play has no goals and no solution, so it gets no tips: the answer is `unknown_level`. A refused
 * request uses no credit.
 */
export const levelTipHandler = handle(assistantLevelTip, async (asked, parts) => {
  const { course_name: courseId, slug, last_prompt: program, error_message: error } = asked.body;
  const { rung, shortfall, explanation, again } = asked.body;
  const { locale } = asked;
  const found = await openLevel(parts, asked, { courseId, slug });
  if (found instanceof Refusal) return found;
  const solution = parts.content.solution(courseId, slug, locale);
  if (solution === undefined) return refuse(404, 'unknown_level');
  const { level } = found;
  const question = { program, error, solution, level, locale, rung, shortfall, explanation, again };
  return await giveTip(
    parts,
    asked,
    courseId === CHALLENGES ? 'challenge_assistant' : 'level_assistant',
    question,
  );
});
