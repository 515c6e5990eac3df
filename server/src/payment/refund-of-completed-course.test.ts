import { CREATIVE_CHAPTER_ID } from '@hopcode/courses/formats/creative-chapter';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { saveProgress } from '../level/progress-store.ts';
import type { Content } from '../parts/content.ts';
import { studentOf } from '../testing/certificates.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { applyTestEvent, paid, TODAY } from '../testing/payment-events.ts';
import { buildParent } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSelling } from './test-provider.ts';

const database = await createTestDatabase();
const { db } = database;
const selling = await testSelling(db);
afterAll(async () => await database.drop());

const REQUIRED = ['intro-level1', 'intro-level2', 'loops-level1'];
const EXTRAS = ['intro-extra1', 'loops-extra1'];

/** The small courses with a chapter of free play, as the beginners' course has one. */
const withFreePlay = (content: Content): Content => ({
  ...content,
  course: (id, locale) => {
    const course = content.course(id, locale);
    const [first] = course?.chapters ?? [];
    const [level] = first?.levels ?? [];
    if (course === undefined || first === undefined || level === undefined) return course;
    const creative = { ...first, id: CREATIVE_CHAPTER_ID, levels: [{ ...level, slug: 'my-farm' }] };
    return { ...course, chapters: [...course.chapters, creative] };
  },
});

const plain = fixtureContent();
const extras = fixtureContent(new Set(), EXTRAS);
const freePlay = withFreePlay(plain);
const notReady = fixtureContent(new Set(['intro-level2']));
const all = withFreePlay(fixtureContent(new Set(['intro-level2', 'loops-extra1']), EXTRAS));

/** What the student of a bought course has completed, and why the payment cannot be refunded. */
it.each<[string, Content, readonly string[], 'course_completed' | null]>([
  ['all levels', plain, REQUIRED, 'course_completed'],
  ['all levels but one', plain, REQUIRED.slice(1), null],
  ['all required levels and no extra', extras, REQUIRED, 'course_completed'],
  ['all required levels and one extra', extras, [...REQUIRED, 'loops-extra1'], 'course_completed'],
  ['all extras instead of a required level', extras, [...REQUIRED.slice(1), ...EXTRAS], null],
  ['all levels and no free play', freePlay, REQUIRED, 'course_completed'],
  ['free play instead of a level', freePlay, [...REQUIRED.slice(1), 'my-farm'], null],
  ['all levels that are ready', notReady, ['intro-level1', 'loops-level1'], 'course_completed'],
  ['a level before it was marked, instead of a ready one', notReady, ['intro-level1', 'intro-level2'], null],
  [
    'only the required and ready levels of all kinds',
    all,
    ['intro-level1', 'loops-level1'],
    'course_completed',
  ],
  ['everything but a required and ready level', all, [...REQUIRED.slice(1), ...EXTRAS, 'my-farm'], null],
])('the refund of a course, with these levels complete: %s', async (_title, content, complete, reason) => {
  const app = await testApp(db, { selling, content });
  const parent = await buildParent(db, { username: 'Ada' });
  const transaction = newId();
  const payment = { transaction, plan: 'python_course', userId: parent.userId } as const;
  await applyTestEvent(db, paid({ id: newId(), day: TODAY }, payment));
  const { id } = await db
    .updateTable('purchases')
    .set({ student_id: parent.studentId })
    .where('provider_id', '=', transaction)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const slug of complete)
    await saveProgress(db, studentOf(parent), { courseId: 'python', slug, status: 'complete', code: 'x' });
  const { headers } = parent;
  const answer = await app.inject({ url: `/api/payment/refund-eligibility/${id}`, headers });
  expect(answer.json()).toMatchObject({ eligible: reason === null, reason });
  await app.close();
});
