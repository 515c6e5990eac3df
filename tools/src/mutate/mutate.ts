import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository.ts';
import { areaNamed, changedFiles } from './areas.ts';

const FOLDER = join(ROOT, 'mutation');
const STRYKER = join(FOLDER, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};

const TESTS = '--tests=';

const [name, ...words] = process.argv.slice(2);
const patterns = words.filter((word) => !word.startsWith('-'));
const tests = words.find((word) => word.startsWith(TESTS))?.slice(TESTS.length);
const area = areaNamed(name);
if (!existsSync(STRYKER)) run('npm', ['ci', '--ignore-scripts'], FOLDER);
run(
  process.execPath,
  [
    STRYKER,
    'run',
    'tools/src/mutate/stryker-config.ts',
    '--mutate',
    changedFiles(area, patterns).join(','),
    ...words.filter((word) => word.startsWith('-') && !word.startsWith(TESTS)),
  ],
  ROOT,
  {
    ...process.env,
    MUTATE_AREA: name,
    MUTATE_ROOT: ROOT,
    ...(tests === undefined ? {} : { MUTATE_TESTS: tests }),
  },
);
