import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { filesOf, ROOT } from '../repository.ts';

const LARGEST_SEED = 2 ** 31 - 1;

const numberSchema = z.coerce.number().int().min(0).max(LARGEST_SEED);

const { values } = parseArgs({
  options: { seed: { type: 'string' }, rounds: { type: 'string', default: '1' } },
});
const rounds = values.seed === undefined ? numberSchema.parse(values.rounds) : 1;

const files = filesOf(ROOT).filter(
  (path) =>
    /\.test\.tsx?$/.test(path) && readFileSync(join(ROOT, path), 'utf8').includes("from 'fast-check'"),
);

for (let round = 1; round <= rounds; round += 1) {
  const seed = values.seed === undefined ? randomInt(LARGEST_SEED) : numberSchema.parse(values.seed);
  console.log(`\nRound ${round} of ${rounds}, seed ${seed}`);
  const { status } = spawnSync('vitest', ['run', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: String(seed) },
  });
  if (status === 0) continue;
  console.log(`\nFailed. Repeat it with: npm run search -- --seed ${seed}`);
  process.exit(1);
}
