// Runs the journeys on a separate server. Installs a browser first if there is none. Usage: node run-journeys.ts
// [report.json] [arguments of Playwright...]
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeContent } from '../commands/content-folder.ts';
import { startMailbox } from './mailbox.ts';
import { PLAYWRIGHT } from './playwright-program.ts';
import { contentIn, makeSurroundings, readSurroundings } from './surroundings.ts';

const args = process.argv.slice(2);
const report = args[0]?.endsWith('.json') ? args.shift() : undefined;
const surroundings = await makeSurroundings();
const { NO_COLOR: plain, ...environment } = process.env;
// Playwright gets the same signal and stops its server. This process does not end yet, so that it can clean up
// afterwards.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
try {
  writeContent(contentIn(surroundings.HOPCODE_E2E_DATA));
  const mailbox = await startMailbox(readSurroundings(surroundings));
  const child = spawn(
    process.execPath,
    [PLAYWRIGHT, 'test', ...(report ? ['--reporter=list,json'] : []), ...args],
    {
      cwd: join(import.meta.dirname, '..', '..'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...environment,
        // Playwright sets FORCE_COLOR for its children, and Node warns when it finds both FORCE_COLOR and NO_COLOR.
        ...(plain ? { FORCE_COLOR: '0' } : {}),
        ...surroundings,
        ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report) } : {}),
      },
    },
  );
  process.exitCode = await new Promise<number>((done) => child.on('close', (code) => done(code ?? 1)));
  await mailbox.stop();
} finally {
  rmSync(surroundings.HOPCODE_E2E_DATA, { recursive: true, force: true });
}
