import pLimit, { type LimitFunction } from 'p-limit';

export type HashQueue = {
  /** Runs one task that a person waits for. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /**
   * Runs a list of tasks; the results are in the same order. Lists never take all threads, and tasks of several owners
   * alternate. Returns undefined if the signal is aborted first. Tasks that have not started by then are skipped.
   */
  readonly runList: <T>(works: readonly (() => Promise<T>)[], list: WorkList) => Promise<T[] | undefined>;
};

export type WorkList = {
  /** The owner of the list: the id of the school. */
  readonly owner: string;
  readonly signal: AbortSignal;
};

type Threads = {
  /** Maximum number of simultaneous tasks that people wait for. */
  readonly interactive: number;
  /** Maximum number of simultaneous tasks of lists. */
  readonly bulk: number;
};

/** Creates a queue for tasks that each take a thread and a core. */
export function createHashQueue({ interactive, bulk }: Threads): HashQueue {
  const soon = pLimit(interactive);
  const later = pLimit(bulk);
  const owners = new Map<string, { readonly limit: LimitFunction; lists: number }>();
  return {
    run: (work) => soon(work),
    runList: async <T>(works: readonly (() => Promise<T>)[], { owner, signal }: WorkList) => {
      // Each owner adds only as many tasks to the common queue as can run now, so that the next owner does not wait
      // long.
      const own = owners.get(owner) ?? { limit: pLimit(bulk), lists: 0 };
      owners.set(owner, own);
      own.lists += 1;
      const unlessGone = async (work: () => Promise<T>): Promise<{ result: T } | undefined> =>
        signal.aborted ? undefined : { result: await work() };
      try {
        const done = await Promise.all(
          works.map((work) => own.limit(() => (signal.aborted ? undefined : later(() => unlessGone(work))))),
        );
        const results = done.flatMap((one) => (one === undefined ? [] : [one.result]));
        return results.length === works.length ? results : undefined;
      } finally {
        own.lists -= 1;
        if (own.lists === 0) owners.delete(owner);
      }
    },
  };
}
