import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { createContent } from '../parts/content.ts';
import {
  buildMember,
  buildOrganization,
  buildParent,
  buildStudent,
  confirmAct,
  logIn,
  type Person,
} from '../testing/people.ts';
import { buildPupil } from '../testing/pupil.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { content: createContent(loadCatalogue(), loadCourseWords()) });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const COURSE = 'advanced-python';
const OPEN = 'open';
const CLOSED = '403 course_closed';

const get = async (person: Person, path: string) =>
  await app.inject({ url: `/api/${path}`, headers: person.headers });
const open = async (person: Person) => {
  const answer = await get(person, `level/data/${COURSE}/generators-level1`);
  return answer.statusCode === 200 ? OPEN : `${answer.statusCode} ${answer.json().detail}`;
};
const gateOf = async (person: Person) => (await get(person, `level/course/${COURSE}`)).json().gate;
const child = async () => await buildParent(db, { username: 'Ada' });

describe('an adult who opens a course', () => {
  const put = async (person: Person, studentId: string | null, isOpen: boolean, course = COURSE) => {
    await confirmAct(db, person);
    return await app.inject({
      method: 'PUT',
      url: `/api/level/course/${course}/opening/${studentId}`,
      headers: { ...OWN_PAGE, ...person.headers },
      payload: { open: isOpen },
    });
  };

  it('is the parent of a child, and can close the course again', async () => {
    const parent = await buildParent(db);
    const studentId = await buildStudent(db, { ...parent, username: 'Ada' });
    const ada = await logIn(db, { ...parent, studentId });
    for (const [isOpen, expected] of [
      [true, OPEN],
      [true, OPEN],
      [false, CLOSED],
    ] as const) {
      const answer = await put(parent, studentId, isOpen);
      expect([answer.statusCode, answer.json().by_adult, await open(ada)]).toEqual([200, isOpen, expected]);
    }
    const seen = await get(parent, `level/course/${COURSE}?student_id=${studentId}`);
    expect(seen.json().gate).toMatchObject({ open: null, by_adult: false });
  });

  it.each(['admin', 'own teacher', 'other teacher', 'other school', 'student', 'other parent'] as const)(
    'for a student of a school: %s',
    async (who) => {
      const { admin, student, classId } = await buildPupil(db);
      const teacher = await buildMember(db, admin, 'teacher');
      if (who === 'own teacher')
        await db
          .insertInto('class_teachers')
          .values({ tenant_id: admin.tenantId, class_id: classId, user_id: teacher.userId })
          .execute();
      const people = {
        admin,
        'own teacher': teacher,
        'other teacher': teacher,
        'other school': await buildOrganization(db),
        student,
        'other parent': await buildParent(db),
      };
      const answer = await put(people[who], student.studentId, true);
      const may = who === 'admin' || who === 'own teacher';
      expect([answer.statusCode, await open(student)]).toEqual(may ? [200, OPEN] : [403, CLOSED]);
    },
  );

  it('enters the password first, and names a course with a gate', async () => {
    const parent = await child();
    await db
      .updateTable('sessions')
      .set({ confirmed_at: null })
      .where('user_id', '=', parent.userId)
      .execute();
    const asked = await app.inject({
      method: 'PUT',
      url: `/api/level/course/${COURSE}/opening/${parent.studentId}`,
      headers: { ...OWN_PAGE, ...parent.headers },
      payload: { open: true },
    });
    expect([asked.statusCode, asked.json().detail]).toEqual([403, 'confirm_password']);
    const other = await child();
    expect((await put(other, other.studentId, true, 'python')).statusCode).toBe(404);
    expect((await put(other, newId(), true)).statusCode).toBe(403);
  });

  it('is a teacher for the class, with courses that exist', async () => {
    const { admin, student, classId } = await buildPupil(db);
    const change = async (courses: string[]) =>
      await app.inject({
        method: 'PUT',
        url: `/api/organization/classes/${classId}`,
        headers: { ...OWN_PAGE, ...admin.headers },
        payload: { open_courses: courses },
      });
    expect((await change([COURSE])).json()).toMatchObject({ open_courses: [COURSE] });
    expect(await gateOf(student)).toMatchObject({ open: 'class' });
    expect((await change(['python'])).statusCode).toBe(422);
    await change([]);
    expect(await open(student)).toBe(CLOSED);
  });
});
