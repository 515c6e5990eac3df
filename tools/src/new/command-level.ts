import { title } from './names.ts';
import { type List, NewError, type Read } from './plan.ts';

const COURSE = 'e2e/commands';
export const JOURNEYS = 'e2e/src/commands/journey-table.ts';

type Program = readonly string[];

/** The parts of a new level: for a command that acts, or for a question. */
type Form = {
  readonly chapter: string;
  readonly slug: string;
  /** The things on the map: a line of the legend, and the row of the map that contains them. */
  readonly things: readonly [legend: string, row: string];
  readonly goals: string;
  /** What the author must decide about the mistakes; undefined if nothing is open. */
  readonly mistakesNote?: string;
  readonly goalWords: string;
  readonly solution: Program;
  readonly mistakes: Readonly<Record<string, readonly [reason: string, program: Program]>>;
  /** What a learner notices, for the table of journeys. */
  readonly effect: string;
  readonly effectNote: string;
};

const action = (command: string): Form => ({
  chapter: '03-working',
  slug: 'working',
  things: ['X: xmarkGold', '.....X.....'],
  goals: '  - reach: X',
  goalWords: 'Walk to the mark and make a salad.',
  solution: ['player.move_forward(3)', `player.${command}()`],
  mistakes: {
    'too-short': ['incomplete', ['player.move_forward(2)', `player.${command}()`]],
    'forgets-it': ['incomplete', ['player.move_forward(3)']],
  },
  mistakesNote: `choose goals that are not met without ${command}(), so that forgets-it is incomplete. If no kind of goal notices the command, delete forgets-it here and in mistakes/.`,
  effect: "hears: walks('moved', 3, 3, 5)",
  effectNote: "what a learner notices: `bubble`, `message`, `prints`, or `hears` for the farm's sentence.",
});

const question = (command: string): Form => ({
  chapter: '04-asking',
  slug: 'asking',
  things: ['p: pumpkin', '.....p.....'],
  goals: '  - assign: seen\n    equals: up',
  goalWords: 'Walk 1 step and store what you see ahead in the variable seen.',
  solution: ['player.move_forward()', `seen = player.${command}()`],
  mistakes: {
    'other-name': ['variable-missing', ['player.move_forward()', `saw = player.${command}()`]],
    'turns-first': ['variable-not-equal', ['player.turn_left()', `seen = player.${command}()`]],
  },
  effect: "prints: ['print(seen)', 'up']",
  effectNote: 'a line that prints the value, and what it prints.',
});

const yaml = (
  command: string,
  { things: [legend, row], goals, mistakes, mistakesNote }: Form,
) => `# ${command}: FILL IN: what the level shows.
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
  legend: { ${legend} }
  rows: |
    ...........
    ...........
    ...........
    ${row}
    ...........
    ...........
    .....@.....
    ...........
goals:
${goals}
mistakes:
${mistakesNote === undefined ? '' : `  # FILL IN: ${mistakesNote}\n`}${Object.entries(mistakes)
  .map(([name, [reason]]) => `  ${name}: ${reason}\n`)
  .join('')}`;

const words = (slug: string, command: string, goal: string) => `
## ${slug}

### name

${title(command.replaceAll('_', '-'))}

### story

Everything on this farm is waiting for your program.

### goal

FILL IN: what to do, like this: ${goal}

### tutorial

Write your program below the comment. This is what a command looks like:

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

const program = (lines: Program) => ['import player', '', ...lines, ''].join('\n');

/** The table of journeys, with a row for the new level after the rows of its chapter. */
const withRow = (table: string, lastSlug: string, slug: string, command: string, form: Form): string => {
  const last = table.lastIndexOf(`slug: '${lastSlug}'`);
  // A row is one line, or several lines of which the last one is indented like the first.
  const [ending = ''] = /^.* \},\n|^[\s\S]*?\n {2}\},\n/.exec(last === -1 ? '' : table.slice(last)) ?? [];
  if (ending === '')
    throw new NewError(`${JOURNEYS} has no row of ${lastSlug}: add one for ${command} by hand.`);
  const row = `  // FILL IN: ${form.effectNote}
  { name: '${command}', slug: '${slug}', ${form.effect} },
`;
  const at = last + ending.length;
  return table.slice(0, at) + row + table.slice(at);
};

/** The level of a new command in the commands course: its files, its words, and its row in the table of journeys. */
export const newCommandLevel = (command: string, isQuestion: boolean, read: Read, list: List) => {
  const form = isQuestion ? question(command) : action(command);
  const chapter = `${COURSE}/chapters/commands/${form.chapter}`;
  const page = `${COURSE}/words/en/courses/commands/${form.slug}.md`;
  const count = list(chapter).length;
  const slug = `${form.slug}-level${count + 1}`;
  const folder = `${chapter}/${slug}`;
  return {
    folder,
    create: {
      [`${folder}/level.yaml`]: yaml(command, form),
      [`${folder}/template.py`]: program(['# {here}']),
      [`${folder}/solution.py`]: program(['# {here}', ...form.solution]),
      ...Object.fromEntries(
        Object.entries(form.mistakes).map(([name, [, lines]]) => [
          `${folder}/mistakes/${name}.py`,
          program(lines),
        ]),
      ),
    },
    change: {
      [page]: `${read(page).trimEnd()}\n${words(slug, command, form.goalWords)}`,
      [JOURNEYS]: withRow(read(JOURNEYS), `${form.slug}-level${count}`, slug, command, form),
    },
  };
};
