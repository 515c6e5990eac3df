import { HINT_COUNT } from './build/compile-chapter-words.ts';

/** The purpose of each hint, mildest first. */
const LADDER = [
  'FILL IN: what is missing, as a question.',
  'FILL IN: **The idea:** what this level is about, in one or two sentences.',
  'FILL IN: Look at **line 4**. What is missing there?',
  'FILL IN: Fill the gap:\n\n```python\nplayer.____()\n```',
  'FILL IN: the same idea on another farm, solved:\n\n```python\nimport player\n\nplayer.move_forward(2)\n```',
];

/** The section of a new level for its chapter's file of words, with every piece that a level needs. */
export const newLevelWords = (slug: string): string => `
## ${slug}

### name

FILL IN: a name

### story

FILL IN: one fact of the farm, in at most 14 words.

### goal

FILL IN: verb, amount and place, in at most 30 words.

### tutorial

FILL IN: one new idea, and an example that is not the solution:

\`\`\`python
player.move_forward(2)
\`\`\`
${Array.from({ length: HINT_COUNT }, (_, step) => `\n### hint ${step + 1}\n\n${LADDER[step] ?? ''}\n`).join('')}
### code

- walk: walk to the carrot

### answers

- thanks: FILL IN: what Rosa says at the end, in at most 25 words.
`;
