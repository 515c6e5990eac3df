import { afterAll, expect, test } from 'vitest';
import { completionByStudent } from '../level/completion-store.ts';
import { createStaffPlayer } from '../sessions/staff-player-store.ts';
import { buildMember, buildOrganization, buildStudent, type Person } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listSchoolStudents, setStudentPassword } from './school-student-store.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(database.drop);

const loginOf = async ({ userId }: Person) => {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  return { passwordHash: user.password_hash, sessions: sessions.length };
};

test.each([
  ['a student gets it, and is logged out', 'student', { passwordHash: 'new', sessions: 0 }],
  ['the account of a teacher keeps its own', 'teacher', { passwordHash: null, sessions: 1 }],
  ['the account of an admin keeps its own', 'admin', { passwordHash: null, sessions: 1 }],
] as const)('a new password for a student: %s', async (_, role, login) => {
  const school = await buildOrganization(db);
  const { tenantId } = school;
  const person = await buildMember(db, school, role);
  const student =
    person.studentId ?? (await buildStudent(db, { tenantId, userId: person.userId, username: role }));
  await setStudentPassword(db, tenantId, student, 'new');
  expect(await loginOf(person)).toEqual(login);
});

test('a new password for the player of a teacher changes nothing', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const own = (await createStaffPlayer(db, teacher.userId)) ?? '';
  await setStudentPassword(db, school.tenantId, own, 'new');
  expect(await loginOf(teacher)).toEqual({ passwordHash: null, sessions: 1 });
});

test('a new password for a student of another school changes nothing', async () => {
  const school = await buildOrganization(db);
  const student = await buildMember(db, school, 'student');
  const other = await buildOrganization(db);
  await setStudentPassword(db, other.tenantId, student.studentId ?? '', 'new');
  expect(await loginOf(student)).toEqual({ passwordHash: null, sessions: 1 });
});

test.each([
  ['tr', ['Çağla', 'Cem', 'Ada'], 'Ada Cem Çağla'],
  ['sv', ['Ångström', 'Zoe', 'Ada'], 'Ada Zoe Ångström'],
  ['en', ['Ångström', 'Zoe', 'Ada'], 'Ada Ångström Zoe'],
])('students have the order of their language in lists and tables: %s', async (locale, names, expected) => {
  const school = await buildOrganization(db);
  const { tenantId } = school;
  for (const username of names) {
    const { userId } = await buildMember(db, school, 'teacher');
    await buildStudent(db, { tenantId, userId, username });
  }
  const filter = { classId: undefined, search: undefined, page: 1, size: 10, locale };
  const { students } = await listSchoolStudents(db, tenantId, filter);
  const rows = await completionByStudent(db, tenantId, 'python', { classId: undefined, locale });
  const orders = [students, rows].map((list) => list.map(({ username }) => username).join(' '));
  expect(orders).toEqual([expected, expected]);
});
