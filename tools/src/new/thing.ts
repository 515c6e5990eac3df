import { z } from 'zod';
import { camel, kebab, title } from './names.ts';
import { NewError, type Plan, type Read } from './plan.ts';

const COLLECTABLES = 'engine/src/things/collectables.ts';
const WORDS = 'translations/en/engine.json';

const wordsSchema = z.record(z.string(), z.unknown());
const thingsSchema = z.record(z.string(), z.string());

/** A question mark, which differs from every other item. */
const DRAWING = `
..qqqq..
.qq..qq.
.....qq.
....qq..
...qq...
...qq...
........
...qq...`;

/** Inserts a text before the first line that ends a block, searching from a place in the file. */
const insertBefore = (text: string, start: RegExp, end: string, added: string, path: string): string => {
  const from = start.exec(text);
  const at = from === null ? -1 : text.indexOf(end, from.index);
  if (at === -1) throw new NewError(`${path} has no block that starts as ${start}: add it there by hand.`);
  return text.slice(0, at) + added + text.slice(at);
};

/** The words of the things with those of a new one, after the words of another thing or at the end. */
const withWords = (
  words: Readonly<Record<string, string>>,
  before: string | undefined,
  added: Readonly<Record<string, string>>,
): Record<string, string> => {
  const entries = Object.entries(words);
  const at = entries.findLastIndex(([key]) => key.replace(/_[a-z]+$/, '') === before);
  return Object.fromEntries(
    entries.toSpliced(at === -1 ? entries.length : at + 1, 0, ...Object.entries(added)),
  );
};

/** The last type in a family. */
const lastOf = (collectables: string, family: string): string | undefined => {
  const [, names = ''] = new RegExp(`^ {2}${family}: \\[([^\\]]*)`, 'm').exec(collectables) ?? [];
  return [...names.matchAll(/'(\w+)'/g)].at(-1)?.[1];
};

/** A thing that can be picked up and held, named <family>/<name>: its type, its drawing and its words. */
export const newThing = (given: string, read: Read): Plan => {
  const [familyName = '', thingName, ...rest] = given.split('/');
  if (thingName === undefined || rest.length > 0)
    throw new NewError(`'${given}' is no thing: name it <family>/<name>, as fruits/dragon-fruit.`);
  const [family, type] = [kebab(familyName), camel(kebab(thingName))];
  const families = [...read(COLLECTABLES).matchAll(/^ {2}(\w+): \[$/gm)].map(([, name]) => name);
  if (!families.includes(family))
    throw new NewError(`The families of things are ${families.join(', ')}, not ${family}.`);
  if (new RegExp(`'${type}'`).test(read(COLLECTABLES)))
    throw new NewError(`There is already a thing ${type}.`);
  const art = `art/src/items/${family}.ts`;
  const words = wordsSchema.parse(JSON.parse(read(WORDS)));
  const name = title(kebab(thingName)).toLowerCase();
  const things = withWords(thingsSchema.parse(words.things), lastOf(read(COLLECTABLES), family), {
    [`${type}_one`]: `FILL IN: ${name}`,
    [`${type}_other`]: `FILL IN: ${name}, more than one`,
  });
  const drawing = `  // FILL IN: a drawing of at most 12 x 12 that looks like no other item.\n  ${type}: item(\`${DRAWING}\`, { q: 'gold:3' }),\n`;
  return {
    create: {},
    change: {
      [COLLECTABLES]: insertBefore(
        read(COLLECTABLES),
        new RegExp(`^ {2}${family}: \\[`, 'm'),
        '  ],',
        `    '${type}',\n`,
        COLLECTABLES,
      ),
      [art]: insertBefore(read(art), /ItemFamily/, '\n} as const satisfies', `\n${drawing}`.trimEnd(), art),
      [WORDS]: `${JSON.stringify({ ...words, things }, null, 2)}\n`,
    },
    next: [
      `Draw it in ${art}; \`npm run sheets -w art\` shows it beside the others.`,
      `Write its two words in ${WORDS}.`,
      'Pack its picture into the atlas: `npm run build`.',
      'Use it in a level: `npm run new -- level python/intro`.',
    ],
  };
};
