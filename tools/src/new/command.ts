import { z } from 'zod';
import { JOURNEYS, newCommandLevel } from './command-level.ts';
import { hasPythonName } from './has-python-name.ts';
import { camel, kebab, snake, title } from './names.ts';
import { addImport, addToList, type List, NewError, type Plan, type Read } from './plan.ts';

const REGISTRY = 'engine/src/commands/registry.ts';
const FOLDER = 'engine/src/commands';
const COMMANDS = /export const COMMANDS: readonly CommandDefinition\[\] = \[/;
const WORDS = 'translations/en/engine.json';
const GUIDE = 'translations/en/guide.json';

const wordsSchema = z.looseObject({ commands: z.record(z.string(), z.record(z.string(), z.string())) });

const source = (name: string, isQuestion: boolean) => {
  const [kind, outcome, note] = isQuestion
    ? [
        "'text',\n  isQuestion: true",
        '{ changes: [], value: world.player.facing }',
        'the rule, and the type that it returns. This one returns where the character faces.',
      ]
    : [
        "'nothing',\n  // FILL IN: delete this line if the command does not turn the character\n  isTurn: true",
        "{ changes: [{ type: 'turned', facing: world.player.facing }] }",
        'the rule. This one turns the character to where it already faces.',
      ];
  return `import { defineCommand } from './command.ts';

/** \`${snake(name)}()\`: FILL IN: what it does (and the section of the specification or the decision that asks for it). */
export const ${camel(name)} = defineCommand({
  name: '${snake(name)}',
  parameters: [],
  returns: ${kind},
  reasons: [],
  example: 'player.${snake(name)}()',
  // FILL IN: ${note}
  rule: (_board, world) => (${outcome}),
});
`;
};

const test = (name: string, isQuestion: boolean) => {
  const gives = isQuestion ? "value: 'up'" : "after: '.^.'";
  const row = isQuestion ? "value: 'up', after: '.^.'" : "after: '.^.', changes: ['turned']";
  return `import { describeCommand } from '../testing/command-cases.ts';
import { ${camel(name)} } from './${name}.ts';

describeCommand(${camel(name)}, { map: '.^.', ${gives} }, [
  { rule: 'FILL IN: the rule that this row shows', passes: { map: '.^.', program: '${snake(name)}()', ${row} } },
]);
`;
};

/** The sentence in the guide that names all questions. */
const TAKE_NO_TIME = /`(\w+)` and `(\w+)` take no time/;

const inGuide = (guide: string, command: string): string => {
  if (!TAKE_NO_TIME.test(guide))
    throw new NewError(`${GUIDE} has no sentence like ${TAKE_NO_TIME}: name ${command} there by hand.`);
  return guide.replace(TAKE_NO_TIME, `\`$1\`, \`$2\` and \`${command}\` take no time`);
};

/** The list of commands with a new one: a question after the other questions, another command at the end. */
const withCommand = (registry: string, name: string, questions: readonly string[]): string => {
  const lastQuestion = new RegExp(String.raw`(?:^ {2}(?:${questions.join('|')}),\n)+`, 'm');
  return questions.length > 0 && lastQuestion.test(registry)
    ? registry.replace(lastQuestion, (lines) => `${lines}  ${name},\n`)
    : addToList(registry, COMMANDS, name, REGISTRY);
};

/** The names of all questions, as the code writes them. */
const questionsIn = (read: Read, list: List): string[] =>
  list(FOLDER).flatMap((file) => {
    const text = read(`${FOLDER}/${file}`);
    const [, name] = /^export const (\w+) = defineCommand/m.exec(text) ?? [];
    return name !== undefined && /^ {2}isQuestion: true,$/m.test(text) ? [name] : [];
  });

const EXPLAINER = 'python-runner/src/explain';

/** The files of the error explainer that contain the Python name of a new command. */
const filesAbout = (command: string, read: Read, list: List): string[] =>
  list(EXPLAINER).filter(
    (file) => file.endsWith('.ts') && hasPythonName(read(`${EXPLAINER}/${file}`), command),
  );

/** What remains to do if children already try a command with this name. */
const explained = (command: string, files: readonly string[]): string[] =>
  files.length === 0
    ? []
    : [
        `The error explainer may say that \`${command}\` does not exist. Check its rows, their words and their tests in ${EXPLAINER}: ${files.join(', ')}. Then: \`npx vitest run ${EXPLAINER}\` (2 minutes).`,
      ];

/**
 * A command of the `player` module: its rule, its test, its words, its place in the registry, and its level in the
 * commands course. A question is also named in the guide, in the sentence about commands that take no time.
 */
export const newCommand = (given: string, isQuestion: boolean, read: Read, list: List): Plan => {
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
  const level = newCommandLevel(snake(name), isQuestion, read, list);
  return {
    create: {
      ...level.create,
      [`engine/src/commands/${name}.ts`]: source(name, isQuestion),
      [`engine/src/commands/${name}.test.ts`]: test(name, isQuestion),
    },
    change: {
      ...level.change,
      [REGISTRY]: withCommand(registered, camel(name), isQuestion ? questionsIn(read, list) : []),
      ...(isQuestion && { [GUIDE]: inGuide(read(GUIDE), snake(name)) }),
      [WORDS]: `${JSON.stringify({ ...words, commands }, null, 2)}\n`,
    },
    next: [
      `Write the rule in engine/src/commands/${name}.ts and its table beside it.`,
      `Write its words in ${WORDS}; each reason needs a sentence under "failures".`,
      'Add each new code of `reasons` to engine/src/commands/farm-errors.ts, or to NEVER_CAUGHT in its test if programs must not catch it.',
      `Add the words that children may try for it to OTHER_WORDS in ${EXPLAINER}/command-rows.ts, and one to python-runner/src/testing/slips-with-names.ts.`,
      `Choose its place in ${REGISTRY}, the order of the Code book: it is ${isQuestion ? `after the other questions now. If you move it, move its name in the sentence of ${GUIDE} too` : 'the last one now'}.`,
      `Write its level in ${level.folder}, the goal of the level in the words beside it, and its row in ${JOURNEYS}.`,
      'A new kind of change needs more files: engine/README.md, "Add a kind of change".',
      ...explained(snake(name), filesAbout(snake(name), read, list)),
      `Test it: \`npm run types\`, \`npm run lint\`, \`npx vitest run engine/src e2e/src/commands${isQuestion ? ' translations/src/question' : ''}\`.`,
      `Test it in the page: \`npm run e2e -- commands -g ${snake(name)}\`. It builds the site first, which takes minutes.`,
      'Then take the film strip of all commands, and look at it: `npm run picture -- commands.picture` (4 minutes).',
    ],
  };
};
