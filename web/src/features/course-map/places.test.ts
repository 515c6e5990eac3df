import type { Chapter, Course } from '@hopcode/contract/level/course';
import type { CourseGate } from '@hopcode/contract/level/course-gate';
import { describe, expect, it } from 'vitest';
import type { IsClosedExtra } from '../../lib/progress/closed-extra.ts';
import { NO_PROGRESS, type Progress } from '../../lib/progress/level-progress.ts';
import { herePlace, placesOf } from './places.ts';

const CLOSED: CourseGate = {
  open: null,
  by_adult: false,
  chapters: [],
  placement: { questions: 6, needed: 5, round: 1, best: null, again_on: null },
};

/**
 * Reads a drawing such as `a* b! c~` as a chapter: `*` marks a complete level, `!` one that is not for sale here, `~`
 * one that is not ready, and `+` an extra. `x` locks the chapter, `?` adds a quiz, and `^` closes the course for the
 * student.
 */
const course = (drawing: string): Course => ({
  id: 'python',
  name: 'Python',
  ...(drawing.includes('^') && { gate: CLOSED }),
  chapters: drawing.split('|').map(
    (levels, index): Chapter => ({
      id: index + 1,
      name: levels,
      quiz_exists: levels.includes('?'),
      quiz_complete: false,
      class_locked: levels.includes('x'),
      level_data: [...levels.matchAll(/([a-w])(\*?)(!?)(~?)(\+?)/g)].map(
        ([, slug = '', done, locked, unready, extra]) => ({
          slug,
          name: slug,
          completed: done === '*',
          locked: locked === '!',
          ...(unready === '~' && { not_ready: true as const }),
          ...(extra === '+' && { extra: true as const }),
        }),
      ),
    }),
  ),
});

/** Locks an extra until the required levels of its chapter are complete. */
const waits: IsClosedExtra = ({ level_data: levels }, level) =>
  level.extra === true && levels.some((one) => !one.extra && !one.completed);

const last = (levelSlug: string): Progress => ({
  ...NO_PROGRESS,
  lastPlayed: { courseId: 'python', levelSlug, at: 1 },
});
const seen = (
  drawing: string,
  progress = NO_PROGRESS,
  rules: { no_skip: boolean; quiz: boolean } | null = null,
) => placesOf(course(drawing), { progress, rules, isClosedExtra: waits });
const states = (...given: Parameters<typeof seen>): string =>
  seen(...given)
    .map(({ state, why }) => (why ? `${state}:${why}` : state))
    .join(' ');

describe('the places of a map', () => {
  it.each<[string, Parameters<typeof seen>, string]>([
    ['a new course', ['a b|c|d'], 'here open far'],
    ['a begun one', ['a* b|c|d'], 'here open far'],
    ['a complete chapter', ['a* b*|c|d|e'], 'complete here open far'],
    ['a chapter that was begun out of order', ['a|b|c*d|e'], 'here open open far'],
    ['a course whose last played level is further on', ['a|b|c', last('b')], 'far here open'],
    ['a chapter whose other levels are not ready', ['a*b~|c|d'], 'complete here open'],
    ['a complete course', ['a*|b*'], 'complete complete'],
    ['a chapter that the class has locked', ['a*|b x|c'], 'complete closed:class here'],
    [
      'a class without skipping',
      ['a*|b|c', NO_PROGRESS, { no_skip: true, quiz: false }],
      'complete here closed:order',
    ],
    [
      'a class whose chapters end with quizzes',
      ['a* ?|b', NO_PROGRESS, { no_skip: true, quiz: true }],
      'complete closed:order',
    ],
    ['a course that is not open', ['a*|b ^'], 'closed:course closed:course'],
    ['a chapter whose extras are open', ['a* b+|c|d'], 'complete here open'],
    ['a complete course with extras', ['a* b+|c* d+'], 'complete complete'],
    [
      'extras in a class without skipping',
      ['a* b+|c|d', NO_PROGRESS, { no_skip: true, quiz: false }],
      'complete here closed:order',
    ],
    ['levels of another plan', ['a|b!'], 'here closed:plan'],
  ])('are right for %s', (_, given, expected) => {
    expect(states(...given)).toBe(expected);
  });

  it.each<[string, Parameters<typeof seen>, string | undefined]>([
    ['the first level that is not complete', ['a* b|c'], 'b'],
    ['the last played one', ['a* b c|d', last('c')], 'c'],
    ['the one after the last played, which is complete', ['a b* c|d', last('b')], 'c'],
    ['the first gap at the end', ['a b*', last('b')], 'a'],
    ['none in a complete course', ['a*'], undefined],
    ['the next chapter after an extra', ['a* b+ c+|d', last('b')], 'd'],
    ['no extra', ['a* b+'], undefined],
    ['none that is closed', ['a*|b x'], undefined],
  ])('continue with %s', (_, given, slug) => {
    expect(herePlace(seen(...given))?.level.slug).toBe(slug);
  });

  it.each<[string, Parameters<typeof seen>, readonly string[], number, number]>([
    ['closed before the required levels', ['a* b c+'], ['1:done', '2:here', '1:closed'], 1, 6],
    ['open after them', ['a* b* c+ d+'], ['1:done', '2:done', '1:open', '2:open'], 2, 6],
    ['complete ones without their stars', ['a* b* c*+'], ['1:done', '2:done', '1:done'], 2, 6],
  ])('show extras: %s', (_, given, looks, stars, most) => {
    const [place] = seen(...given);
    expect(place?.levels.map(({ number, look }) => `${number}:${look}`)).toEqual(looks);
    expect([place?.stars, place?.mostStars]).toEqual([stars, most]);
  });

  it('count the stars and show them in the stones', () => {
    const progress: Progress = {
      ...NO_PROGRESS,
      levels: {
        'python/a': { status: 'complete', code: 'x', codeAt: 1, stars: ['own', 'neat'] },
        'python/b': { status: 'complete', code: 'x', codeAt: 1 },
      },
    };
    const [place] = seen('a b c d!', progress);
    expect([
      place?.levels.map(({ look }) => look),
      place?.stars,
      place?.mostStars,
      place?.next?.slug,
    ]).toEqual([['gold', 'done', 'here', 'closed'], 4, 12, 'c']);
  });
});
