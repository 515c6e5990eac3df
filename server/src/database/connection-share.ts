import { AsyncLocalStorage } from 'node:async_hooks';

const currentShare = new AsyncLocalStorage<string>();

/**
 * Runs work as a part of a named share. All work with the same name together uses at most half of the pool's
 * connections. If the requests of one family have to wait for each other, half of the pool is still free for everyone
 * else.
 */
export const sharingConnections = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  currentShare.run(name, work);

/** Counts how many connections each share uses. */
export class ConnectionShares {
  readonly #limit: number;
  readonly #waitLimitMs: number;
  readonly #used = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** `connections` is the size of the pool. A pool of one or two connections can be used up by one share. */
  constructor(connections: number, waitLimitMs: number) {
    this.#limit = Math.max(Math.ceil(connections / 2), Math.min(connections, 2));
    this.#waitLimitMs = waitLimitMs;
  }

  /** Waits until the current share may use another connection. Returns a function that gives the connection back. */
  async take(): Promise<() => void> {
    const name = currentShare.getStore();
    if (name === undefined) return () => {};
    const used = this.#used.get(name) ?? 0;
    if (used < this.#limit) this.#used.set(name, used + 1);
    else await this.#turn(name);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#giveBack(name);
    };
  }

  #turn(name: string): Promise<void> {
    const queue = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, queue);
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        // The same message as from the pool, which also throws it after waiting this long.
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.#waitLimitMs);
      queue.push(begin);
    });
  }

  #giveBack(name: string): void {
    const next = this.#waiting.get(name)?.shift();
    if (next !== undefined) {
      // The connection goes to the next call in the queue.
      next();
      return;
    }
    this.#waiting.delete(name);
    const left = (this.#used.get(name) ?? 1) - 1;
    if (left === 0) this.#used.delete(name);
    else this.#used.set(name, left);
  }
}
