// Runs every benchmark, one after another, each in a separate process: npm run bench [-- name...]
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BENCHMARKS } from './benchmarks.ts';

const wanted = process.argv.slice(2);
const files = new Set(readdirSync(import.meta.dirname));
for (const name of BENCHMARKS.filter((one) => wanted.length === 0 || wanted.includes(one))) {
  if (!files.has(`${name}.ts`)) throw new Error(`there is no benchmark ${name}`);
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exitCode = 1;
}
