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
      [FORMAT]: addToList(read(FORMAT), /goalActionSchema = z\.enum\(\[/, `'${name}'`, FORMAT),
    },
    next: [
      `Let a command score it: see scoredGoal in engine/src/commands/push.ts, with rows in its test.`,
      `Say in courses/src/build/goal-forms.ts how a level.yaml writes it, and in courses/README.md.`,
      'Say it in words in translations/en/ui.json (goals).',
      'Copy a level of e2e/commands/chapters with its words in e2e/commands/words, and add its row to e2e/src/commands/journey-table.ts.',
    ],
  };
};
