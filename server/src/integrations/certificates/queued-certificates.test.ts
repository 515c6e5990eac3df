import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { FAST_CERTIFICATES } from '../../testing/certificate-pace.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { AskedCertificate } from './certificate-queue.ts';
import { queuedCertificates } from './queued-certificates.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ expect: { poll: { timeout: 60_000 } } });

const database = await createTestDatabase();
const { db } = database;
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
});

const newCertificate = (): AskedCertificate => ({ tenantId: crypto.randomUUID(), id: crypto.randomUUID() });

/** A server that checks certificates in this process. */
const start = async () => {
  const checked: string[] = [];
  const { queue, stop } = await queuedCertificates({
    databaseUrl: database.url,
    check: async ({ id }) => void checked.push(id),
    onError: () => {},
    pace: FAST_CERTIFICATES,
  });
  return { checked, queue, stop };
};

/** Another server, whose check never ends. */
const startOther = (): ChildProcess => {
  const file = fileURLToPath(new URL('../../testing/certificate-process.ts', import.meta.url));
  const child = spawn(process.execPath, [file, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
};

const triesOf = async ({ id }: AskedCertificate): Promise<number> => {
  const { rows } = await sql<{ tries: number }>`
    select retry_count as tries from pgboss.job where name = 'certificates' and data->>'id' = ${id}`.execute(
    db,
  );
  return rows[0]?.tries ?? 0;
};

test('one process at a time checks a certificate; if it is killed, another one soon takes over', async () => {
  const asked = newCertificate();
  const first = await start();
  await first.stop();
  const other = startOther();
  await db.transaction().execute((tx) => first.queue.add(tx, asked));
  if (other.stdout === null) throw new Error('The other process prints nothing');
  const [printed] = await once(other.stdout, 'data');
  expect(String(printed).trim()).toBe(asked.id);
  // A paused process sends no sign of life, and continues its check later.
  other.kill('SIGSTOP');
  const { checked, stop } = await start();
  await expect.poll(() => triesOf(asked)).toBeGreaterThan(1);
  expect(checked).toEqual([]);
  other.kill('SIGKILL');
  await expect.poll(() => checked).toEqual([asked.id]);
  await stop();
}, 120_000);

test('a queue of an earlier version gets the times of this version', async () => {
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false });
  await boss.start();
  await boss.updateQueue('certificates', { expireInSeconds: 600, heartbeatSeconds: null });
  const { stop } = await start();
  expect(await boss.getQueue('certificates')).toMatchObject({ expireInSeconds: 3600, heartbeatSeconds: 10 });
  await stop();
  await boss.stop({ graceful: false });
});
