import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { createOutbox, type Outbox } from '../../../lib/progress/outbox.ts';

/** An outbox that cannot reach its server and never tries again automatically. */
export const createUnreachableOutbox = (): Outbox =>
  createOutbox({ send: async () => 'unreachable', stored: createMemoryValue(), later: () => {} });
