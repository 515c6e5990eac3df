import { afterAll, describe, expect, it } from 'vitest';
import { storeBadges } from '../badge/badge-store.ts';
import { progressFacts } from '../badge/progress-facts.ts';
import { completeCourse, studentOf } from '../testing/certificates.ts';
import { fixtureProof, levelCalls, saveCreative } from '../testing/creative-levels.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { saveProgress } from './progress-store.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Shown = { id: string; earned_at: string | null; is_new: boolean; have: number; need: number };

const call = levelCalls(app);
const badgesFor = async (who: Person, of: Person = who): Promise<Shown[]> =>
  (await call(who, 'GET', `badges/${of.studentId}`)).json().badges;
const badgeFor = async (who: Person, id: string, of: Person = who) =>
  (await badgesFor(who, of)).find((badge) => badge.id === id);

describe('the badges of a student', () => {
  it('are earned by what the server stores, once', async () => {
    const child = await buildParent(db, { username: 'Ada' });
    expect(await badgeFor(child, 'chapter-intro')).toMatchObject({ earned_at: null, have: 0, need: 1 });
    await completeCourse(db, studentOf(child));
    const earned = await badgeFor(child, 'chapter-intro');
    expect(earned).toMatchObject({ is_new: true, have: 1 });
    expect(earned?.earned_at).not.toBeNull();
    expect(await badgeFor(child, 'chapter-intro')).toEqual(earned);
    expect(await badgeFor(child, 'ten-levels')).toMatchObject({ earned_at: null, have: 3, need: 10 });
  });

  it('are each new until the student has seen them', async () => {
    const child = await buildParent(db, { username: 'Ada' });
    await storeBadges(db, studentOf(child), ['first-carrot', 'first-words']);
    const seen = await call(child, 'POST', `badges/${child.studentId}`, { seen: ['first-carrot', 'cook'] });
    expect(seen.statusCode).toBe(204);
    expect(await badgeFor(child, 'first-carrot')).toMatchObject({ is_new: false });
    expect(await badgeFor(child, 'first-words')).toMatchObject({ is_new: true });
    expect(await badgeFor(child, 'cook')).toMatchObject({ earned_at: null });
  });

  it('come with the name of the student', async () => {
    const child = await buildParent(db, { username: 'Ada' });
    expect((await call(child, 'GET', `badges/${child.studentId}`)).json()).toMatchObject({ name: 'Ada' });
  });

  it('stay when the progress is gone', async () => {
    const child = await buildParent(db, { username: 'Bo' });
    await completeCourse(db, studentOf(child));
    await badgesFor(child);
    await db.deleteFrom('level_progress').where('student_id', '=', child.studentId).execute();
    expect(await badgeFor(child, 'chapter-intro')).toMatchObject({ have: 1, is_new: true });
  });

  it('include those of a replayed run, and none of a run without a proof', async () => {
    const child = await buildParent(db, { username: 'Cy' });
    const body = { last_status: 'complete', last_code_executed: 'x', level_slug: 'intro-level1' };
    await call(child, 'POST', 'update/intro-level1', body);
    expect(await badgeFor(child, 'first-try')).toMatchObject({ earned_at: null });
    await call(child, 'POST', 'update/intro-level1', { ...body, proof: fixtureProof() });
    expect((await badgeFor(child, 'first-try'))?.earned_at).not.toBeNull();
  });

  it('include one for a mistake found by moving back in time, if there was another program', async () => {
    const body = { level_slug: 'intro-level1', last_code_executed: 'y', looked_back: true };
    const complete = { ...body, last_status: 'complete', proof: fixtureProof() };
    const [lucky, careful] = [
      await buildParent(db, { username: 'Fay' }),
      await buildParent(db, { username: 'Gil' }),
    ];
    await call(lucky, 'POST', 'update/intro-level1', complete);
    expect(await badgeFor(lucky, 'back-in-time')).toMatchObject({ earned_at: null });
    const failed = { ...body, last_code_executed: 'x', last_status: 'in_progress' };
    await call(careful, 'POST', 'update/intro-level1', failed);
    await call(careful, 'POST', 'update/intro-level1', { ...complete, looked_back: false });
    expect(await badgeFor(careful, 'back-in-time')).toMatchObject({ earned_at: null });
    await call(careful, 'POST', 'update/intro-level1', complete);
    expect((await badgeFor(careful, 'back-in-time'))?.earned_at).not.toBeNull();
  });

  it('are deleted with the student, who gets none afterwards', async () => {
    const child = await buildParent(db, { username: 'Di' });
    const student = studentOf(child);
    await storeBadges(db, student, ['first-carrot', 'first-carrot']);
    const count = async () =>
      (await db.selectFrom('badges').selectAll().where('student_id', '=', student.studentId).execute())
        .length;
    expect(await count()).toBe(1);
    await db.deleteFrom('students').where('id', '=', student.studentId).execute();
    await storeBadges(db, student, ['first-carrot']);
    expect(await count()).toBe(0);
  });
});

describe('who sees the badges of a student', async () => {
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');
  const teacher = await buildMember(db, school, 'teacher');
  const classmate = await buildMember(db, school, 'student');
  const stranger = await buildParent(db, { username: 'Eve' });

  it.each([
    ['its teacher', teacher, 200],
    ['the student', pupil, 200],
    ['a classmate', classmate, 403],
    ['a stranger', stranger, 403],
    ['a visitor', undefined, 401],
  ])('%s: %3$i', async (_who, who, status) => {
    expect((await call(who, 'GET', `badges/${pupil.studentId}`)).statusCode).toBe(status);
  });

  it('a badge stays new for the student if a teacher looks first', async () => {
    await storeBadges(db, studentOf(pupil), ['first-words']);
    expect(await badgeFor(teacher, 'first-words', pupil)).toMatchObject({ is_new: false });
    expect(await badgeFor(pupil, 'first-words')).toMatchObject({ is_new: true });
  });
});

describe('what the rules count', () => {
  it('is what the student did', async () => {
    const author = await buildParent(db, { username: 'Fay' });
    const player = await buildParent(db, { username: 'Gil' });
    const { id } = await saveCreative(app, author, { is_public: true });
    await saveCreative(app, author, { name: 'Not completed' });
    await call(player, 'POST', `creative/${id}/favorite`);
    const level = { courseId: 'python', slug: 'intro-level1', stars: ['own'] } as const;
    for (const code of ['a', 'b', 'a', 'c'])
      await saveProgress(db, studentOf(author), { ...level, code, status: 'in_progress' });
    await saveProgress(db, studentOf(author), { ...level, code: 'c', status: 'complete', verified: true });
    expect(await progressFacts(db, fixtureContent(), studentOf(author))).toEqual({
      levels: [{ courseId: 'python', role: undefined, own: true, neat: false, programs: 3 }],
      chapters: [],
      chaptersOfExtras: [],
      built: 1,
      likes: 1,
      completedOfOthers: 0,
      perfectQuizzes: 0,
      farmPlaces: 0,
    });
  });
});
