import { z } from 'zod';
import { def } from '../call.ts';
import { askedShape, tipSchema } from './tip.ts';

/**
 * Asks the assistant for a tip on a program that belongs to no level (platform.md, 'Assistant'). Without a goal we
 * cannot suggest a change: the answer is a question or an idea about the error, and uses no credit.
 */
export const assistantProgramTip = def({
  method: 'POST',
  path: '/api/chatgpt/generate-tip',
  summary: 'Ask the assistant for a tip on a program of no level',
  body: z.object(askedShape),
  response: tipSchema,
  who: ['anon'],
  mutates: true,
});
