import { assistantChallengeTip } from '@hopcode/contract/assistant/challenge-tip';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { handle } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { openLevel } from '../level/open-level.ts';
import { giveTip } from './give-tip.ts';

/** The slug identifies one of our challenges. The solution in the request is used only if there is no slug. */
export const challengeTipHandler = handle(assistantChallengeTip, async (asked, parts) => {
  const { slug, last_prompt: program, error_message: error } = asked.body;
  const { rung, shortfall, explanation, again } = asked.body;
  const { locale } = asked;
  let level: LevelData | undefined;
  let solution = asked.body.solution;
  if (slug !== undefined) {
    const found = await openLevel(parts, asked, { courseId: CHALLENGES, slug });
    if (found instanceof Refusal) return found;
    level = found.level;
    solution = parts.content.solution(CHALLENGES, slug, locale);
  }
  if (solution === undefined) return refuse(404, 'unknown_level');
  const question = { program, error, solution, level, locale, rung, shortfall, explanation, again };
  return await giveTip(parts, asked, 'challenge_assistant', question);
});
