import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { levelStatusSchema } from '@hopcode/contract/level/level-status';
import { extraStarsSchema } from '@hopcode/contract/level/star';
import { proofSchema } from '@hopcode/engine/formats/proof';
import { z } from 'zod';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';
import {
  createDeliveryDelay,
  type DeliveryDelay,
  type StartTimer,
  startDelayTimer,
} from './delivery-delay.ts';
import { bothStars, type LevelAddress } from './level-progress.ts';
import { createOwnPrograms } from './own-programs.ts';
import { createSupersededLevels } from './superseded-levels.ts';
import { type WithLock, withBrowserLock } from './with-browser-lock.ts';

export const statusUpdateSchema = z.object({
  courseId: z.string(),
  levelSlug: z.string(),
  status: levelStatusSchema,
  code: z.string().max(CODE_LIMIT),
  /**
   * When the program ran, in milliseconds since 1970. The server compares this time. So a late message does not replace
   * a program that ran later in another tab or on another device.
   */
  madeAt: z.number().min(0).optional(),
  /** The time when the server saved the last program that this page knows of; null if there was none. */
  baseSavedAt: z.string().nullable().optional(),
  /** The proof of the run that completed the level. The server replays it. */
  proof: proofSchema.optional(),
  /** The stars that a complete run has earned. */
  stars: extraStarsSchema.optional(),
  /** How many hints were shown before the run. */
  hints: z.int().optional(),
  /** Whether the learner moved back in time in the playback of an earlier run. */
  lookedBack: z.boolean().optional(),
});
/** A message to the server about a level (game.md section 3, 'Level-completion update'). */
export type StatusUpdate = z.infer<typeof statusUpdateSchema>;

/**
 * `refused`: the server will never accept the message. The status and the reason of the refusal, if any, are included.
 * `superseded`: the server has accepted the message, but still has a newer program from another device as the level's
 * program. `unreachable`: the message must be sent again. `logged-out`: the message waits until its owner has logged
 * in.
 */
export type Delivery = 'delivered' | 'superseded' | 'refused' | 'unreachable' | 'logged-out' | Refused;

/** A final refusal: the status of the answer, and the reason. */
export type Refused = { readonly refused: number; readonly reason?: string };

/** The result of sending a message. For a delivered message, it includes the time when the server saved it. */
export type Sent = Delivery | { readonly savedAt: string };

export type Send = (update: StatusUpdate) => Promise<Sent>;

export type Outbox = {
  /**
   * Adds a message and tries to send it. Never fails, and the caller need not wait for it. Resolves to the result of
   * the first try.
   */
  readonly add: (update: StatusUpdate) => Promise<Delivery>;
  /** Tries to send the waiting messages, oldest first. Never fails. */
  readonly flush: () => Promise<void>;
  readonly waiting: () => readonly StatusUpdate[];
  /**
   * Whether a program is among the last programs that this page has added for a level, or among those that were waiting
   * when the page started. If so, the page's copy is as new as the server's, even if the server saved the program
   * later.
   */
  readonly isOwn: (address: LevelAddress, code: string) => boolean;
  /** Whether the server has a newer program for a level than this page. */
  readonly isSuperseded: (address: LevelAddress) => boolean;
  /** Must be called when the learner has seen the notice about the newer program. */
  readonly forgetSuperseded: (address: LevelAddress) => void;
  /** Calls the listener after `isSuperseded` has changed for any level. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a message is waiting because the server cannot be reached or does not answer. */
  readonly delay: DeliveryDelay;
};

type Options = {
  readonly send: Send;
  /** Called for each message that the server will never accept, with the reason. */
  readonly onRefused?: (update: StatusUpdate, reason: string) => void;
  readonly stored?: StoredValue<StatusUpdate[]>;
  /** Starts a timer for the next try, after `attempt` failures in a row. */
  readonly later?: (attempt: number, retry: () => void) => void;
  /** Stops other tabs from sending the same messages at the same time. */
  readonly withLock?: WithLock;
  readonly startTimer?: StartTimer;
};

/** The maximum number of messages. The oldest are deleted first. */
const LIMIT = 200;

const RETRY_MILLISECONDS = [2000, 5000, 15_000, 60_000];

const laterByTimer = (attempt: number, retry: () => void): void => {
  const wait = RETRY_MILLISECONDS[Math.min(attempt, RETRY_MILLISECONDS.length) - 1] ?? 0;
  setTimeout(retry, wait);
};

const sameLevel = (a: LevelAddress, b: LevelAddress): boolean =>
  a.courseId === b.courseId && a.levelSlug === b.levelSlug;

const sameStep = (a: StatusUpdate, b: StatusUpdate): boolean => sameLevel(a, b) && a.status === b.status;

const sameMessage = (a: StatusUpdate, b: StatusUpdate): boolean =>
  sameStep(a, b) && a.code === b.code && a.madeAt === b.madeAt;

/** Messages that wait behind a saved message were added later, so they are based on the saved program. */
const after =
  (sent: StatusUpdate, savedAt: string) =>
  (update: StatusUpdate): StatusUpdate =>
    update.madeAt !== undefined && sameLevel(update, sent) ? { ...update, baseSavedAt: savedAt } : update;

/** The messages that are left after the server has answered one. The list may have changed in the meantime. */
const withoutSent = (list: readonly StatusUpdate[], sent: StatusUpdate, savedAt?: string): StatusUpdate[] => {
  const at = list.findIndex((update) => sameMessage(update, sent));
  const rest = list.filter((_, index) => index !== at);
  return savedAt === undefined ? rest : rest.map(after(sent, savedAt));
};

/** The list after a message was added, and the message that it replaced. */
const withAdded = (list: readonly StatusUpdate[], update: StatusUpdate) => {
  const last = list.at(-1);
  // The first message may already be on its way to the server, so it is never replaced.
  const replaced = last && list.length > 1 && sameStep(last, update) ? last : undefined;
  const before = replaced ? list.slice(0, -1) : list;
  // The stars of the replaced message stay, even if the later run has none.
  const added = replaced ? { ...update, ...bothStars(replaced, update) } : update;
  return { replaced, list: [...before, added].slice(-LIMIT) };
};

const read = (sent: Sent): { readonly delivery: Delivery; readonly savedAt?: string } =>
  typeof sent === 'object' && 'savedAt' in sent
    ? { delivery: 'delivered', savedAt: sent.savedAt }
    : { delivery: sent };

/** Tries again some time after a failure. One timer is enough for all waiting messages. */
const createNextTry = (later: NonNullable<Options['later']>, attempt: () => void) => {
  let failures = 0;
  let isPlanned = false;
  return {
    failed: (): void => {
      failures += 1;
      if (isPlanned) return;
      isPlanned = true;
      later(failures, () => {
        isPlanned = false;
        attempt();
      });
    },
    worked: (): void => {
      failures = 0;
    },
  };
};

/** The callers that wait for the result of the first attempt to send their messages. */
const createAnswers = () => {
  const fresh: { readonly update: StatusUpdate; readonly answer: (delivery: Delivery) => void }[] = [];
  return {
    of: (update: StatusUpdate): Promise<Delivery> =>
      new Promise((answer) => {
        fresh.push({ update, answer });
      }),
    areAwaited: (): boolean => fresh.length > 0,
    /** Resolves the promises for some messages with a result. */
    settle: (isMeant: (update: StatusUpdate) => boolean, delivery: Delivery): void => {
      for (const waiter of fresh.filter(({ update }) => isMeant(update))) {
        fresh.splice(fresh.indexOf(waiter), 1);
        waiter.answer(delivery);
      }
    },
  };
};

/**
 * Creates an outbox. Its messages must arrive at the server in order, and must not delay the game. The messages survive
 * a reload. If the learner runs a level several times while the server cannot be reached, only the last run stays.
 */
export const createOutbox = ({
  send,
  onRefused,
  stored = createStoredValue('hopcode.outbox', jsonCodec(z.array(statusUpdateSchema))),
  later = laterByTimer,
  withLock = withBrowserLock,
  startTimer = startDelayTimer,
}: Options): Outbox => {
  const answers = createAnswers();
  const superseded = createSupersededLevels();
  let busy: Promise<void> | undefined;

  const waiting = (): readonly StatusUpdate[] => stored.read() ?? [];
  const own = createOwnPrograms(waiting());

  const nextTry = createNextTry(later, () => void flush());
  const delay = createDeliveryDelay({
    startTimer,
    waiting: { isAny: () => waiting().length > 0, subscribe: stored.subscribe },
  });

  /** Ends a try before all messages were sent. The later messages are not sent either. */
  const stop = (delivery: 'unreachable' | 'logged-out'): void => {
    answers.settle(() => true, delivery);
    if (delivery === 'unreachable') nextTry.failed();
    delay.onTried(delivery === 'unreachable');
  };

  const deliverAll = async (): Promise<void> => {
    for (let next = waiting()[0]; next !== undefined; next = waiting()[0]) {
      const message = next;
      const { delivery, savedAt } = read(await send(message));
      if (delivery === 'unreachable' || delivery === 'logged-out') {
        stop(delivery);
        return;
      }
      nextTry.worked();
      stored.write(withoutSent(waiting(), message, savedAt));
      if (delivery === 'delivered' || delivery === 'superseded')
        superseded.set(message, delivery === 'superseded');
      if (typeof delivery === 'object' && delivery.reason !== undefined)
        onRefused?.(message, delivery.reason);
      answers.settle((update) => sameMessage(update, message), delivery);
    }
    // If a message is no longer in the list, another tab has sent it.
    answers.settle(() => true, 'delivered');
    delay.onTried(false);
  };

  const flush = (): Promise<void> => {
    // The current try may have read the list before the last message was added.
    if (busy) return busy.then(() => (answers.areAwaited() ? flush() : undefined));
    delay.onTry();
    const end = (): void => {
      busy = undefined;
      // Messages may have been added since the list was read. Each try answers all callers, so this loop ends.
      if (answers.areAwaited()) void flush();
    };
    busy = withLock(stored.key, deliverAll).then(end, (error: unknown) => {
      console.warn('Progress could not be sent.', error);
      // Without an answer to the callers, the next try would start at once, without end, and the page would hang.
      stop('unreachable');
      end();
    });
    return busy;
  };

  const add = (update: StatusUpdate): Promise<Delivery> => {
    // A message that cannot be read again would make all waiting messages unreadable.
    if (!statusUpdateSchema.safeParse(update).success) return Promise.resolve('refused');
    own.remember(update);
    delay.onAdd();
    const { replaced, list } = withAdded(waiting(), update);
    if (replaced) answers.settle((waits) => sameMessage(waits, replaced), 'unreachable');
    stored.write(list);
    const tried = answers.of(update);
    void flush();
    return tried;
  };

  return {
    add,
    flush,
    waiting,
    isOwn: (address, code) => own.has({ ...address, code }),
    isSuperseded: superseded.has,
    forgetSuperseded: (address) => superseded.set(address, false),
    subscribe: superseded.subscribe,
    delay: { isLate: delay.isLate, subscribe: delay.subscribe },
  };
};
