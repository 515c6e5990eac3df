import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { codeSchema } from '../level/code.ts';
import { askedShape, tipSchema } from './tip.ts';

/**
 * Asks the assistant for a tip on a program of a challenge (game.md section 7). A tip with code (rung 3 or 4) uses one
 * of today's `challenge_assistant` credits; without credits a request for such a tip is refused with 403
 * (`credits_used_up`). The browser never gets the solution of one of our own challenges: the page sends the challenge's
 * `slug` instead of a `solution`.
 */
export const assistantChallengeTip = def({
  method: 'POST',
  path: '/api/chatgpt/generate-tip-challenge-async',
  summary: 'Ask the assistant for a tip on a program of a challenge',
  body: z
    .object({
      ...askedShape,
      slug: levelSlugSchema.optional(),
      solution: codeSchema.optional(),
    })
    .refine(({ slug, solution }) => slug !== undefined || solution !== undefined, {
      error: 'neither slug nor solution',
      path: ['slug'],
    }),
  response: tipSchema,
  who: ['anon'],
  mutates: true,
});
