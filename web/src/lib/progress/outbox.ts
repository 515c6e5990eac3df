import { levelStatusSchema } from '@hopcode/contract/level/level-status';
import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';

export const statusUpdateSchema = z.object({
  courseId: z.string(),
  levelSlug: z.string(),
  status: levelStatusSchema,
  code: z.string().max(100_000),
});
/** One message to the server about a level (game.md section 3, 'Level-completion update'). */
export type StatusUpdate = z.infer<typeof statusUpdateSchema>;

/** `refused`: the server has understood and will never take it. `unreachable`: worth another try. */
export type Delivery = 'delivered' | 'refused' | 'unreachable';

export type Outbox = {
  /** Adds a message and tries to deliver; never fails and never has to be waited for. */
  readonly add: (update: StatusUpdate) => void;
  /** Tries to deliver what waits, oldest first. */
  readonly flush: () => Promise<void>;
  readonly waiting: () => readonly StatusUpdate[];
};

type Options = {
  readonly send: (update: StatusUpdate) => Promise<Delivery>;
  readonly stored?: StoredValue<StatusUpdate[]>;
  /** Calls back later, for another try after `attempt` failures in a row. */
  readonly later?: (attempt: number, retry: () => void) => void;
};

/** Messages kept at most; the oldest ones are given up first. */
const LIMIT = 200;

const RETRY_MILLISECONDS = [2000, 5000, 15_000, 60_000];

const laterByTimer = (attempt: number, retry: () => void): void => {
  const wait = RETRY_MILLISECONDS[Math.min(attempt, RETRY_MILLISECONDS.length) - 1] ?? 0;
  setTimeout(retry, wait);
};

const sameLevel = (a: StatusUpdate, b: StatusUpdate): boolean =>
  a.courseId === b.courseId && a.levelSlug === b.levelSlug && a.status === b.status;

const sameMessage = (a: StatusUpdate, b: StatusUpdate): boolean => sameLevel(a, b) && a.code === b.code;

/**
 * Messages to the server that must arrive in order but must not hold up the game. They survive a reload; several
 * runs of one level in a row while the server is away leave only the last.
 */
export const createOutbox = ({
  send,
  stored = createStoredValue('hopcode.outbox', jsonCodec(z.array(statusUpdateSchema))),
  later = laterByTimer,
}: Options): Outbox => {
  let busy: Promise<void> | undefined;
  let failures = 0;

  const waiting = (): readonly StatusUpdate[] => stored.read() ?? [];

  const deliverAll = async (): Promise<void> => {
    for (let next = waiting()[0]; next !== undefined; next = waiting()[0]) {
      const sent = next;
      const delivery = await send(sent);
      if (delivery === 'unreachable') {
        failures += 1;
        later(failures, () => void flush());
        return;
      }
      failures = 0;
      // The list may have grown or been shortened meanwhile; only the message that was sent leaves it.
      const rest = waiting();
      const at = rest.findIndex((update) => sameMessage(update, sent));
      stored.write(rest.filter((_, index) => index !== at));
    }
  };

  const flush = (): Promise<void> => {
    busy ??= deliverAll().finally(() => {
      busy = undefined;
    });
    return busy;
  };

  const add = (update: StatusUpdate): void => {
    const queue = [...waiting()];
    const last = queue.at(-1);
    // The first message may be on its way already, so it is never replaced.
    if (last && queue.length > 1 && sameLevel(last, update)) queue.pop();
    queue.push(update);
    stored.write(queue.slice(-LIMIT));
    void flush();
  };

  return { add, flush, waiting };
};
