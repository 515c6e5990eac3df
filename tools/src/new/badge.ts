import { z } from 'zod';
import { camel, kebab, title } from './names.ts';
import { addImport, addToList, type List, NewError, type Plan, type Read } from './plan.ts';

const IDS = 'contract/src/badge/badge-id.ts';
const REGISTRY = 'server/src/badge/registry.ts';
const RULES = 'server/src/badge/rules';
const COLLECTABLES = 'engine/src/things/collectables.ts';
const WORDS = 'translations/en/badge.json';

const wordsSchema = z.looseObject({
  name: z.record(z.string(), z.string()),
  how: z.record(z.string(), z.string()),
});

const source = (name: string, picture: string) => `import { defineBadge } from '../badge.ts';
import { doneLevels } from '../facts.ts';

/** FILL IN: what the student did, in one sentence. */
export const ${camel(name)} = defineBadge({
  id: '${name}',
  // FILL IN: a sprite of the atlas that fits and that no other badge has.
  picture: '${picture}',
  metal: 'bronze',
  need: 1,
  // FILL IN: what it counts. \`ofRun\` counts in one finishing run instead, \`ofProgress\` in what the server stores.
  ofProgress: ({ levels }) => levels.length,
  examples: {
    enough: { levels: doneLevels(1) },
    tooLittle: {},
  },
});
`;

/** A picture of a thing that is not the picture of any badge yet. */
const freePicture = (read: Read, list: List): string => {
  const rules = list(RULES).map((file) => read(`${RULES}/${file}`));
  const free = [...read(COLLECTABLES).matchAll(/^ {4}'(\w+)',$/gm)]
    .map(([, type]) => `item/${type}`)
    .find((picture) => !rules.some((rule) => rule.includes(`'${picture}'`)));
  if (free === undefined) throw new NewError('Every thing is the picture of a badge: draw a new one first.');
  return free;
};

/** A badge with a name such as `early-bird`: its rule with two examples, its words, and its places in the two lists. */
export const newBadge = (given: string, read: Read, list: List): Plan => {
  const name = kebab(given);
  const words = wordsSchema.parse(JSON.parse(read(WORDS)));
  if (name in words.name) throw new NewError(`There is already a badge ${name}.`);
  const rule = `${RULES}/${name}.ts`;
  const imported = addImport(read(REGISTRY), `import { ${camel(name)} } from './rules/${name}.ts';`);
  return {
    create: { [rule]: source(name, freePicture(read, list)) },
    change: {
      [IDS]: addToList(read(IDS), /BADGE_IDS = \[/, `'${name}'`, IDS),
      [REGISTRY]: addToList(imported, /BADGES: readonly Badge\[\] = \[/, camel(name), REGISTRY),
      [WORDS]: `${JSON.stringify(
        {
          ...words,
          name: { ...words.name, [name]: `FILL IN: ${title(name)}` },
          how: { ...words.how, [name]: 'FILL IN: how a child earns it.' },
        },
        null,
        2,
      )}\n`,
    },
    run: [['node', 'contract/src/build/openapi.ts']],
    next: [
      `Write the rule and its two examples in ${rule}; server/src/badge/facts.ts lists what rules can count.`,
      `Choose its place on the shelf: the same one in ${IDS} and ${REGISTRY}.`,
      `Write its name and how to earn it in ${WORDS}, and in the other languages that have this file.`,
    ],
  };
};
