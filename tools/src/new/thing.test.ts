import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { newThing } from './thing.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it('a new thing only adds lines to the existing files, in the place of its family', () => {
  const { change } = newThing('fruits/moon-melon', read);
  const added = /moonMelon|FILL IN: a drawing|^[.q]{8}(`, \{ q: 'gold:3' \}\),)?$/;
  for (const [path, text] of Object.entries(change)) {
    const lines = text.split('\n');
    expect(lines.some((line) => line.includes('moonMelon'))).toBe(true);
    expect([path, lines.filter((line) => !added.test(line)).join('\n')]).toEqual([path, read(path)]);
  }
});
