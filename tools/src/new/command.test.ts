import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { newCommand } from './command.ts';

const JOURNEYS = 'e2e/src/commands/journey-table.ts';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const list = (folder: string) => readdirSync(join(ROOT, folder));

const slugsIn = (table: string) => [...table.matchAll(/slug: '([\w-]+)'/g)].map(([, slug]) => slug);

/** A form of the last row of the chapter about work, as the formatter may write it. */
const LAST_ROWS = [
  ["  { name: 'combine', slug: 'working-level14', hears: holds('salad', 1) },"],
  [
    '  {',
    "    name: 'combine',",
    "    slug: 'working-level14',",
    "    hears: ({ sentence, thing }) => sentence('pushed', { thing: thing('rock'), row: 2, column: 5 }),",
    '  },',
  ],
  [
    '  {',
    "    name: 'combine',",
    "    slug: 'working-level14',",
    '    effects: {',
    "      message: ['read', 'Moo'],",
    '    },',
    '  },',
  ],
].map((lines) => lines.join('\n'));

it.each(LAST_ROWS)('adds the row of a new command after this row: %s', (row) => {
  const table = `export const JOURNEYS = [\n${row}\n  { name: 'look', slug: 'asking-level1' },\n];\n`;
  const fourteen = () => Array.from({ length: 14 }, (_, index) => `working-level${index + 1}`);
  const { change } = newCommand(
    'hop-around',
    false,
    (path) => (path === JOURNEYS ? table : read(path)),
    (folder) => (folder.endsWith('/03-working') ? fourteen() : list(folder)),
  );
  const changed = change[JOURNEYS] ?? '';
  expect(changed).toContain(`${row}\n  // FILL IN:`);
  expect(slugsIn(changed)).toEqual(['working-level14', 'working-level15', 'asking-level1']);
});

it.each([
  ["const HELPER = 'hop_around';", true],
  ['const hop_around = 1;', false],
])('names a file of the error explainer that has the Python name: %s', (source, isNamed) => {
  const { next } = newCommand(
    'hop-around',
    false,
    (path) => (path.startsWith('python-runner/') ? source : read(path)),
    (folder) => (folder.startsWith('python-runner/') ? ['some-rows.ts'] : list(folder)),
  );
  expect(next.some((step) => step.includes('some-rows.ts'))).toBe(isNamed);
});
