import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { APPLICATION_ROLE, applicationPassword, ensureApplicationDatabase } from './application-role.ts';
import { usableBinaries } from './binaries.ts';
import { CLUSTER_USER, clusterDirectory, ensureCluster } from './cluster.ts';
import { leaveSeat, type Seat, takeSeat } from './seat.ts';
import { withAdvice } from './start-problem.ts';

/** Time limit for one restart of PostgreSQL, and the longest pause between two. */
const RETRY_LIMIT_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

export type EmbeddedOptions = {
  /** More settings of PostgreSQL, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called each time PostgreSQL has stopped and cannot be restarted yet. The restart is repeated. */
  readonly onAway?: (error: Error) => void;
  /** Called when PostgreSQL was restarted at another address: this process must restart to use it. */
  readonly onLost?: (error: Error) => void;
};

/**
 * The embedded PostgreSQL, as this process uses it. It runs as a separate process on a loopback port. Several server
 * processes on the same folder share one PostgreSQL. They use one that a killed process left running, and restart one
 * that dies.
 */
export type EmbeddedDatabase = {
  /** Address of a database in it, as its superuser; the database need not exist. */
  readonly url: (name: string) => string;
  /**
   * Creates a database if it does not exist, and returns its address, as the role that owns it and is not a
   * superuser.
   */
  readonly ensureDatabase: (name: string) => Promise<string>;
  /** Stops using it. The last process to do so stops PostgreSQL. */
  readonly release: () => Promise<void>;
};

/**
 * Starts or joins the PostgreSQL of a data folder (see `prepareDataFolder`). Throws with the reason when it cannot.
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = realpathSync(dataFolder);
  const { binaries, password } = withAdvice(folder, () => {
    const usable = usableBinaries(folder);
    return { binaries: usable, password: ensureCluster(folder, usable) };
  });
  const data = clusterDirectory(folder);
  const url = (name: string, port: number): string =>
    `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${port}/${name}`;
  const place = { folder, data, binaries, settings: options.settings ?? {} };
  const sit = (port: number | undefined, limitMs?: number): Promise<Seat> =>
    takeSeat({ ...place, port, url: (at) => url('postgres', at) }, limitMs);

  let seat = await sit(undefined);
  let released = false;
  let recovery: Promise<void> = Promise.resolve();
  const port = seat.port;
  const watch = (): void => {
    seat.client.once('end', () => {
      if (!released) recovery = recover();
    });
  };
  const recover = async (): Promise<void> => {
    for (let wait = FIRST_PAUSE_MS; !released; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      try {
        seat = await sit(port, RETRY_LIMIT_MS);
        if (seat.port === port) watch();
        else options.onLost?.(new Error(`PostgreSQL came back at another port, ${seat.port}`));
        return;
      } catch (error) {
        options.onAway?.(error instanceof Error ? error : new Error(String(error)));
        await pause(wait);
      }
    }
  };
  watch();
  return {
    url: (name) => url(name, port),
    ensureDatabase: async (name) => {
      const own = applicationPassword(password);
      await ensureApplicationDatabase((database) => url(database, port), name, own);
      return `postgres://${APPLICATION_ROLE}:${own}@127.0.0.1:${port}/${name}`;
    },
    release: async () => {
      released = true;
      // It may be restarting at this moment.
      await recovery;
      await leaveSeat(seat, data);
    },
  };
}
