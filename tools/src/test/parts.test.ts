import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANES } from './parts.ts';

it('runs each project of Vitest in one part', () => {
  const config = readFileSync(join(import.meta.dirname, '../../../vitest.config.ts'), 'utf8');
  const projects = [...config.matchAll(/\bname: '(\w+)'/g)].flatMap(([, name]) => name ?? []);
  const run = LANES.flat().flatMap(({ command }) =>
    command.flatMap((word) => /^--project=(\w+)$/.exec(word)?.[1] ?? []),
  );
  expect(run.toSorted()).toEqual(projects.toSorted());
});
