import { z } from 'zod';
import { JOURNEYS, newCommandLevel } from './command-level.ts';
import { camel, kebab, snake, title } from './names.ts';
import { addImport, addToList, type List, type Plan, type Read } from './plan.ts';

const REGISTRY = 'engine/src/commands/registry.ts';
const WORDS = 'translations/en/engine.json';

const wordsSchema = z.looseObject({ commands: z.record(z.string(), z.record(z.string(), z.string())) });

const source = (name: string) => `import { defineCommand } from './command.ts';

/** \`${snake(name)}()\`: FILL IN: what it does (and the section of the specification or the decision that asks for it). */
export const ${camel(name)} = defineCommand({
  name: '${snake(name)}',
  parameters: [],
  returns: 'nothing',
  reasons: [],
  example: 'player.${snake(name)}()',
  // FILL IN: the rule. This one turns the character to where it already faces.
  rule: (_board, world) => ({ changes: [{ type: 'turned', facing: world.player.facing }] }),
});
`;

const test = (name: string) => `import { describeCommand } from '../testing/command-cases.ts';
import { ${camel(name)} } from './${name}.ts';

describeCommand(${camel(name)}, { map: '.^.', after: '.^.' }, [
  { rule: 'FILL IN: the rule that this row shows', passes: { map: '.^.', program: '${snake(name)}()', after: '.^.', changes: ['turned'] } },
]);
`;

/**
 * A command of the `player` module: its rule, its test, its words, its place in the registry, and its level in the course
 * of the journeys.
 */
export const newCommand = (given: string, read: Read, list: List): Plan => {
  const name = kebab(given.replaceAll('_', '-'));
  const words = wordsSchema.parse(JSON.parse(read(WORDS)));
  const commands = {
    ...words.commands,
    [snake(name)]: {
      title: title(name),
      summary: 'FILL IN: what it does, in a few words.',
      detail: 'FILL IN: what happens, what goes in the brackets, where it works, for a child.',
    },
  };
  const registered = addImport(read(REGISTRY), `import { ${camel(name)} } from './${name}.ts';`);
  const level = newCommandLevel(snake(name), read, list);
  return {
    create: {
      ...level.create,
      [`engine/src/commands/${name}.ts`]: source(name),
      [`engine/src/commands/${name}.test.ts`]: test(name),
    },
    change: {
      ...level.change,
      [REGISTRY]: addToList(
        registered,
        /export const COMMANDS: readonly CommandDefinition\[\] = \[/,
        camel(name),
        REGISTRY,
      ),
      [WORDS]: `${JSON.stringify({ ...words, commands }, null, 2)}\n`,
    },
    next: [
      `Write the rule in engine/src/commands/${name}.ts and its table beside it.`,
      `Write its words in ${WORDS}; each reason needs a sentence under "failures".`,
      `Choose its place in ${REGISTRY}, the order of the Code book: it is the last one now.`,
      `Write its level in ${level.folder}, the goal of the level in the words beside it, and its row in ${JOURNEYS}.`,
      'A new kind of change needs more files: engine/README.md, "Add a kind of change".',
      'Test it: `npm run types`, `npm run lint`, `npx vitest run engine/src e2e/src/commands`.',
      `Test it in the page: \`npm run e2e -- commands -g ${snake(name)}\`.`,
    ],
  };
};
