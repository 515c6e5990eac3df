import { loadCatalogue } from '@hopcode/courses/catalogue';
import { OWN_FARM } from '@hopcode/courses/formats/creative-chapter';
import { furnish, type Gift } from '@hopcode/courses/own-farm/furnish';
import { isGiftName } from '@hopcode/courses/own-farm/gift-kinds';
import { FARM_IDEAS } from '@hopcode/courses/own-farm/ideas';
import { playableLevel } from '@hopcode/courses/playable-level';
import { buildPythonRunner } from '@hopcode/python-runner/build/build';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { afterAll, describe, expect, it } from 'vitest';

await buildPythonRunner();
const runner = createNodeRunner();
afterAll(() => runner.dispose());

const catalogue = loadCatalogue();
const data = catalogue.level('python', OWN_FARM);
if (!data) throw new Error('There is no own farm');
const base = playableLevel(data);

const everything = catalogue.courses().flatMap(({ id, chapters }) =>
  chapters.flatMap(({ levels, brings }) =>
    levels.flatMap((slug, index): Gift[] => {
      const name = brings?.[index] ?? '';
      return isGiftName(name) ? [{ key: `${id}/${slug}`, name }] : [];
    }),
  ),
);

const FARMS = [
  ['without gifts', base],
  ['with every gift', furnish(base, everything, new Map()).level],
] as const;

/** Plays a program in the shipped Python. If the program asks a question, the answer is yes. */
const play = async (code: string, level: typeof base) => {
  const first = await runner.run({ code, level, answers: [] });
  return first.end.status === 'question' ? await runner.run({ code, level, answers: [true] }) : first;
};

describe.each(FARMS)('the own farm %s', (_, level) => {
  it.each(FARM_IDEAS.map(({ id, code }) => [id, code] as const))('plays the idea %s', async (_id, code) => {
    const { end, events } = await play(code, level);
    expect(end).toEqual({ status: 'finished' });
    const changes = events.flatMap((event) => (event.kind === 'command' ? event.changes : []));
    expect(changes.length).toBeGreaterThan(0);
  });
});
