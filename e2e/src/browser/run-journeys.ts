// Runs the journeys on a server of their own, with a browser that is installed first where there is none.
// node run-journeys.ts [report.json] [arguments of Playwright...]
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { writeContent } from '../commands/content-folder.ts';
import { contentIn, makeSurroundings } from './surroundings.ts';

const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

const args = process.argv.slice(2);
const report = args[0]?.endsWith('.json') ? args.shift() : undefined;
const surroundings = await makeSurroundings();
try {
  writeContent(contentIn(surroundings.HOPCODE_E2E_DATA));
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', ...(report ? ['--reporter=list,json'] : []), ...args],
    {
      cwd: join(import.meta.dirname, '..', '..'),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...surroundings,
        ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: resolve(report) } : {}),
      },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(surroundings.HOPCODE_E2E_DATA, { recursive: true, force: true });
}
