import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../database/database.ts';
import type { TestServerProcess } from './killable-database.ts';
import { buildParent, confirmAct, type Person } from './people.ts';

const SAVERS = 20;
const DELETERS = 40;
/** How many saves and how many deletions of accounts run simultaneously. */
const SAVES_AT_ONCE = 12;
const DELETIONS_AT_ONCE = 4;
/** The number of answers after which the server is killed. It is different in each round. */
const ANSWERS = { from: 5, below: 45 };
const SLUG = 'intro-level1';

export type ServerRound = {
  /** How many saves and deletions were answered, and how many of these are not in the database. */
  readonly saves: number;
  readonly lostSaves: number;
  readonly deletions: number;
  readonly undoneDeletions: number;
  /** How many deleted accounts still have rows. */
  readonly halfDeleted: number;
  /** Milliseconds until the next server is ready. */
  readonly backMs: number;
};

export type KillableServer = {
  readonly databaseUrl: string;
  readonly start: () => Promise<TestServerProcess>;
};

/**
 * Kills a server (SIGKILL) during saves and deletions, and starts the next server. Then checks the effect of each
 * answered request.
 */
export async function killServerRound(
  server: TestServerProcess,
  { databaseUrl, start }: KillableServer,
  round: number,
): Promise<{ readonly result: ServerRound; readonly next: TestServerProcess }> {
  const db = openDatabase(databaseUrl, { connections: 4, onIdleError: () => {} });
  try {
    const people = await Promise.all(
      Array.from({ length: SAVERS + DELETERS }, () => buildParent(db, { username: 'Ada' })),
    );
    const [savers, deleters] = [people.slice(0, SAVERS), people.slice(SAVERS)];
    for (const one of deleters) {
      await save(server.address, one, 'before()');
      await confirmAct(db, one);
    }
    const { saved, deleted } = await workUntilKilled(server, savers, deleters, round);
    const began = Date.now();
    const next = await start();
    const backMs = Date.now() - began;
    const codes = await db.selectFrom('level_code_versions').select('code').execute();
    const known = new Set(codes.map(({ code }) => code));
    const rows = await Promise.all(deleters.map((person) => tablesOf(db, person)));
    const result = {
      saves: saved.size,
      lostSaves: [...saved].filter((code) => !known.has(code)).length,
      deletions: deleted.size,
      undoneDeletions: deleters.filter((one, at) => deleted.has(one.userId) && rows[at] !== '').length,
      halfDeleted: rows.filter((tables) => tables !== '' && tables !== WHOLE).length,
      backMs,
    };
    return { result, next };
  } finally {
    await db.destroy();
  }
}

async function workUntilKilled(
  server: TestServerProcess,
  savers: readonly Person[],
  deleters: readonly Person[],
  round: number,
) {
  const [saved, deleted] = [new Set<string>(), new Set<string>()];
  const waiting = [...deleters];
  let attempts = 0;
  const saving = async (): Promise<void> => {
    while (server.exits() === 0) {
      attempts += 1;
      const person = savers[attempts % savers.length];
      if (person === undefined) return;
      const code = `${person.userId} save(${attempts})`;
      if (await save(server.address, person, code)) saved.add(code);
    }
  };
  const deleting = async (): Promise<void> => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      if (await send(server.address, person, 'DELETE', 'profile')) deleted.add(person.userId);
      if (server.exits() > 0) return;
    }
  };
  const working = Promise.all([
    ...Array.from({ length: SAVES_AT_ONCE }, saving),
    ...Array.from({ length: DELETIONS_AT_ONCE }, deleting),
  ]);
  const killedAfter = ANSWERS.from + ((round * 7) % (ANSWERS.below - ANSWERS.from));
  while (saved.size + deleted.size < killedAfter) await pause(1);
  server.child.kill('SIGKILL');
  await working;
  return { saved, deleted };
}

/** The tables that `tablesOf` returns for a complete account. */
const WHOLE = 'level_code_versions level_progress sessions students users';

/** The tables that contain rows of an account; empty if the account was deleted. */
async function tablesOf(db: Database, { userId, tenantId }: Person): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select 'users' as name from users where id = ${userId}
    union select 'students' from students where tenant_id = ${tenantId}
    union select 'sessions' from sessions where user_id = ${userId}
    union select 'level_progress' from level_progress where tenant_id = ${tenantId}
    union select 'level_code_versions' from level_code_versions where tenant_id = ${tenantId}
    order by name`.execute(db);
  return rows.map(({ name }) => name).join(' ');
}

const save = (address: string, person: Person, code: string): Promise<boolean> =>
  send(address, person, 'POST', `level/update/${SLUG}`, {
    last_status: 'in_progress',
    last_code_executed: code,
    level_slug: SLUG,
  });

/** Whether the server has answered that it has done what the call asks for. */
async function send(
  address: string,
  person: Person,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        ...person.headers,
        'x-requested-with': 'fetch',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
