import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import type { CourseWordsFile } from '@hopcode/translations/formats/course-words';
import { describe, expect, it } from 'vitest';
import { missingWords } from './missing-words.ts';

const [course] = compileCoursesOrThrow();
if (!course) throw new Error('there is no course');
const [first] = course.levels;
if (!first) throw new Error('there is no level');
const chapter = { id: 1, slug: 'intro', levels: ['one'], quiz_exists: false };
const small = {
  ...course,
  outline: { ...course.outline, id: 'small', chapters: [chapter] },
  levels: [{ ...first, level: { ...first.level, slug: 'one', predict: { answer: 2 } } }],
};

const question = (...choices: string[]) => ({ question: 'What?', choices, because: 'So.' });
const words = (change: Partial<CourseWordsFile> = {}): CourseWordsFile => ({
  course: { name: 'Small', description: '', chapters: { intro: 'Start' } },
  levels: { one: { predict: question('a', 'b', 'c') } },
  ...change,
});

describe('missingWords', () => {
  it.each([
    [words(), []],
    [undefined, ['small: write translations/en/courses/small/course.md']],
    [words({ levels: {} }), ['small: the level "one" has no words']],
    [words({ levels: { one: {} } }), ['small: "one" asks a question: write "### predict"']],
    [
      words({ levels: { one: { predict: question('a', 'b') } } }),
      ['small: "one": "predict" has too few choices'],
    ],
    [
      words({ levels: { one: { predict: question('a', 'b', 'c'), recall: [question('a', 'b')] } } }),
      ['small: "one" has words of a question that its level.yaml does not ask'],
    ],
    [
      words({ levels: { ...words().levels, two: {} } }),
      ['small: there is no level "two": take its words out'],
    ],
    [words({ course: {} }), ['small: write intro.md with the name of the chapter "intro"']],
    [
      words({ course: { chapters: { intro: 'Start', outro: 'End' } } }),
      ['small: there is no chapter "outro": take outro.md out'],
    ],
  ])('finds missing words, example %#', (english, problems) => {
    expect(missingWords([small], () => english)).toEqual(problems);
  });
});
