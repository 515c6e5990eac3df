import { camel, kebab } from './names.ts';
import { addImport, addToList, type Plan, type Read } from './plan.ts';

const REGISTRY = 'engine/src/goals/registry.ts';
const FORMAT = 'engine/src/formats/level.ts';

const source = (name: string) => `import { defineGoalKind } from './goal-kind.ts';

/** FILL IN: what has to happen (and the section of the specification or the decision that asks for it). */
export const ${camel(name)}Goal = defineGoalKind({ action: '${name}', met: 'scored' });
`;

/**
 * A kind of goal that a command scores, named after the command's action: its file, and its places in the two lists.
 */
export const newGoal = (given: string, read: Read): Plan => {
  const name = kebab(given);
  const imported = addImport(read(REGISTRY), `import { ${camel(name)}Goal } from './${name}.ts';`);
  return {
    create: { [`engine/src/goals/${name}.ts`]: source(name) },
    change: {
      [REGISTRY]: addToList(
        imported,
        /GOAL_KINDS: readonly GoalKind\[\] = \[/,
        `${camel(name)}Goal`,
        REGISTRY,
      ),
      [FORMAT]: [/itemActionSchema = z\.enum\(\[/, /goalActionSchema = z\.enum\(\[/].reduce(
        (text, list) => addToList(text, list, `'${name}'`, FORMAT),
        read(FORMAT),
      ),
    },
    next: [
      'Let a command score it, with rows in its test: engine/src/commands/close.ts does so on an X mark (goalsHere and scoredGoal in interaction.ts), push.ts without one.',
      `Say in courses/src/build/goal-forms.ts how a level.yaml writes it, and in courses/README.md.`,
      'Say it in words in translations/en/ui.json (goals), and choose its icon in web/src/features/play/goals/goal-icon.tsx.',
      'Let the level creator offer it: web/src/features/creator/model/command-forms.ts and farm-commands.ts, the tables of editor-events.test.ts there, and `goal` and `command` in translations/en/creator.json.',
      'Run `node contract/src/build/openapi.ts`.',
      'Use it in a level of e2e/commands: that of its command, or a copy of another level with its words and a row in e2e/src/commands/journey-table.ts.',
      'Test it: `npm run types`, then `npx vitest run engine/src courses/src contract/src web/src/features/creator web/src/features/play/goals e2e/src/commands`.',
    ],
  };
};
