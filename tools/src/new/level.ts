import { parseYamlFile } from '@hopcode/courses/build/yaml-file';
import { courseSourceSchema } from '@hopcode/courses/formats/level-source';
import { kebab } from './names.ts';
import { type List, NewError, type Plan, type Read } from './plan.ts';

const level = (slug: string) => `# Say what is new in this level.
introduces: [${slug}]
requires: [move_forward]
ground: |
  .......
  .......
  ...#...
  ...#...
  ...#...
  .......
things:
  legend: { c: carrot }
  rows: |
    .......
    .......
    ...c...
    .......
    ...@...
    .......
goals:
  - collect: carrot
mistakes:
  one-step: incomplete
  no-brackets: incomplete
`;

const TEMPLATE = 'import player\n\n# {walk}\n';
const SOLUTION = `${TEMPLATE}player.move_forward(2)\n`;
const MISTAKES = { 'one-step': 'player.move_forward()', 'no-brackets': 'player.move_forward' };

const words = (slug: string) => `
## ${slug}

### name

A carrot ahead

### story

A carrot is ripe.

### goal

Pick the carrot.

### tutorial

Explain one new idea, with an example that is not the solution:

\`\`\`python
player.turn_left()
\`\`\`
${[1, 2, 3, 4, 5].map((step) => `\n### hint ${step}\n\nHint ${step} of 5, from a nudge to nearly the answer.\n`).join('')}
### code

- walk: walk to the carrot
`;

/** The next level of a chapter, named as `python/intro`: map, template, solution, two mistakes, and its English words. */
export const newLevel = (given: string, read: Read, list: List): Plan => {
  const [courseName = '', chapterName = ''] = given.includes('/') ? given.split('/') : ['python', given];
  const course = kebab(courseName);
  const slugOfChapter = kebab(chapterName);
  const file = `courses/${course}.yaml`;
  const { chapters = [] } = parseYamlFile(file, read(file), courseSourceSchema, []).data ?? {};
  const chapter = chapters.find(({ slug }) => slug === slugOfChapter);
  if (!chapter)
    throw new NewError(
      `${course} has the chapters ${chapters.map(({ slug }) => slug).join(', ')}, not ${slugOfChapter}.`,
    );
  const folderOfChapter = `courses/chapters/${course}/${chapter.folder}`;
  const slug = `${slugOfChapter}-level${list(folderOfChapter).length + 1}`;
  const folder = `${folderOfChapter}/${slug}`;
  const page = `translations/en/courses/${course}/${slugOfChapter}.md`;
  return {
    create: {
      [`${folder}/level.yaml`]: level(slug),
      [`${folder}/template.py`]: TEMPLATE,
      [`${folder}/solution.py`]: SOLUTION,
      ...Object.fromEntries(
        Object.entries(MISTAKES).map(([name, code]) => [
          `${folder}/mistakes/${name}.py`,
          `${TEMPLATE}${code}\n`,
        ]),
      ),
    },
    change: { [page]: `${read(page).trimEnd()}\n${words(slug)}` },
    next: [
      `Draw the map and write the goals in ${folder}/level.yaml; say under "introduces" what is new.`,
      `Write its words in ${page}.`,
      'Check it with `node courses/src/build/build.ts`, then play it.',
    ],
  };
};
