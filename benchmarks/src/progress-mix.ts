// Requests per second in a lesson with 64 simultaneous students (a level, the course, a saved program). Compared with a
// bare Fastify server that does the same work on the same database with pg, in plain statements one after another.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@hopcode/server/database/embedded/free-port';
import { throughput } from './host/load.ts';
import { addFamily } from './host/people.ts';
import { progressCall } from './host/progress-calls.ts';
import { withServerAndDatabase } from './host/server.ts';
import { interleaved, median, print } from './result.ts';

const AT_ONCE = 64;
const REQUESTS = 1500;
const ROUNDS = 5;

const startBare = async (databaseUrl: string): Promise<{ origin: string; stop: () => void }> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'host/bare-server.ts')], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await fetch(`${origin}/en/`).catch(() => undefined))?.ok) await wait(20);
  return { origin, stop: () => child.kill('SIGTERM') };
};

const [ours = [], bare = []] = await withServerAndDatabase(async ({ origin, databaseUrl, pool }) => {
  const students = await Promise.all(Array.from({ length: AT_ONCE }, () => addFamily(pool)));
  const reference = await startBare(databaseUrl);
  let programs = 0;
  const lesson = (at: string) => () =>
    throughput(at, { atOnce: AT_ONCE, requests: REQUESTS }, () => {
      programs += 1;
      // There are three kinds of call. 64 is not a multiple of three, so each student makes every kind of call.
      const student = students[programs % students.length];
      if (!student) throw new Error('there are no students');
      return progressCall(programs, student);
    });
  try {
    return await interleaved(ROUNDS, [lesson(origin), lesson(reference.origin)]);
  } finally {
    reference.stop();
  }
});

print({
  name: 'progress-mix',
  value: median(ours),
  unit: 'requests/s',
  reference: median(bare),
  against: 'a bare Fastify server with plain statements for the same work, in turn',
  budget: { atLeast: 0.5 },
  rounds: ours,
});
