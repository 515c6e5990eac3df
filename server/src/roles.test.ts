import { randomUUID } from 'node:crypto';
import type { Call, Who } from '@hopcode/contract/call';
import { routes } from '@hopcode/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database/database.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  confirmAct,
  type Person,
} from './testing/people.ts';
import { OWN_PAGE, testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The values of `who` that each role satisfies, in addition to the open calls. */
const ROLES = {
  parent: ['user', 'parent', 'payer'],
  'parent’s student': ['user', 'parent', 'payer', 'student'],
  'organization’s student': ['user', 'student'],
  teacher: ['user', 'teacher', 'staff'],
  admin: ['user', 'admin', 'staff', 'payer'],
  operator: ['user', 'parent', 'payer', 'operator'],
} as const satisfies Record<string, readonly Who[]>;
type Role = keyof typeof ROLES;

async function build(role: Role): Promise<Person> {
  switch (role) {
    case 'parent':
      return await buildParent(db);
    case 'parent’s student':
      return await buildParent(db, { username: 'Ada' });
    case 'organization’s student':
      return await buildMember(db, await buildOrganization(db), 'student');
    case 'teacher':
      return await buildMember(db, await buildOrganization(db), 'teacher');
    case 'admin':
      return await buildOrganization(db);
    case 'operator':
      return await buildOperator(db);
  }
}

const isOpen = (who: readonly Who[]): boolean =>
  who.some((one) => one === 'anon' || one === 'token' || one === 'hook');

const ROLE_NAMES = [
  'parent',
  'parent’s student',
  'organization’s student',
  'teacher',
  'admin',
  'operator',
] as const satisfies readonly Role[];

const pairs = ROLE_NAMES.flatMap((role) => Object.values(routes).map((call) => ({ role, call })));

const isAllowed = ({ role, call }: (typeof pairs)[number]): boolean => {
  const is: readonly Who[] = ROLES[role];
  return isOpen(call.who) || call.who.some((one) => is.includes(one));
};

const make = async (call: Call, person: Person) =>
  await app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, () => randomUUID()),
    headers: { ...OWN_PAGE, ...person.headers },
  });

/** One person for each role, for calls that are refused and so change nothing. */
const refused = new Map<Role, Promise<Person>>();

const refusedPerson = (role: Role): Promise<Person> => {
  const person = refused.get(role) ?? build(role);
  refused.set(role, person);
  return person;
};

test.each(pairs.filter(isAllowed))('$role may: $call.method $call.path', async ({ role, call }) => {
  const { statusCode } = await make(call, await build(role));
  expect(statusCode).not.toBe(401);
  expect(statusCode).toBeLessThan(500);
});

test.each(pairs.filter((pair) => !isAllowed(pair)))(
  '$role may not: $call.method $call.path',
  async ({ role, call }) => {
    const answer = await make(call, await refusedPerson(role));
    expect([answer.statusCode, answer.json()]).toEqual([403, { statusCode: 403, message: 'Forbidden' }]);
  },
);

type School = {
  readonly admin: Person;
  readonly teacher: Person;
  readonly pupil: Person;
  readonly classId: string;
  readonly ownClassId: string;
};

async function buildSchool(into: Database): Promise<School> {
  const admin = await buildOrganization(into);
  const teacher = await buildMember(into, admin, 'teacher');
  const pupil = await buildMember(into, admin, 'student');
  const make = async (person: Person) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/organization/classes',
      headers: { ...OWN_PAGE, ...person.headers },
      payload: { name: '4b' },
    });
    return String(answer.json().id);
  };
  return { admin, teacher, pupil, classId: await make(admin), ownClassId: await make(teacher) };
}

let own: School;
let other: School;
let family: Person;
beforeAll(async () => {
  own = await buildSchool(db);
  other = await buildSchool(db);
  family = await buildParent(db, { username: 'Ada' });
});

type Request = readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?];

/** Calls about one object, with objects of a school. */
const about = (school: School): Request[] => [
  ['GET', `/api/organization/teachers/${school.teacher.userId}`],
  ['PUT', `/api/organization/teacher/${school.teacher.userId}`, { full_name: 'Mallory' }],
  ['DELETE', `/api/organization/teacher/${school.teacher.userId}`],
  ['GET', `/api/organization/classes/${school.classId}`],
  ['PUT', `/api/organization/classes/${school.classId}`, { name: 'mine' }],
  ['DELETE', `/api/organization/classes/${school.classId}`],
  ['GET', `/api/organization/class-teachers/${school.classId}`],
  ['GET', `/api/organization/class-teachers/${school.classId}/${school.teacher.userId}`],
  ['PUT', '/api/organization/class-teachers', { class_id: school.classId, teacher_ids: [] }],
  ['GET', `/api/organization/students/${school.pupil.studentId}`],
  ['PUT', `/api/organization/students/${school.pupil.studentId}`, { character: 'Punk' }],
  ['PUT', `/api/organization/students/${school.pupil.studentId}`, { password: 'mine for ever' }],
  ['DELETE', `/api/organization/students/${school.pupil.studentId}`],
  ['POST', '/api/organization/students', { username: 'Spy', class_id: school.classId }],
  [
    'POST',
    '/api/organization/bulk-create-students',
    { students: [{ username: 'Spy' }], class_id: school.classId },
  ],
  ['POST', '/api/organization/transfer-students', { student_ids: [school.pupil.studentId], class_id: null }],
  ['POST', `/api/auth/choose-student/${school.pupil.studentId}`],
  ['GET', `/api/level/course/python?student_id=${school.pupil.studentId}`],
  ['GET', `/api/quiz/python/2/student/${school.pupil.studentId}`],
  ['GET', `/api/level/course/python/chapter-completion?class_id=${school.classId}`],
  ['GET', `/api/level/program/python/intro-level1?student_id=${school.pupil.studentId}`],
  ['GET', `/api/organization/classes/${school.classId}/needs-help?course_slug=python`],
  ['GET', `/api/organization/classes/${school.classId}/join-requests`],
  [
    'POST',
    `/api/organization/classes/${school.classId}/join-requests`,
    { request_ids: [school.pupil.studentId], accept: true },
  ],
  ['POST', '/api/organization/login-cards', { student_ids: [school.pupil.studentId], replace: true }],
  ['GET', `/api/user/search/student_usernames?query=Pupil&organization_id=${school.admin.tenantId}`],
];

const send = async ([method, url, payload]: Request, person: Person) => {
  // Enters the password first: a missing password must not hide a missing refusal.
  await confirmAct(db, person);
  return await app.inject({
    method,
    url,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};

const snapshot = async (school: School) =>
  await Promise.all(
    (['users', 'students', 'classes', 'class_teachers', 'login_cards'] as const).map(async (table) => {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('tenant_id', '=', school.admin.tenantId)
        .execute();
      return rows.map((row) => JSON.stringify(row)).sort();
    }),
  );

test.each(['admin', 'teacher', 'pupil'] as const)(
  'a school’s %s reaches nothing of another school, and learns nothing about it',
  async (role) => {
    const before = await snapshot(other);
    for (const request of about(other)) {
      const answer = await send(request, own[role]);
      expect([request, answer.statusCode, answer.json()]).toEqual([
        request,
        403,
        { statusCode: 403, message: 'Forbidden' },
      ]);
    }
    expect(await snapshot(other)).toEqual(before);
  },
);

test('a parent has no access to a school', async () => {
  const before = await snapshot(other);
  for (const request of about(other)) expect((await send(request, family)).statusCode).toBe(403);
  expect(await snapshot(other)).toEqual(before);
});

test('a teacher changes and deletes only its own classes; a student only its avatar', async () => {
  const { teacher, pupil, classId, ownClassId } = own;
  const statuses = async (person: Person, requests: Request[]) => {
    const answers = [];
    for (const request of requests) answers.push((await send(request, person)).statusCode);
    return answers;
  };
  const changes = (id: string): Request[] => [
    ['PUT', `/api/organization/classes/${id}`, { name: '5c' }],
    ['DELETE', `/api/organization/classes/${id}`],
  ];
  expect(await statuses(teacher, [...changes(classId), ...changes(ownClassId)])).toEqual([
    403, 403, 200, 204,
  ]);
  const self = `/api/organization/students/${pupil.studentId}`;
  const colleague = await buildMember(db, own.admin, 'student');
  expect(
    await statuses(pupil, [
      ['GET', self],
      ['PUT', self, { character: 'Viking' }],
      ['PUT', self, { character: 'Viking', username: 'Boss' }],
      ['PUT', self, { assistant_attempt_limit: null }],
      ['PUT', self, { own_assistant_timing: 'asks' }],
      ['PUT', self, { class_id: null }],
      ['PUT', self, { password: 'other password' }],
      ['GET', `/api/organization/students/${colleague.studentId}`],
      ['PUT', `/api/organization/students/${colleague.studentId}`, { character: 'Viking' }],
    ]),
  ).toEqual([200, 200, 403, 403, 403, 403, 403, 403, 403]);
});

test('staff see the programs of every class of their school, and who needs help; a student sees only its own program', async () => {
  const school = await buildSchool(db);
  const colleague = await buildMember(db, school.admin, 'student');
  const program = (person: Person): Request => [
    'GET',
    `/api/level/program/python/intro-level1?student_id=${person.studentId}`,
  ];
  const needs = (id: string): Request => [
    'GET',
    `/api/organization/classes/${id}/needs-help?course_slug=python`,
  ];
  const cards: Request = [
    'POST',
    '/api/organization/login-cards',
    { student_ids: [school.pupil.studentId, colleague.studentId], replace: true },
  ];
  const requests = [
    program(school.pupil),
    program(colleague),
    needs(school.classId),
    needs(school.ownClassId),
  ];
  const statuses = async (person: Person) => {
    const answers = [];
    for (const request of [...requests, cards]) answers.push((await send(request, person)).statusCode);
    return answers;
  };
  expect(await statuses(school.pupil)).toEqual([200, 403, 403, 403, 403]);
  expect(await statuses(school.teacher)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(school.admin)).toEqual([200, 200, 200, 200, 200]);
});

test('a parent sees its own children’s programs, not those of another family', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const path = `/api/level/program/python/intro-level1?student_id=${parent.studentId}`;
  expect((await send(['GET', path], parent)).statusCode).toBe(200);
  const refused = await send(['GET', path], family);
  expect([refused.statusCode, refused.json()]).toEqual([403, { statusCode: 403, message: 'Forbidden' }]);
});

/** Where a student can be, as seen by the teacher of one class. */
const PLACES = [
  'own class',
  'colleague’s class',
  'no class',
  'deleted',
  'another school',
  'a family',
] as const;
type Place = (typeof PLACES)[number];

/** A school in which a teacher teaches one class and a colleague another; `into` is the teacher's class. */
async function buildPlaces() {
  const school = await buildSchool(db);
  const { tenantId } = school.admin;
  const teaches = (classId: string, { userId }: Person) =>
    db
      .insertInto('class_teachers')
      .values({ tenant_id: tenantId, class_id: classId, user_id: userId })
      .execute();
  const colleague = await buildMember(db, school.admin, 'teacher');
  await teaches(school.classId, colleague);
  const into = async (classId: string | null): Promise<string> => {
    const { studentId } = await buildMember(db, school.admin, 'student');
    const id = studentId ?? '';
    await db.updateTable('students').set({ class_id: classId }).where('id', '=', id).execute();
    return id;
  };
  const deleted = await into(school.ownClassId);
  await send(['DELETE', `/api/organization/students/${deleted}`], school.admin);
  const students: Readonly<Record<Place, string>> = {
    'own class': await into(school.ownClassId),
    'colleague’s class': await into(school.classId),
    'no class': await into(null),
    deleted,
    'another school': other.pupil.studentId ?? '',
    'a family': family.studentId ?? '',
  };
  return { ...school, students, own: school.ownClassId, colleagues: school.classId };
}
type Places = Awaited<ReturnType<typeof buildPlaces>>;

/** Each call that changes a student. The last one needs two students, one of whom is always in the teacher's class. */
const CHANGES: Readonly<Record<string, (id: string, places: Places) => Request>> = {
  rename: (id) => ['PUT', `/api/organization/students/${id}`, { full_name: 'New Name' }],
  'change the picture': (id) => ['PUT', `/api/organization/students/${id}`, { character: 'Punk' }],
  'give a password': (id) => ['PUT', `/api/organization/students/${id}`, { password: 'otter-plum-fern-48' }],
  'change the limit': (id) => ['PUT', `/api/organization/students/${id}`, { assistant_attempt_limit: 3 }],
  'take out of the class': (id) => ['PUT', `/api/organization/students/${id}`, { class_id: null }],
  'move into the own class': (id, { own: classId }) => [
    'POST',
    '/api/organization/transfer-students',
    { student_ids: [id], class_id: classId },
  ],
  'move out': (id) => ['POST', '/api/organization/transfer-students', { student_ids: [id], class_id: null }],
  'make a card': (id) => ['POST', '/api/organization/login-cards', { student_ids: [id], replace: true }],
  'make cards for two': (id, { students }) => [
    'POST',
    '/api/organization/login-cards',
    { student_ids: [...new Set([id, students['own class']])], replace: true },
  ],
  delete: (id) => ['DELETE', `/api/organization/students/${id}`],
};

/** Where each role may change students. All other pairs are a 403 and change nothing. */
const MAY: Readonly<Record<'admin' | 'teacher' | 'pupil', readonly Place[]>> = {
  admin: ['own class', 'colleague’s class', 'no class'],
  teacher: ['own class', 'no class'],
  pupil: [],
};

const allChanges = (['admin', 'teacher', 'pupil'] as const).flatMap((role) =>
  PLACES.flatMap((place) => Object.keys(CHANGES).map((change) => ({ role, place, change }))),
);

let places: Places;
beforeAll(async () => {
  places = await buildPlaces();
});

test.each(allChanges.filter(({ role, place }) => !MAY[role].includes(place)))(
  '$role may not $change: a student of $place',
  async ({ role, place, change }) => {
    const before = [await snapshot(places), await snapshot(other)];
    const request = CHANGES[change]?.(places.students[place], places) ?? ['GET', '/'];
    const answer = await send(request, places[role]);
    expect([answer.statusCode, answer.json()]).toEqual([403, { statusCode: 403, message: 'Forbidden' }]);
    expect([await snapshot(places), await snapshot(other)]).toEqual(before);
  },
);

test.each(allChanges.filter(({ role, place }) => MAY[role].includes(place)))(
  '$role may $change: a student of $place',
  async ({ role, place, change }) => {
    const fresh = await buildPlaces();
    const request = CHANGES[change]?.(fresh.students[place], fresh) ?? ['GET', '/'];
    expect((await send(request, fresh[role])).statusCode).toBeLessThan(300);
  },
);

test('a teacher puts students into its own class or none, not into a colleague’s', async () => {
  const { teacher, own: mine, colleagues, students } = places;
  const requests = (classId: string | null): Request[] => [
    ['POST', '/api/organization/students', { username: `st${classId?.slice(-12) ?? ''}`, class_id: classId }],
    [
      'POST',
      '/api/organization/bulk-create-students',
      { students: [{ full_name: 'Ann' }], class_id: classId, preview: true },
    ],
    ['PUT', `/api/organization/students/${students['own class']}`, { class_id: classId }],
    [
      'POST',
      '/api/organization/transfer-students',
      { student_ids: [students['own class']], class_id: classId },
    ],
  ];
  const statuses = async (classId: string | null) => {
    const answers = [];
    for (const request of requests(classId)) answers.push((await send(request, teacher)).statusCode < 300);
    return answers;
  };
  expect(await statuses(colleagues)).toEqual([false, false, false, false]);
  expect(await statuses(mine)).toEqual([true, true, true, true]);
  expect(await statuses(null)).toEqual([true, true, true, true]);
});

test('a teacher restores and deletes for good only deleted students of its own classes', async () => {
  const { admin, teacher, students, ...rest } = await buildPlaces();
  await send(['DELETE', `/api/organization/students/${students['colleague’s class']}`], admin);
  await send(['DELETE', `/api/organization/classes/${rest.colleagues}`], admin);
  const list = async (person: Person) =>
    (await send(['GET', '/api/deleted?page=1'], person)).json().records.map((one: { id: string }) => one.id);
  const [all, reached] = [await list(admin), await list(teacher)];
  expect([all.length, reached.length, await list(family)]).toEqual([3, 1, []]);
  const hidden = all.filter((id: string) => !reached.includes(id));
  for (const person of [teacher, other.admin, family])
    for (const id of hidden)
      for (const request of [
        ['POST', `/api/deleted/${id}/restore`],
        ['DELETE', `/api/deleted/${id}`],
      ] as const)
        expect((await send(request, person)).statusCode).toBe(403);
  expect(await list(admin)).toEqual(all);
  expect((await send(['POST', `/api/deleted/${reached[0]}/restore`], teacher)).statusCode).toBe(200);
});
