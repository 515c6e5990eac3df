import { afterAll, expect, test } from 'vitest';
import { buildParent, confirmAct } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('a student is deleted while its work arrives: nothing of it stays, and no answer is a failure', async () => {
  for (let round = 0; round < 4; round += 1) {
    const parent = await buildParent(db, { username: 'Ada' });
    const headers = { ...OWN_PAGE, ...parent.headers };
    const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
    const save = (slug: string, index: number) =>
      post(`/api/level/update/${slug}`, {
        last_status: 'in_progress',
        last_code_executed: `print(${index})`,
        level_slug: slug,
      });
    const work = (levels: readonly string[]) =>
      levels.flatMap((slug, index) => [
        save(slug, index),
        post('/api/level/outcome/python', { level_slug: slug, ended: 'incomplete' }),
        post('/api/quiz/python/2/answer', { round: 1, number: 1, answer: { option: 'a' } }),
      ]);
    const begun = ['intro-level1', 'intro-level1', 'intro-level1', 'intro-level1'];
    const fresh = ['intro-level2', 'intro-level2', 'loops-level1', 'loops-level1'];
    await Promise.all(work(begun));
    const url = `/api/profile/students/${parent.studentId}`;
    await confirmAct(db, parent);
    const [erased, ...answers] = await Promise.all([
      app.inject({ method: 'DELETE', url, headers }),
      ...work([...begun, ...fresh]),
    ]);
    expect(erased.statusCode).toBe(204);
    // These codes mean: saved before the deletion (200, 204), no student in the session (400), or a deleted student
    // (404).
    const others = answers.filter(({ statusCode }) => ![200, 204, 400, 404].includes(statusCode));
    expect(others.map(({ statusCode, body }) => `${statusCode} ${body}`)).toEqual([]);
  }
  for (const table of ['students', 'level_progress', 'level_outcomes', 'quiz_answers'] as const)
    expect(await db.selectFrom(table).select('tenant_id').execute()).toEqual([]);
});
