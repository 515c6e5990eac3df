import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { createOutbox, type Outbox } from '../../../lib/progress/outbox.ts';

/** An outbox whose server cannot be reached, and that does not try again itself. */
export const createUnreachableOutbox = (): Outbox =>
  createOutbox({ send: async () => 'unreachable', stored: createMemoryValue(), later: () => {} });
