import { levelSlugSchema } from '@hopcode/courses/formats/level-data';
import { z } from 'zod';
import { def } from '../call.ts';
import { codeSchema } from '../level/data.ts';
import { askedShape, tipSchema } from './tip.ts';

/**
 * Asks the assistant about a program of a challenge (game.md section 7). It uses one of today's `challenge_assistant`
 * credits; without one left it is refused (403, `credits_used_up`). The solution of one of our own challenges never
 * reaches a browser: a page names the challenge by its `slug` instead of sending its `solution`.
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
