import { z } from 'zod';
import { def } from '../call.ts';

/** What is counted (platform.md section 3, 'Enumerations'). */
export const EXECUTION_TYPES = ['level', 'challenge', 'level_assistant', 'challenge_assistant'] as const;

const executionTypeSchema = z.enum(EXECUTION_TYPES).meta({ id: 'ExecutionType' });
export type ExecutionType = z.infer<typeof executionTypeSchema>;

/**
 * 'Credit counter' of game.md section 3: how many of today's credits are used, and how many there are in a day; null
 * means no limit.
 */
const creditCounterSchema = z
  .object({
    execution_type: executionTypeSchema,
    counter: z.int().min(0),
    limit: z.int().min(0).nullable(),
  })
  .meta({ id: 'CreditCounter' });
export type CreditCounter = z.infer<typeof creditCounterSchema>;

export const creditCounter = def({
  method: 'GET',
  path: '/api/credit/{execution_type}',
  summary: 'How many of today’s runs or tips are used',
  params: z.object({ execution_type: executionTypeSchema }),
  response: creditCounterSchema,
  who: ['anon'],
  mutates: false,
});
