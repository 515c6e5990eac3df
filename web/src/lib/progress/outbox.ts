import { levelStatusSchema } from '@hopcode/contract/level/level-status';
import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';
import { type Alone, aloneInBrowser } from './alone.ts';
import { addressKey, type LevelAddress } from './level-progress.ts';

export const statusUpdateSchema = z.object({
  courseId: z.string(),
  levelSlug: z.string(),
  status: levelStatusSchema,
  code: z.string().max(100_000),
  /**
   * When the program was run, milliseconds since 1970. A message that has waited does not replace a program that was
   * run later, in another tab or on another device: the server compares.
   */
  madeAt: z.number().min(0).optional(),
  /** When the program was saved that this page had seen last of the level, null for none. */
  baseSavedAt: z.string().nullable().optional(),
});
/** One message to the server about a level (game.md section 3, 'Level-completion update'). */
export type StatusUpdate = z.infer<typeof statusUpdateSchema>;

/**
 * `refused`: the server has understood and will never take it, with the status of its answer where there is one.
 * `superseded`: taken, but a newer program of another device stays the level's last one. `unreachable`: worth another
 * try.
 */
export type Delivery = 'delivered' | 'superseded' | 'refused' | 'unreachable' | { readonly refused: number };

export type Send = (update: StatusUpdate) => Promise<Delivery>;

export type Outbox = {
  /** Adds a message and tries to deliver. Never fails and need not be waited for; answers how the try went. */
  readonly add: (update: StatusUpdate) => Promise<Delivery>;
  /** Tries to deliver what waits, oldest first. */
  readonly flush: () => Promise<void>;
  readonly waiting: () => readonly StatusUpdate[];
  /** Whether this page has heard that the server keeps a newer program of a level than the one it was sent. */
  readonly isSuperseded: (address: LevelAddress) => boolean;
  /** The learner has been told. */
  readonly forgetSuperseded: (address: LevelAddress) => void;
  /** Calls after `isSuperseded` has changed of any level. Answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Options = {
  readonly send: Send;
  readonly stored?: StoredValue<StatusUpdate[]>;
  /** Calls back later, for another try after `attempt` failures in a row. */
  readonly later?: (attempt: number, retry: () => void) => void;
  /** Keeps other tabs from delivering the same messages at the same time. */
  readonly alone?: Alone;
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
  alone = aloneInBrowser,
}: Options): Outbox => {
  /** Messages of this page that have not been tried yet, with those who wait for the answer. */
  const fresh: { readonly update: StatusUpdate; readonly answer: (delivery: Delivery) => void }[] = [];
  let busy: Promise<void> | undefined;
  let failures = 0;
  const superseded = new Set<string>();
  const listeners = new Set<() => void>();

  /** Whether a message stands for the newest program of its level, as the server has answered. */
  const compare = (address: LevelAddress, isNewest: boolean): void => {
    const key = addressKey(address);
    if (superseded.has(key) !== isNewest) return;
    if (isNewest) superseded.delete(key);
    else superseded.add(key);
    for (const listener of listeners) listener();
  };

  const waiting = (): readonly StatusUpdate[] => stored.read() ?? [];

  /** Tells those who wait for a message how it went. */
  const settle = (isMeant: (update: StatusUpdate) => boolean, delivery: Delivery): void => {
    for (const waiter of fresh.filter(({ update }) => isMeant(update))) {
      fresh.splice(fresh.indexOf(waiter), 1);
      waiter.answer(delivery);
    }
  };

  const deliverAll = async (): Promise<void> => {
    for (let next = waiting()[0]; next !== undefined; next = waiting()[0]) {
      const sent = next;
      const delivery = await send(sent);
      if (delivery === 'unreachable') {
        // What waits behind it is as little delivered.
        settle(() => true, delivery);
        failures += 1;
        later(failures, () => void flush());
        return;
      }
      failures = 0;
      // The list may have grown or been shortened meanwhile; only the message that was sent leaves it.
      const rest = waiting();
      const at = rest.findIndex((update) => sameMessage(update, sent));
      stored.write(rest.filter((_, index) => index !== at));
      if (delivery === 'delivered' || delivery === 'superseded') compare(sent, delivery === 'delivered');
      settle((update) => sameMessage(update, sent), delivery);
    }
    // What is not in the list any more has been delivered by another tab.
    settle(() => true, 'delivered');
  };

  const flush = (): Promise<void> => {
    busy ??= alone(stored.key, deliverAll).finally(() => {
      busy = undefined;
      // What was added after the last look at the list; every delivery answers all that waits, so this ends.
      if (fresh.length > 0) void flush();
    });
    return busy;
  };

  const add = (update: StatusUpdate): Promise<Delivery> => {
    const queue = [...waiting()];
    const last = queue.at(-1);
    // The first message may be on its way already, so it is never replaced.
    if (last && queue.length > 1 && sameLevel(last, update)) {
      queue.pop();
      settle((waits) => sameMessage(waits, last), 'unreachable');
    }
    queue.push(update);
    stored.write(queue.slice(-LIMIT));
    const tried = new Promise<Delivery>((answer) => {
      fresh.push({ update, answer });
    });
    void flush();
    return tried;
  };

  return {
    add,
    flush,
    waiting,
    isSuperseded: (address) => superseded.has(addressKey(address)),
    forgetSuperseded: (address) => compare(address, true),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
