import type { ChildProcess } from 'node:child_process';
import { type Client, createClient } from '@hopcode/contract/client';
import { levelUpdate } from '@hopcode/contract/level/update';
import { organizationInviteTeacher } from '@hopcode/contract/organization/teachers';
import { afterAll, expect, test, vi } from 'vitest';
import { startMailServer } from './testing/mail-server.ts';
import { buildMember, buildOrganization, type Person } from './testing/people.ts';
import { runProcess } from './testing/run-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ expect: { poll: { timeout: 120_000 } } });

const SAVES = 700;
const MAILS = 300;
/** After how many answers the server is killed: one number for each kill. */
const KILLED_AT = [250, 600];
const AT_ONCE = 16;
const SLUG = 'intro-level1';
const STUDENTS = 25;
const SCHOOLS = 3;

const database = await createTestDatabase();
const { db } = database;
const mail = await startMailServer();
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await mail.stop();
  await database.drop();
});

type Process = { readonly child: ChildProcess; readonly address: string };

async function start(): Promise<Process> {
  const { child, line } = runProcess('testing/server-process.ts', {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Hopcode <hello@hop.test>',
  });
  children.push(child);
  const address = /ready at (\S+)/.exec(await line)?.[1];
  if (address === undefined) throw new Error('The server did not say its address');
  return { child, address };
}

type Work = {
  readonly name: string;
  readonly person: Person;
  readonly call: (api: Client) => Promise<unknown>;
};

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Cycles through a list that is not empty. */
function turn<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length];
  if (one === undefined) throw new Error('The list is empty');
  return one;
}

const saveOf = (person: Person, index: number): Work => ({
  name: `save(${index})`,
  person,
  call: (api) =>
    api(levelUpdate, {
      params: { slug: SLUG },
      body: { last_status: 'in_progress', last_code_executed: `save(${index})`, level_slug: SLUG },
    }),
});

const mailOf = (person: Person, index: number): Work => ({
  name: `teacher${index}@home.test`,
  person,
  call: (api) => api(organizationInviteTeacher, { query: { email: `teacher${index}@home.test` } }),
});

/**
 * Works through a list, several tasks in parallel, until it is empty or the server has been killed. Moves answered
 * tasks into `done`; others stay in the list.
 */
async function workOff(address: string, left: Work[], done: Set<string>): Promise<void> {
  const worker = async (): Promise<void> => {
    for (let work = left.shift(); work !== undefined; work = left.shift()) {
      const { token } = work.person;
      try {
        await work.call(createClient({ base: address, locale: () => 'en', token: () => token }));
      } catch {
        left.push(work);
        return;
      }
      done.add(work.name);
    }
  };
  await Promise.all(times(AT_ONCE, worker));
}

test(`killed during ${SAVES} saves and ${MAILS} emails, the server loses none that it answered`, async () => {
  const admins = await Promise.all(times(SCHOOLS, () => buildOrganization(db)));
  const students = await Promise.all(
    times(STUDENTS, (index) => buildMember(db, turn(admins, index), 'student')),
  );
  const left = times(Math.max(SAVES, MAILS), (index) => [
    ...(index < SAVES ? [saveOf(turn(students, index), index)] : []),
    ...(index < MAILS ? [mailOf(turn(admins, index), index)] : []),
  ]).flat();
  const done = new Set<string>();
  for (const killedAt of KILLED_AT) {
    const { child, address } = await start();
    const working = workOff(address, left, done);
    await expect.poll(() => done.size, { interval: 5 }).toBeGreaterThan(killedAt);
    child.kill('SIGKILL');
    await working;
    expect(done.size).toBeLessThan(SAVES + MAILS);
  }
  const last = await start();
  await workOff(last.address, left, done);
  expect(left).toEqual([]);
  expect(done.size).toBe(SAVES + MAILS);

  const saved = await db.selectFrom('level_code_versions').select(['student_id', 'code']).execute();
  expect(new Set(saved.map((row) => row.code)).size).toBe(SAVES);
  const lastSaves = await db.selectFrom('level_progress').select('status').execute();
  expect(lastSaves).toHaveLength(STUDENTS);
  const unsent = async () =>
    (await db.selectFrom('emails').select('id').where('state', '!=', 'sent').limit(1).execute()).length;
  await expect.poll(unsent).toBe(0);
  const receivers = mail.received.map((text) => /^To: (\S+)$/m.exec(text)?.[1]);
  expect(new Set(receivers).size).toBe(MAILS);
  last.child.kill('SIGTERM');
});
