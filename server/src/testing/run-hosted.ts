// Runs the tests that use a database on another PostgreSQL: that of DATABASE_URL, otherwise one that is started like
// a hosting provider's. [DATABASE_URL=postgres://...] node server/src/testing/run-hosted.ts [report.json] [test
// files...]
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openHostedDatabase } from './hosted-database.ts';
import { hostedTests } from './hosted-tests.ts';

const ROOT = join(import.meta.dirname, '../../..');
const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

const args = process.argv.slice(2);
const report = args[0]?.endsWith('.json') ? args.shift() : undefined;
const files = args.length > 0 ? args : hostedTests(ROOT);
// Vitest gets the same signal; this process stays to release the database.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
const given = process.env.DATABASE_URL;
const hosted = given === undefined || given === '' ? await openHostedDatabase() : undefined;
try {
  // The files are independent: loading the server's modules once for all of them saves a third of the time.
  const child = spawn(
    process.execPath,
    [
      vitest,
      'run',
      '--no-isolate',
      ...(report === undefined
        ? []
        : ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
      ...files,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: hosted?.url ?? given },
    },
  );
  process.exitCode = await new Promise<number>((done) => child.on('close', (code) => done(code ?? 1)));
} finally {
  await hosted?.release();
}
