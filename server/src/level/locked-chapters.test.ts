import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { describe, expect, it } from 'vitest';
import { lockedChapters } from './locked-chapters.ts';

const chapter = (id: number) => ({
  id,
  name: `${id}`,
  quiz_exists: false,
  levels: [{ slug: `level${id}`, name: `${id}` }],
});
const COURSE = { id: 'python', name: 'Python', chapters: [chapter(1), chapter(2), chapter(0)] };
const STUDENT = {
  tenantId: 't',
  studentId: 's',
  userId: null,
  name: 'Ada',
  character: 'Rabbit' as const,
  unlockedChapters: null,
  noSkip: false,
  quiz: true,
};

describe('the chapters that a class locks', () => {
  it.each([
    ['no chapter is locked', undefined, [], []],
    ['free play waits for nothing', { ...STUDENT, noSkip: true }, [], [2]],
    ['but can be closed', { ...STUDENT, unlockedChapters: ['python:1', 'python:2'] }, [], [0]],
    ['and opens nothing', { ...STUDENT, noSkip: true }, ['level1'], []],
  ])('%s', (_title, student, done, locked) => {
    expect([...lockedChapters(student, COURSE, new Set(done))]).toEqual(locked);
  });

  it('do not depend on a level that is not ready', () => {
    const [first, ...others] = COURSE.chapters;
    const unready = { ...chapter(1), levels: [{ slug: 'level1', name: '1', not_ready: true as const }] };
    const course = { ...COURSE, chapters: [first && unready, ...others].filter((one) => one !== undefined) };
    expect([...lockedChapters({ ...STUDENT, noSkip: true }, course, new Set())]).toEqual([]);
  });

  it('do not include challenges', () => {
    const strict = { ...STUDENT, noSkip: true, unlockedChapters: ['python:1'] };
    expect([...lockedChapters(strict, { ...COURSE, id: CHALLENGES }, new Set())]).toEqual([]);
  });
});
