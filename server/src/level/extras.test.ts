import { afterAll, expect, it } from 'vitest';
import { progressFacts } from '../badge/progress-facts.ts';
import { countedLevels } from '../certificate/counted-levels.ts';
import type { Content } from '../parts/content.ts';
import { findQuiz } from '../quiz/find-quiz.ts';
import { completeCourse, studentOf } from '../testing/certificates.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { buildMember, buildOrganization, buildStudent, logIn, type Person } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { lockedChapters } from './locked-chapters.ts';
import { saveProgress } from './progress-store.ts';

const EXTRAS = ['intro-extra1', 'loops-extra1', 'loops-extra2', 'generators-extra1'];
const withExtras = fixtureContent(new Set(), EXTRAS);
const without = fixtureContent();

const database = await createTestDatabase();
const { db } = database;
const apps = [await testApp(db, { content: without }), await testApp(db, { content: withExtras })] as const;
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await database.drop();
});

const admin = await buildOrganization(db);
const teacher = await buildMember(db, admin, 'teacher');

/** A student of the school who has completed all required levels, and these extras. */
const studentWith = async (username: string, extras: readonly string[]): Promise<Person> => {
  const { tenantId, userId } = admin;
  const studentId = await buildStudent(db, { tenantId, username });
  const person = await logIn(db, { tenantId, userId, studentId });
  await completeCourse(db, studentOf(person));
  for (const slug of extras)
    await saveProgress(db, studentOf(person), { courseId: 'python', slug, status: 'complete', code: 'x' });
  return person;
};
const ada = await studentWith('Ada', []);
const ben = await studentWith('Ben', ['loops-extra1']);

const STRICT = {
  ...studentOf(ada),
  userId: null,
  name: 'Ada',
  character: 'Rabbit' as const,
  unlockedChapters: null,
  noSkip: true,
  quiz: true,
};
const course = (content: Content) => {
  const found = content.course('python', 'en');
  if (found === undefined) throw new Error('The fixture has no course');
  return found;
};

/** Everything that counts levels. Required levels are complete and extras are not. */
const RULES: readonly (readonly [string, (content: Content) => unknown])[] = [
  [
    'chapters that open one after the other',
    (content) => [...lockedChapters(STRICT, course(content), new Set(['intro-level1', 'intro-level2']))],
  ],
  ['the gate of the advanced course', (content) => content.gate('advanced-python', 'en')?.chapters],
  [
    'the levels of a certificate',
    (content) => countedLevels(content, 'python', 'en').map(({ slug }) => slug),
  ],
  [
    'the last level before a quiz, and the next one',
    (content) => {
      const found = findQuiz({ content }, { course_slug: 'python', chapter_id: 2 }, 'en');
      return 'level' in found ? [found.level, found.nextLevel] : found;
    },
  ],
  ['the badges of chapters', async (content) => (await progressFacts(db, content, studentOf(ada))).chapters],
  [
    'the chapters of who has completed an extra too',
    async (content) => (await progressFacts(db, content, studentOf(ben))).chapters,
  ],
];

it.each(RULES)('extras do not change %s', async (_, answerOf) => {
  const answer = await answerOf(without);
  expect(answer).toBeDefined();
  expect(await answerOf(withExtras)).toEqual(answer);
});

const get = async (app: (typeof apps)[number], path: string, person: Person = teacher) =>
  (await app.inject({ url: path, headers: person.headers })).json();

it('extras do not change the share of a school', async () => {
  const path = '/api/level/course/python/org-completion';
  const answer = await get(apps[0], path);
  expect(answer.classes.map((one: { completed_count: number }) => one.completed_count)).toEqual([6]);
  expect(await get(apps[1], path)).toEqual(answer);
});

it('the grid of a class shows extras with their mark', async () => {
  const { levels, students } = await get(apps[1], '/api/level/course/python/chapter-completion?chapter_id=2');
  expect(levels).toEqual([
    { slug: 'loops-level1', name: 'The loops-level1', chapter_id: 2 },
    { slug: 'loops-extra1', name: 'The loops-extra1', chapter_id: 2, extra: true },
    { slug: 'loops-extra2', name: 'The loops-extra2', chapter_id: 2, extra: true },
  ]);
  expect(students.map((one: { statuses: string[] }) => one.statuses)).toEqual([
    ['complete', 'not_started', 'not_started'],
    ['complete', 'complete', 'not_started'],
  ]);
});

it('the course of a student lists extras with their mark and their state', async () => {
  const { chapters } = await get(apps[1], '/api/level/course/python', ben);
  expect(chapters[1].level_data).toEqual([
    expect.not.objectContaining({ extra: true }),
    { slug: 'loops-extra1', name: 'The loops-extra1', completed: true, locked: false, extra: true },
    { slug: 'loops-extra2', name: 'The loops-extra2', completed: false, locked: false, extra: true },
  ]);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['no chapter with some of its extras', ['loops-extra1'], []],
  ['a chapter with all of its extras', ['loops-extra1', 'loops-extra2'], ['python:2']],
])('the badge of all extras counts %s', async (_, extras, chapters) => {
  const person = await studentWith(`Student with ${extras.length}`, extras);
  const facts = await progressFacts(db, withExtras, studentOf(person));
  expect(facts.chaptersOfExtras).toEqual(chapters);
  expect(facts.levels.filter(({ role }) => role === 'extra')).toHaveLength(extras.length);
});
