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

/** How a message went, or that it was delivered with the time at which the server says it has saved it. */
export type Sent = Delivery | { readonly savedAt: string };

export type Send = (update: StatusUpdate) => Promise<Sent>;

export type Outbox = {
  /** Adds a message and tries to deliver. Never fails and need not be waited for; answers how the try went. */
  readonly add: (update: StatusUpdate) => Promise<Delivery>;
  /** Tries to deliver what waits, oldest first. */
  readonly flush: () => Promise<void>;
  readonly waiting: () => readonly StatusUpdate[];
  /**
   * Whether a program of a level is one of the last that were added by this page, or that waited when it began: what
   * the page has of the level is then as new, however late the server has saved it.
   */
  readonly isOwn: (address: LevelAddress, code: string) => boolean;
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

/** Programs of a level that are known to be of this page: more than a slow network can have on its way. */
const OWN_LIMIT = 20;

const RETRY_MILLISECONDS = [2000, 5000, 15_000, 60_000];

const laterByTimer = (attempt: number, retry: () => void): void => {
  const wait = RETRY_MILLISECONDS[Math.min(attempt, RETRY_MILLISECONDS.length) - 1] ?? 0;
  setTimeout(retry, wait);
};

const sameLevel = (a: LevelAddress, b: LevelAddress): boolean =>
  a.courseId === b.courseId && a.levelSlug === b.levelSlug;

const sameStep = (a: StatusUpdate, b: StatusUpdate): boolean => sameLevel(a, b) && a.status === b.status;

const sameMessage = (a: StatusUpdate, b: StatusUpdate): boolean => sameStep(a, b) && a.code === b.code;

/** What waits behind a message that was saved at that time has been written after it. */
const after =
  (sent: StatusUpdate, savedAt: string) =>
  (update: StatusUpdate): StatusUpdate =>
    update.madeAt !== undefined && sameLevel(update, sent) ? { ...update, baseSavedAt: savedAt } : update;

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
      const answer = await send(sent);
      const savedAt = typeof answer === 'object' && 'savedAt' in answer ? answer.savedAt : undefined;
      const delivery = typeof answer === 'object' && 'savedAt' in answer ? 'delivered' : answer;
      if (delivery === 'unreachable') {
        // What waits behind it is as little delivered.
        settle(() => true, delivery);
        failures += 1;
        later(failures, () => void flush());
        return;
      }
      failures = 0;
      // The list may have grown or been shortened meanwhile; only the message that was sent leaves it.
      const list = waiting();
      const at = list.findIndex((update) => sameMessage(update, sent));
      const rest = list.filter((_, index) => index !== at);
      stored.write(savedAt === undefined ? rest : rest.map(after(sent, savedAt)));
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

  const own = new Map<string, string[]>();
  const remember = ({ code, ...address }: StatusUpdate): void => {
    const codes = own.get(addressKey(address)) ?? [];
    own.set(addressKey(address), [...codes.filter((known) => known !== code), code].slice(-OWN_LIMIT));
  };
  for (const update of waiting()) remember(update);

  const add = (update: StatusUpdate): Promise<Delivery> => {
    remember(update);
    const queue = [...waiting()];
    const last = queue.at(-1);
    // The first message may be on its way already, so it is never replaced.
    if (last && queue.length > 1 && sameStep(last, update)) {
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
    isOwn: (address, code) => own.get(addressKey(address))?.includes(code) ?? false,
    isSuperseded: (address) => superseded.has(addressKey(address)),
    forgetSuperseded: (address) => compare(address, true),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
