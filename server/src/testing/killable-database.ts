import { type ChildProcess, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { usableBinaries } from '../database/embedded/binaries.ts';
import { CLUSTER_USER, clusterDirectory, ensureCluster } from '../database/embedded/cluster.ts';
import { prepareDataFolder } from '../database/embedded/data-folder.ts';
import { freePort } from '../database/embedded/free-port.ts';
import { startPostgres } from '../database/embedded/postgres-process.ts';
import { isPostgres, readPostmaster } from '../database/embedded/postmaster-file.ts';
import { runProcess } from './run-process.ts';

/** The size of the small disk in megabytes. It has space for the tables and a few thousand saves. */
const DISK_MB = 160;

export type KillableDatabase = {
  /** Environment variables with which a server uses this database. */
  readonly environment: Readonly<Record<string, string>>;
  /** Returns the address of a database in this PostgreSQL for the superuser. */
  readonly url: (name: string) => string;
  /**
   * Kills PostgreSQL (SIGKILL). If the server under test does not restart PostgreSQL, this function does so after a
   * second.
   */
  readonly kill: () => Promise<void>;
  /** Fills the disk, and frees the space again after this many milliseconds. */
  readonly fillDisk: (ms: number) => Promise<void>;
  /** Stops PostgreSQL and deletes its data. */
  readonly remove: () => Promise<void>;
};

/**
 * Prepares a PostgreSQL that a test can kill: the server's own ('embedded'), or one that is started here and used
 * through DATABASE_URL ('external').
 */
export async function killableDatabase(
  where: 'embedded' | 'external',
  options: { readonly smallDisk: boolean },
): Promise<KillableDatabase> {
  const root = mkdtempSync(path.join(tmpdir(), 'hopcode-kill-'));
  chmodSync(root, 0o755);
  if (options.smallDisk) mount(root);
  const folder = prepareDataFolder(root, path.join(root, 'data'));
  const data = clusterDirectory(folder);
  const binaries = usableBinaries(folder);
  const password = ensureCluster(folder, binaries);
  const port = await freePort();
  const start = async (): Promise<void> => {
    const started = await startPostgres({ folder, data, binaries, settings: {} }, port);
    if (!started.ok) throw new Error(started.log);
  };
  if (where === 'external') await start();
  const url = (name: string): string => {
    const at = where === 'external' ? port : (readPostmaster(data)?.port ?? port);
    return `postgres://${CLUSTER_USER}:${password}@127.0.0.1:${at}/${name}`;
  };
  const pid = (): number => readPostmaster(data)?.pid ?? 0;
  const environment =
    where === 'embedded'
      ? { DATA_DIR: folder }
      : { DATABASE_URL: await ordinaryRole(url('postgres'), 'hopcode') };
  const restart = async (): Promise<void> => {
    for (;;) {
      await pause(1000);
      if (isPostgres(pid())) return;
      await start().catch(() => {});
    }
  };
  return {
    environment,
    url,
    kill: async () => {
      process.kill(pid(), 'SIGKILL');
      if (where === 'external') await restart();
    },
    fillDisk: async (ms) => {
      const filler = path.join(root, 'filler');
      const end = Date.now() + ms;
      // The disk is filled repeatedly, because PostgreSQL frees some space when it stops.
      while (Date.now() < end) {
        spawnSync('sh', ['-c', `cat /dev/zero >> ${filler}`], { stdio: 'ignore' });
        await pause(50);
      }
      rmSync(filler, { force: true });
      if (where === 'external' && !isPostgres(pid())) await restart();
    },
    remove: async () => {
      const running = pid();
      if (isPostgres(running)) process.kill(running, 'SIGINT');
      while (isPostgres(running)) await pause(50);
      if (options.smallDisk) spawnSync('umount', [root]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Mounts a small disk that is in memory. Needs root. */
function mount(folder: string): void {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', folder]);
  if (mounted.status !== 0) throw new Error(`A small disk needs root and mount: ${String(mounted.stderr)}`);
}

/** Creates a role that owns a database, as a hosting provider does. Returns its address. */
async function ordinaryRole(admin: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create role ${name}_app login password 'app'`);
  await client.query(`create database ${name} owner ${name}_app`);
  await client.end();
  return Object.assign(new URL(admin), { username: `${name}_app`, password: 'app', pathname: `/${name}` })
    .href;
}

export type TestServerProcess = {
  readonly child: ChildProcess;
  readonly address: string;
  /** Returns how many times the server process has ended. */
  readonly exits: () => number;
};

/** Starts a server on this database. The server has a mail queue, but its mail server is unavailable. */
export async function startOn(database: KillableDatabase): Promise<TestServerProcess> {
  const { child, line } = runProcess('testing/server-process.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'fatal',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...database.environment,
  });
  let exits = 0;
  child.on('exit', () => {
    exits += 1;
  });
  const address = /ready at (\S+)/.exec(await line)?.[1];
  if (address === undefined) throw new Error('The server did not say its address');
  return { child, address, exits: () => exits };
}
