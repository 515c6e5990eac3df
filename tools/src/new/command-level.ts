import { title } from './names.ts';
import { type List, NewError, type Read } from './plan.ts';

const CHAPTER = 'e2e/commands/chapters/commands/03-working';
const WORDS = 'e2e/commands/words/en/courses/commands/working.md';
export const JOURNEYS = 'e2e/src/commands/journey-table.ts';

const yaml = (command: string) => `# ${command}: FILL IN: what the level shows.
introduces: [${command}]
requires: [move_forward]
ground: |
  ...........
  .,,........
  ,,,......,.
  ...........
  ...........
  ........,,.
  .........,,
  ...........
scenery:
  legend: { p: flower-pink, y: flower-yellow, c: flower-cream, T: tree-apple, b: bush-berry }
  rows: |
    ...........
    .......p...
    ...........
    ...........
    ...........
    y..........
    .........c.
    T........b.
things:
  legend: { X: xmarkGold }
  rows: |
    ...........
    ...........
    ...........
    .....X.....
    ...........
    ...........
    .....@.....
    ...........
goals:
  - reach: X
mistakes:
  too-short: incomplete
  forgets-it: incomplete
`;

const words = (slug: string, command: string) => `
## ${slug}

### name

${title(command.replaceAll('_', '-'))}

### story

Everything on this farm waits for your program.

### goal

FILL IN: what to do, like this: Walk to the mark and make a salad.

### tutorial

Write your program below the comment. This is how a command looks:

\`\`\`python
player.${command}()
\`\`\`

### hint 1

Read the goal once more, step by step.

### hint 2

A command has a name and brackets, like \`${command}()\`.

### hint 3

Begin on **line 3**.

### hint 4

Fill the gap:

\`\`\`python
player.____()
\`\`\`

### hint 5

On another farm, this is one line of the program:

\`\`\`python
player.${command}()
\`\`\`

### code

- here: your program
`;

const program = (...lines: readonly string[]) => ['import player', '', ...lines, ''].join('\n');

/** The table of journeys with a row for the new level after those of its chapter. */
const withRow = (table: string, lastSlug: string, slug: string, command: string): string => {
  const last = table.lastIndexOf(`slug: '${lastSlug}'`);
  const end = last === -1 ? -1 : table.indexOf('},\n', last);
  if (end === -1)
    throw new NewError(`${JOURNEYS} has no row of ${lastSlug}: add one for ${command} by hand.`);
  const row = `  // FILL IN: what a learner notices: \`bubble\`, \`message\`, \`prints\`, or \`hears\` for the farm's sentence.
  { name: '${command}', slug: '${slug}', hears: walks('moved', 3, 3, 5) },
`;
  const at = end + '},\n'.length;
  return table.slice(0, at) + row + table.slice(at);
};

/** The level of a new command in the course of the journeys: its files, its words and its row in their table. */
export const newCommandLevel = (command: string, read: Read, list: List) => {
  const count = list(CHAPTER).length;
  const slug = `working-level${count + 1}`;
  const folder = `${CHAPTER}/${slug}`;
  return {
    folder,
    create: {
      [`${folder}/level.yaml`]: yaml(command),
      [`${folder}/template.py`]: program('# {here}'),
      [`${folder}/solution.py`]: program('# {here}', 'player.move_forward(3)', `player.${command}()`),
      [`${folder}/mistakes/too-short.py`]: program('player.move_forward(2)', `player.${command}()`),
      [`${folder}/mistakes/forgets-it.py`]: program('player.move_forward(1)'),
    },
    change: {
      [WORDS]: `${read(WORDS).trimEnd()}\n${words(slug, command)}`,
      [JOURNEYS]: withRow(read(JOURNEYS), `working-level${count}`, slug, command),
    },
  };
};
