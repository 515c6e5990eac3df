import { creativeDecide, creativeReport, creativeReview } from '@hopcode/contract/creative/moderation';
import { type Handler, handle } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';

/** The calls whose handlers do not exist yet: they answer as unknown calls do. */
export const unbuiltHandlers: readonly Handler[] = [
  handle(creativeDecide, async () => refuse(404, 'unknown_call')),
  handle(creativeReport, async () => refuse(404, 'unknown_call')),
  handle(creativeReview, async () => refuse(404, 'unknown_call')),
];
