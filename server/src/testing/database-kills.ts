import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../database/database.ts';
import type { KillableDatabase, TestServerProcess } from './killable-database.ts';
import { buildParent, type Person } from './people.ts';

/**
 * The ways to break the database: end its active connections, kill PostgreSQL (SIGKILL), or fill its disk for two
 * seconds.
 */
export const KILLS = ['terminate', 'kill', 'full-disk'] as const;
export type Kill = (typeof KILLS)[number];

const AT_ONCE = 16;
const LEARNERS = 40;
/**
 * After this many saves in a round, saves are sent slowly, because the server stores only the last 50 versions of a
 * program.
 */
const MANY = 900;
const BEFORE_KILL = 60;
/** How many active connections are ended in a round. */
const TERMINATED = 40;
const FULL_FOR_MS = 2000;
const BACK_LIMIT_MS = 60_000;
const SLUG = 'intro-level1';

export type Round = {
  /** How many saves were answered with 200, and how many of these are not in the database. */
  readonly acknowledged: number;
  readonly lost: number;
  /** How many answers had each status. Status 0 means no answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /**
   * How many milliseconds passed from the first answer of PostgreSQL to the first stored save that was sent after it.
   */
  readonly backMs: number;
};

type Load = {
  readonly acknowledged: Set<string>;
  readonly statuses: Map<number, number>;
  /** Resolves when a save that was sent after a given time is answered. The result is the time of the answer. */
  readonly savedAfter: (time: number) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** Breaks the database during 16 simultaneous saves, waits until saves work again, and checks each save. */
export async function killRound(
  server: TestServerProcess,
  database: KillableDatabase,
  kill: Kill,
): Promise<Round> {
  const url = database.url('hopcode');
  const people = await withDatabase(url, (db) =>
    Promise.all(Array.from({ length: LEARNERS }, () => buildParent(db, { username: 'Ada' }))),
  );
  const load = startLoad(server.address, people);
  while (load.acknowledged.size < BEFORE_KILL && server.exits() === 0) await pause(5);
  await breakDatabase(database, kill);
  const up = await answeredAt(() => database.url('hopcode'));
  const back = await load.savedAfter(up);
  await load.stop();
  const students = people.map((person) => person.studentId ?? '');
  const saved = await withDatabase(database.url('hopcode'), (db) =>
    db.selectFrom('level_code_versions').select('code').where('student_id', 'in', students).execute(),
  );
  const codes = new Set(saved.map((row) => row.code));
  const lost = [...load.acknowledged].filter((code) => !codes.has(code)).length;
  return { acknowledged: load.acknowledged.size, lost, statuses: load.statuses, backMs: back - up };
}

async function breakDatabase(database: KillableDatabase, kill: Kill): Promise<void> {
  if (kill === 'kill') return await database.kill();
  if (kill === 'full-disk') return await database.fillDisk(FULL_FOR_MS);
  const admin = new pg.Client({ connectionString: database.url('postgres') });
  await admin.connect();
  for (let ended = 0; ended < TERMINATED; ) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where state = 'active' and datname = 'hopcode' and pid <> pg_backend_pid()`,
    );
    ended += rowCount ?? 0;
  }
  await admin.end();
}

/** Waits until PostgreSQL answers a statement that writes. Returns the time of the answer. */
async function answeredAt(url: () => string): Promise<number> {
  for (;;) {
    const client = new pg.Client({ connectionString: url(), connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('create temporary table answers as select 1 as answer');
      return Date.now();
    } catch {
      await pause(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function startLoad(address: string, people: readonly Person[]): Load {
  const acknowledged = new Set<string>();
  const statuses = new Map<number, number>();
  let lastSent = 0;
  let lastAnswer = 0;
  let stopped = false;
  let attempts = 0;
  const work = async (): Promise<void> => {
    while (!stopped) {
      attempts += 1;
      const person = people[attempts % people.length];
      if (person === undefined) return;
      const code = `${person.userId} save(${attempts})`;
      const sent = Date.now();
      const status = await save(address, person, code);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 200) {
        acknowledged.add(code);
        lastSent = Math.max(lastSent, sent);
        lastAnswer = Date.now();
      }
      if (status !== 200) await pause(20);
      if (acknowledged.size > MANY) await pause(200);
    }
  };
  const working = Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    acknowledged,
    statuses,
    savedAfter: async (time) => {
      const deadline = Date.now() + BACK_LIMIT_MS;
      while (lastSent <= time && Date.now() < deadline) await pause(5);
      return lastSent > time ? lastAnswer : Number.POSITIVE_INFINITY;
    },
    stop: async () => {
      stopped = true;
      await working;
    },
  };
}

async function save(address: string, person: Person, code: string): Promise<number> {
  try {
    const answer = await fetch(`${address}/api/level/update/${SLUG}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json', 'x-requested-with': 'fetch' },
      body: JSON.stringify({ last_status: 'in_progress', last_code_executed: code, level_slug: SLUG }),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function withDatabase<T>(
  url: string,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(url, { connections: 4, onIdleError: () => {} });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}
