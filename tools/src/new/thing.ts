import { z } from 'zod';
import { camel, kebab, title } from './names.ts';
import { type List, NewError, type Plan, type Read } from './plan.ts';

const COLLECTABLES = 'engine/src/things/collectables.ts';
const WORDS = 'translations/en/engine.json';

const wordsSchema = z.record(z.string(), z.unknown());
const thingsSchema = z.record(z.string(), z.string());

/** A question mark, as a first drawing that differs from every other item. */
const DRAWING = `
..qqqq..
.qq..qq.
.....qq.
....qq..
...qq...
...qq...
........
...qq...`;

/**
 * Inserts text before the end of a block in a file. `start` matches the start of the block, and `end` is the text that
 * ends it.
 */
const insertBefore = (text: string, start: RegExp, end: string, added: string, path: string): string => {
  const from = start.exec(text);
  const at = from === null ? -1 : text.indexOf(end, from.index);
  if (at === -1) throw new NewError(`${path} has no block that starts as ${start}: add it there by hand.`);
  return text.slice(0, at) + added + text.slice(at);
};

/** Adds the words of a new thing to the words of all things, after those of another thing or at the end. */
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

const DRAWINGS = 'art/src/items';

/** Types by family, in the order of the file. */
const familiesIn = (collectables: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...collectables.matchAll(/^ {2}(\w+): \[([^\]]*)\]/gm)].map(([, family = '', names = '']) => [
      family,
      [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
    ]),
  );

/** The path of the file with the drawing of a type; undefined if there is none. */
const drawingOf = (type: string, read: Read, list: List): string | undefined =>
  list(DRAWINGS)
    .map((file) => `${DRAWINGS}/${file}`)
    .find((path) => new RegExp(`^ {2}${type}: item\\(`, 'm').test(read(path)));

/** Adds a type at the end of its family. The list may be on one line; Biome formats it. */
const withType = (collectables: string, family: string, type: string): string =>
  collectables.replace(new RegExp(`^( {2}${family}: \\[[^\\]]*?),?\\s*\\]`, 'm'), (_, names: string) =>
    names.includes('\n') ? `${names},\n    '${type}',\n  ]` : `${names}, '${type}']`,
  );

/** A thing that can be picked up and held, named <family>/<name>: its type, its drawing and its words. */
export const newThing = (given: string, read: Read, list: List): Plan => {
  const [familyName = '', thingName, ...rest] = given.split('/');
  if (thingName === undefined || rest.length > 0)
    throw new NewError(`'${given}' is no thing: name it <family>/<name>, like fruits/dragon-fruit.`);
  const [family, type] = [kebab(familyName), camel(kebab(thingName))];
  const families = familiesIn(read(COLLECTABLES));
  const names = families.get(family);
  if (!names)
    throw new NewError(
      `The families of things are ${[...families.keys()].join(', ')}, not ${family}. They are those of ${COLLECTABLES}; the files of ${DRAWINGS} have families of their own.`,
    );
  const [known] = [...families].find(([, types]) => types.includes(type)) ?? [];
  if (known !== undefined)
    throw new NewError(
      `There is already a thing ${type} in ${known}; its drawing is in ${drawingOf(type, read, list) ?? DRAWINGS}.`,
    );
  const art = `${DRAWINGS}/${family}.ts`;
  const words = wordsSchema.parse(JSON.parse(read(WORDS)));
  const name = title(kebab(thingName)).toLowerCase();
  const things = withWords(thingsSchema.parse(words.things), names.at(-1), {
    [`${type}_one`]: `FILL IN: ${name}`,
    [`${type}_other`]: `FILL IN: ${name}, more than one`,
  });
  const drawing = `  // FILL IN: a drawing of at most 12 x 12 that looks like no other item.\n  ${type}: item(\`${DRAWING}\`, { q: 'gold:3' }),\n`;
  return {
    create: {},
    change: {
      [COLLECTABLES]: withType(read(COLLECTABLES), family, type),
      [art]: insertBefore(read(art), /ItemFamily/, '\n} as const satisfies', `\n${drawing}`.trimEnd(), art),
      [WORDS]: `${JSON.stringify({ ...words, things }, null, 2)}\n`,
    },
    next: [
      `Draw it in ${art}, or move the drawing to another file of ${DRAWINGS}.`,
      'Run `npm run sheets -w art`, look at docs/art/items.png, and commit it too: a test compares it.',
      `Write its two words in ${WORDS}.`,
      'Pack its picture into the atlas and weigh it: `npm run build` (minutes), then `node web/src/build/weigh-first-visit.ts`, whose last lines say what is too large.',
      'Test it: `npx vitest run art/src engine/src/things`.',
      'The level creator offers it without more work.',
      'Use it in a level: `npm run new -- level python/intro`.',
    ],
  };
};
