import { assistantChallengeTip } from '@hopcode/contract/assistant/challenge-tip';
import { assistantLevelTip } from '@hopcode/contract/assistant/level-tip';
import type { Tip } from '@hopcode/contract/assistant/tip';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { api } from '../../../lib/api/api.ts';
import type { LevelAddress } from '../../../lib/progress/level-progress.ts';
import type { TipQuestion } from './tip-question.ts';

/** Requests a tip from the server. Challenges have a separate endpoint. Rejects if the request fails. */
export const askTip = (
  { courseId, levelSlug }: LevelAddress,
  { code, error, position, facing, rung, shortfall, explanation, again }: TipQuestion,
  signal: AbortSignal,
): Promise<Tip> => {
  const asked = {
    last_prompt: code,
    error_message: error,
    slug: levelSlug,
    rung,
    shortfall,
    explanation,
    again,
  };
  if (courseId === CHALLENGES) return api(assistantChallengeTip, { body: asked, signal });
  const standing = { player_position: position, facing_direction: facing };
  return api(assistantLevelTip, { body: { ...asked, ...standing, course_name: courseId }, signal });
};
