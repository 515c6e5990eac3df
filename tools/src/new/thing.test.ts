import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { newThing } from './thing.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const list = (folder: string) => readdirSync(join(ROOT, folder));

it('a new thing only adds lines to the existing files, in the place of its family', () => {
  const { change } = newThing('fruits/moon-melon', read, list);
  const added = /moonMelon|FILL IN: a drawing|^[.q]{8}(`, \{ q: 'gold:3' \}\),)?$/;
  for (const [path, text] of Object.entries(change)) {
    const lines = text.split('\n');
    expect(lines.some((line) => line.includes('moonMelon'))).toBe(true);
    expect([path, lines.filter((line) => !added.test(line)).join('\n')]).toEqual([path, read(path)]);
  }
});

it('adds to a family whose list is on one line', () => {
  const { change } = newThing('eggs/moon-egg', read, list);
  expect(change['engine/src/things/collectables.ts']).toContain("'goldenEgg', 'moonEgg'],");
});

it.each([
  [
    'fruits/strawberry',
    'There is already a thing strawberry in fruits; its drawing is in art/src/items/berries.ts.',
  ],
  ['berries/moon-berry', 'are fruits, vegetables, eggs, materials, kitchen, belongings, seeds, not berries.'],
])('refuses %s', (name, message) => {
  expect(() => newThing(name, read, list)).toThrow(message);
});
