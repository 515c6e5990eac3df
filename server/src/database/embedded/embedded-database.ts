import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { APPLICATION_ROLE, applicationPassword, ensureApplicationDatabase } from './application-role.ts';
import { usableBinaries } from './binaries.ts';
import { CLUSTER_USER, clusterDirectory, ensureCluster } from './cluster.ts';
import { leaveSeat, type Seat, takeSeat } from './seat.ts';
import { withAdvice } from './start-problem.ts';

/** Time limit for one restart of PostgreSQL, and the first and the longest pause between two restarts. */
const RETRY_LIMIT_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

export type EmbeddedOptions = {
  /** Additional settings of PostgreSQL, such as `{ fsync: 'off' }`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called each time PostgreSQL has stopped and cannot be restarted yet. Restarts are tried until one succeeds. */
  readonly onAway?: (error: Error) => void;
  /** Called when PostgreSQL was restarted at another address. This process must restart to use the new address. */
  readonly onLost?: (error: Error) => void;
};

/**
 * The embedded PostgreSQL from the point of view of this process. PostgreSQL runs as a separate process on a loopback
 * port. Several server processes with the same data folder share it. They also use a PostgreSQL that a killed process
 * has left running, and restart PostgreSQL if it dies.
 */
export type EmbeddedDatabase = {
  /** Returns the address of a database for the superuser; the database need not exist. */
  readonly url: (name: string) => string;
  /**
   * Creates a database if it does not exist. Returns its address for the role that owns it, which is not a superuser.
   */
  readonly ensureDatabase: (name: string) => Promise<string>;
  /** Stops using PostgreSQL. The last process that releases it stops PostgreSQL. */
  readonly release: () => Promise<void>;
};

/**
 * Starts the PostgreSQL of a data folder, or connects to it if it is running (see `prepareDataFolder`). If neither is
 * possible, throws an error that explains why.
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
      // PostgreSQL may be restarting at this moment.
      await recovery;
      await leaveSeat(seat, data);
    },
  };
}
