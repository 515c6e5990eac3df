import { assistantLevelTip } from '@hopcode/contract/assistant/level-tip';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { handle } from '../http/handler.ts';
import { useCredit } from '../http/limits/credits.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { openLevel } from '../level/open-level.ts';

/**
 * A level of free play has no goals, so there are no tips: the level is refused as unknown. A refused request uses no
 * credit.
 */
export const levelTipHandler = handle(assistantLevelTip, async (asked, parts) => {
  const { course_name: courseId, slug, last_prompt: program, error_message: error } = asked.body;
  const { rung, shortfall, explanation } = asked.body;
  const { locale } = asked;
  const found = await openLevel(parts, asked, { courseId, slug });
  if (found instanceof Refusal) return found;
  const solution = parts.content.solution(courseId, slug, locale);
  if (solution === undefined) return refuse(404, 'unknown_level');
  const counts = courseId === CHALLENGES ? 'challenge_assistant' : 'level_assistant';
  if (!(await useCredit(parts, asked, counts))) return refuse(403, 'credits_used_up');
  return await parts.tutor.tip({
    program,
    error,
    solution,
    level: found.level,
    locale,
    rung,
    shortfall,
    explanation,
  });
});
