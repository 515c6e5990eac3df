import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadCourseWords } from './course-words.ts';

const dist = mkdtempSync(join(tmpdir(), 'course-words-'));
afterAll(() => rmSync(dist, { recursive: true }));

const write = (locale: string, words: unknown) => {
  mkdirSync(join(dist, locale, 'courses'), { recursive: true });
  writeFileSync(join(dist, locale, 'courses', 'python.json'), JSON.stringify(words));
};
const level = {
  name: 'Hop!',
  story: 'A story.',
  goal: 'A goal.',
  tutorial: '<p>Hop</p>',
  hints: ['1', '2', '3', '4', '5'],
  code: { walk: 'walk', pick: 'pick' },
};
write('en', {
  course: { name: 'Python', description: 'For beginners', chapters: { intro: 'Variables', loops: 'Loops' } },
  levels: { 'intro-level1': level },
});
write('es', {
  course: { name: 'Pitón', chapters: { intro: 'Variables y tipos' } },
  levels: { 'intro-level1': { name: '¡Salta!', code: { walk: 'camina' } } },
});

describe('loadCourseWords', () => {
  const words = loadCourseWords(dist);

  it.each(['en', 'fr', 'xx', '../en'])('returns English words for %j', (locale) => {
    expect(words.level('python', 'intro-level1', locale)).toMatchObject(level);
    expect(words.course('python', locale).name).toBe('Python');
  });

  it.each([
    ['en', undefined],
    ['fr', ['name', 'story', 'goal', 'tutorial', 'hints']],
    ['es', ['story', 'goal', 'tutorial', 'hints']],
  ])('lists the texts of %s that are in English', (locale, english) => {
    expect(words.level('python', 'intro-level1', locale).english).toEqual(english);
  });

  it('replaces each missing text of a language with English', () => {
    expect(words.level('python', 'intro-level1', 'es')).toEqual({
      ...level,
      name: '¡Salta!',
      code: { walk: 'camina', pick: 'pick' },
      english: ['story', 'goal', 'tutorial', 'hints'],
    });
    expect(words.course('python', 'es')).toEqual({
      name: 'Pitón',
      description: 'For beginners',
      chapters: { intro: 'Variables y tipos', loops: 'Loops' },
    });
  });

  it.each([
    ['python', 'intro-level99'],
    ['python', 'constructor'],
    ['java', 'intro-level1'],
    ['../python', 'intro-level1'],
  ])('throws for %s %s', (course, slug) => {
    expect(() => words.level(course, slug, 'en')).toThrow(RangeError);
  });

  it('throws for a course without words', () => {
    expect(() => words.course('java', 'en')).toThrow(RangeError);
  });
});
