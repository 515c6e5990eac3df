import { describe, expect, it } from 'vitest';
import { compileCourses } from '../build/read-courses.ts';
import { courseChapters } from '../formats/creative-chapter.ts';
import { isBig, isGiftName, NO_GIFT } from './gift-kinds.ts';
import { type GivingCourse, nextReward, ownGifts } from './own-gifts.ts';

const level = (slug: string, brings?: string) => ({ slug, name: slug, ...(brings && { brings }) });
const course: GivingCourse = {
  id: 'python',
  chapters: [
    {
      id: 1,
      name: 'First',
      level_data: [level('a', 'hen'), level('b', 'no such gift'), level('c', 'coop'), level('d', 'cat')],
    },
    { id: 2, name: 'Second', level_data: [level('e'), level('f', 'windmill')] },
    { id: 0, name: 'Creative', level_data: [level('my-farm', 'barn')] },
  ],
};
const done =
  (...slugs: string[]) =>
  (courseId: string, slug: string) =>
    courseId === 'python' && slugs.includes(slug);

describe('ownGifts', () => {
  it.each<[string, string[], string[]]>([
    ['no gifts if no level is complete', [], []],
    ['gifts in the order of the course', ['c', 'a'], ['hen', 'coop']],
    ['no unknown gifts and no gifts of free play', ['b', 'e', 'my-farm'], []],
  ])('returns %s', (_, slugs, names) => {
    expect(ownGifts([course], done(...slugs)).map(({ name }) => name)).toEqual(names);
  });

  it('names the level that brought a gift', () => {
    expect(ownGifts([course], done('a'))).toEqual([{ key: 'python/a', name: 'hen' }]);
  });
});

describe('nextReward', () => {
  it.each([
    [[], { name: 'coop', chapter: 'First', done: 0, levels: 3 }],
    [['a', 'd'], { name: 'coop', chapter: 'First', done: 1, levels: 3 }],
    [['c'], { name: 'windmill', chapter: 'Second', done: 0, levels: 2 }],
    [['c', 'e'], { name: 'windmill', chapter: 'Second', done: 1, levels: 2 }],
    [['c', 'f'], undefined],
  ])('after %j, the next reward is %j', (slugs, expected) => {
    expect(nextReward(course, done(...slugs))).toEqual(expected);
  });
});

describe('what the courses bring', () => {
  const { courses } = compileCourses();
  const chapters = courses.flatMap(({ outline, levels }) =>
    outline.chapters.flatMap(({ slug, levels: slugs, brings, extras = [] }) =>
      brings
        ? [
            {
              slug,
              given: slugs
                .map((one, index) => ({ slug: one, name: brings[index] ?? '' }))
                .filter((one) => one.name !== NO_GIFT || !extras.includes(one.slug)),
              levels,
            },
          ]
        : [],
    ),
  );

  it.each(chapters.map((chapter) => [chapter.slug, chapter] as const))(
    '%s: each level brings a known gift, and only the boss a big one',
    (_, { given, levels }) => {
      expect(given.filter(({ name }) => !isGiftName(name))).toEqual([]);
      const bosses = levels
        .filter(({ level: { role } }) => role === 'boss')
        .map(({ level: { slug } }) => slug);
      const big = given.filter(({ name }) => isGiftName(name) && isBig(name)).map(({ slug }) => slug);
      expect(bosses).toEqual(expect.arrayContaining(big));
    },
  );

  it('has an entry for every level of the two courses', () => {
    const silent = courses
      .filter(({ outline }) => outline.id !== 'challenges')
      .flatMap(({ outline }) => courseChapters(outline.chapters))
      .filter(({ levels, brings }) => brings?.length !== levels.length);
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });
});
