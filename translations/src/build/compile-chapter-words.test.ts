import { describe, expect, it } from 'vitest';
import { compileChapterWords } from './compile-chapter-words.ts';

const HINTS = [1, 2, 3, 4, 5].map((step) => `### hint ${step}\n\nStep **${step}**.\n`).join('\n');
const CHAPTER = `# Loops

## loops-level1

### name

Round and
round

### story

Rabbit is hungry.

### goal

Pick 3 carrots.

### tutorial

Look:

\`\`\`python
# walk
player.move_forward()
\`\`\`

${HINTS}
### code

- walk: walk to the field
- pick-up: pick it: now!

### answers

- thanks: Thank you!
`;

describe('compileChapterWords', () => {
  it('keeps no-break spaces, and replaces all other white space with single spaces', () => {
    const { levels } = compileChapterWords(
      'l.md',
      '# L\n## a\n### goal\nSon nom\u202f: \u00ab\u00a0Lili\u00a0\u00bb\n et\tlui',
    );
    expect(levels.a?.goal).toBe('Son nom\u202f: \u00ab\u00a0Lili\u00a0\u00bb et lui');
  });

  it('reads the name, plain texts, HTML, hints, comments and answers', () => {
    expect(compileChapterWords('loops.md', CHAPTER)).toEqual({
      name: 'Loops',
      levels: {
        'loops-level1': {
          name: 'Round and round',
          story: 'Rabbit is hungry.',
          goal: 'Pick 3 carrots.',
          tutorial:
            '<p>Look:</p>\n<pre dir="ltr"><code class="language-python"># walk\nplayer.move_forward()\n</code></pre>',
          hints: [1, 2, 3, 4, 5].map((step) => `<p>Step <strong>${step}</strong>.</p>`),
          code: { walk: 'walk to the field', 'pick-up': 'pick it: now!' },
          answers: { thanks: 'Thank you!' },
        },
      },
      problems: [],
    });
  });

  it('reads questions: the text, the choices, and the reason', () => {
    const { levels, problems } = compileChapterWords(
      'loops.md',
      '# L\n## a\n### recall 1\nWhat does it say?\n\n- `3`\n- Nothing\n\nThree.\n### predict\nHow far?\n- One\n- Two\n\nTwo.',
    );
    expect(problems).toEqual([]);
    expect(levels.a).toEqual({
      recall: [
        {
          question: '<p>What does it say?</p>',
          choices: ['<code dir="ltr">3</code>', 'Nothing'],
          because: '<p>Three.</p>',
        },
      ],
      predict: { question: '<p>How far?</p>', choices: ['One', 'Two'], because: '<p>Two.</p>' },
    });
  });

  it('accepts a partly translated level', () => {
    const { levels, problems } = compileChapterWords(
      'loops.md',
      '# Bucles\n## loops-level1\n### name\nVueltas',
    );
    expect(problems).toEqual([]);
    expect(levels).toEqual({ 'loops-level1': { name: 'Vueltas' } });
  });

  it.each([
    ['## a\n### name\nx', 1, 'begin the file with "# name of the chapter"'],
    ['# L\n### name\nx', 2, '"### name" belongs under the "## slug" of a level'],
    ['# L\n## a\n### goals\nx', 3, '"goals" is no section'],
    ['# L\n## a\n### goal\nUse `x`', 3, '"goal" is plain text'],
    ['# L\n## a\n### goal\n\n### name\nx', 3, '"goal" is empty'],
    ['# L\n## a\n### hint 1\nx', 3, 'the ladder has 1 of 5 hints'],
    ['# L\n## a\n### predict\nWhat?\n- x\n- y', 3, '"predict" is a question, two to four choices'],
    ['# L\n## a\n### code\nwalk: x', 3, 'write "walk: x" as "- key: text of the comment"'],
    ['# L\n## a\n### answers\nHello!', 3, 'write "Hello!" as "- key: what is said"'],
    ['# L\n## a\n### code\n- w: x\n- w: y', 3, 'the key "w" is there twice'],
    ['# L\n## a\n### name\nx\n### name\ny', 5, '"name" of "a" is there twice'],
    ['# L\n## a\n### name\nx\n## a', 5, 'the level "a" is there twice'],
    ['# L\n## a\nx', 2, 'put the text under a "###" heading'],
    ['# L\n# M', 2, 'a chapter has one name'],
    [`# L\n## a\n### name\n${'x'.repeat(81)}`, 2, '"name": '],
  ])('reports %j at its line', (markdown, line, message) => {
    const { problems } = compileChapterWords('loops.md', markdown);
    expect(problems).toEqual([{ file: 'loops.md', line, message: expect.stringContaining(message) }]);
  });
});
