import { join } from 'node:path';
import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import { withComments } from '@hopcode/courses/checks/code-lines';
import { compileWords } from '@hopcode/translations/build/compile-words';
import { describe, expect, it } from 'vitest';
import { givenAway, strayCommands, tooLong, tooWide, tooWideIn, WIDEST_LINE } from './check-levels-words.ts';

const words = compileWords(join(import.meta.dirname, '../../translations'));
const cases = compileCoursesOrThrow().flatMap((course) =>
  course.levels.map(({ level, solution }) => {
    const own = words.files.get(`en/courses/${level.courseId}.json`)?.levels[level.slug];
    return [level.slug, { ...level, solution }, own ?? {}] as const;
  }),
);

const many = (count: number): string => Array(count).fill('hen').join(' ');

describe('tooLong', () => {
  it.each([
    [{ story: `${many(14)}.` }, []],
    [{ story: `${many(8)}. ${many(7)}.` }, ['the story has 15 words, 14 are the limit']],
    [{ goal: `${many(15)}.` }, []],
    [{ goal: `Use math.comb for ${many(12)}.` }, []],
    [{ goal: `${many(16)}.` }, [`say it in two sentences: ${many(16)}.`]],
    [{ goal: `Say "${many(11)}!" ${many(11)}.` }, []],
    [{ tutorial: `<p>The label &quot;${many(11)}&quot; &amp; ${many(2)}.</p>` }, []],
    [{ tutorial: `<p>Say &quot;${many(11)}!&quot; ${many(11)}.</p>` }, []],
    [{ goal: `${many(15)}. ${many(15)}.` }, []],
    [{ hints: [`<p>${many(14)} <code dir="ltr">a = b + c</code></p><ul><li>${many(15)}</li></ul>`] }, []],
    [{ hints: [`<p>${many(11)}:</p><pre><code>${many(50)}</code></pre><p>${many(11)}.</p>`] }, []],
    [
      {
        goal: Array(3)
          .fill(`${many(12)}.`)
          .join(' '),
      },
      ['the goal has 36 words, 30 are the limit'],
    ],
    [
      {
        tutorial: Array(8)
          .fill(`<p>${many(12)}.</p>`)
          .join(''),
      },
      ['the tutorial has 96 words, 90 are the limit'],
    ],
  ])('finds long sentences, goals and tutorials, example %#', (level, problems) => {
    expect(tooLong(level)).toEqual(problems);
  });
});

describe('givenAway', () => {
  const template = 'import player\nhens = 2\n';
  const solution = 'import player\nhens = 2\nwhile hens < 9:\n    hens += 1\n    player.turn_left()\n';

  it.each([
    [['<p>Write <code dir="ltr">hens += 1</code>.</p>'], ['hens += 1']],
    [['', '<pre><code>while hens &lt; 9:\n    eggs += 1</code></pre>'], ['while hens < 9:']],
    [['<code>hens = 2</code> and <code>player.turn_left()</code>'], []],
    [['', '', '', '<code>hens += 1</code>'], []],
  ])('finds lines of the solution in the first hints, example %#', (hints, lines) => {
    expect(givenAway(template, solution, hints)).toEqual(lines);
  });
});

describe('strayCommands', () => {
  const solution = 'import player\nplayer.turn_left()\nplayer.write(name)\n';

  it.each([
    ['<pre><code>player.turn_left()\nplayer.write(____)</code></pre>', []],
    ['<pre><code>player.____()\nplayer.turn_____()\nplayer.turn____()</code></pre>', []],
    ['<pre><code>player.speak(____)</code></pre>', ['speak']],
  ])('finds commands that do not solve the level, example %#', (hint, commands) => {
    expect(strayCommands('import player\n', solution, ['', '', '', hint])).toEqual(commands);
  });
});

describe('tooWideIn', () => {
  it.each([
    [`<pre><code>${'a'.repeat(43)}\nb</code></pre><p>${'c'.repeat(50)}</p>`, []],
    [`<pre><code>a\n${'b'.repeat(44)}</code></pre>`, ['b'.repeat(44)]],
    [`<pre><code>${'&lt;'.repeat(43)}</code></pre>`, []],
  ])('finds wide lines of programs, example %#', (html, lines) => {
    expect(tooWideIn([html])).toEqual(lines);
  });
});

describe('words of the levels', () => {
  it.each(cases)('%s has short sentences', (_slug, _level, own) => {
    expect(tooLong(own)).toEqual([]);
  });

  // The page shows the goal next to the values of every farm.
  it.each(cases.filter(([, { variants = [] }]) => variants.length > 0))(
    '%s has a goal without the numbers of one farm',
    (_slug, _level, own) => {
      expect(own.goal).not.toMatch(/\bhere\b[^.]*\d/i);
    },
  );

  it.each(cases)('%s does not reveal its lines in the first three hints', (_slug, level, own) => {
    expect(givenAway(level.codeTemplate, level.solution, own.hints ?? [])).toEqual([]);
  });

  // In a level with the role `make` or without goals, the learner chooses the commands.
  it.each(cases.filter(([, { role, free }]) => role !== 'make' && !free))(
    '%s has a hint with gaps with the commands of its solution',
    (_slug, level, own) => {
      expect(strayCommands(level.codeTemplate, level.solution, own.hints ?? [])).toEqual([]);
    },
  );

  it.each(cases)(
    `%s has starter code with at most ${WIDEST_LINE} characters in a line`,
    (_slug, level, own) => {
      expect(tooWide(withComments(level.codeTemplate, own.code ?? {}))).toEqual([]);
    },
  );

  it.each(cases)(
    `%s has at most ${WIDEST_LINE} characters in a line of its tutorial and hints`,
    (_slug, _level, own) => {
      expect(tooWideIn([own.tutorial ?? '', ...(own.hints ?? [])])).toEqual([]);
    },
  );
});
