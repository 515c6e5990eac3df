import { AsyncLocalStorage } from 'node:async_hooks';

const currentShare = new AsyncLocalStorage<string>();

/**
 * Runs work under a name. All work of the same name together uses at most half of the pool's connections. So if the
 * requests of one family wait for each other, half of the pool is left for everyone else.
 */
export const sharingConnections = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  currentShare.run(name, work);

/** Counts the connections that each share uses. */
export class ConnectionShares {
  readonly #limit: number;
  readonly #waitLimitMs: number;
  readonly #used = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  /** `connections` is the size of the pool. If it is one or two, a share may use them all. */
  constructor(connections: number, waitLimitMs: number) {
    this.#limit = Math.max(Math.ceil(connections / 2), Math.min(connections, 2));
    this.#waitLimitMs = waitLimitMs;
  }

  /** Waits until the current share may use another connection; returns a function that returns it. */
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
        // The pool's own message: the pool also throws it after waiting this long.
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.#waitLimitMs);
      queue.push(begin);
    });
  }

  #giveBack(name: string): void {
    const next = this.#waiting.get(name)?.shift();
    if (next !== undefined) {
      // The next in the queue gets this connection.
      next();
      return;
    }
    this.#waiting.delete(name);
    const left = (this.#used.get(name) ?? 1) - 1;
    if (left === 0) this.#used.delete(name);
    else this.#used.set(name, left);
  }
}
