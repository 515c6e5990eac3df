import { randomUUID } from 'node:crypto';
import type { Call, Who } from '@hopcode/contract/call';
import { errorAnswerSchema, FIELD_REASONS } from '@hopcode/contract/errors';
import { routes } from '@hopcode/contract/routes';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildClass, buildMember, buildOperator, buildOrganization, buildParent } from './testing/people.ts';
import { replacedOnce, type Sample, sampleOf } from './testing/request-samples.ts';
import { OWN_PAGE, testApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

// What strangers send: for each call every field in turn is nonsense, the others are right. Whatever it is, the answer
// is one of the documented ones, never that the server failed, and a refused field has a reason of the contract's list.

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** Nonsense for texts and for addresses. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff\u202e\u0301',
  'İ👩‍👩‍👧‍👦'.repeat(50),
  'x'.repeat(20_000),
  "'; drop table users; --",
  '%\\_',
  '../../etc/passwd',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'null',
  'true',
  'NaN',
  '-1',
  '0',
  '0.5',
  '1e3',
  '1e309',
  '2147483648',
  '9007199254740991',
  '9999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '{00000000-0000-4000-8000-000000000001}',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-13-45T99:99:99Z',
] as const;

/** Nonsense for bodies: of every type as well. */
const VALUES: readonly Sample[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e3,
  2_147_483_648,
  9_007_199_254_740_991,
  1e19,
  1e308,
  -1e308,
  [],
  [[]],
  {},
  { '': '' },
  ['x', 'x'],
  [null],
  Array.from({ length: 2000 }, () => 'x'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
];

async function cast() {
  const admin = await buildOrganization(db);
  const [teacher, pupil] = [await buildMember(db, admin, 'teacher'), await buildMember(db, admin, 'student')];
  const parent = await buildParent(db, { username: 'Ada' });
  const class_id = await buildClass(db, { tenantId: admin.tenantId, name: '4b' });
  await db
    .updateTable('students')
    .set({ class_id })
    .where('id', '=', pupil.studentId ?? '')
    .execute();
  return { admin, teacher, pupil, parent, operator: await buildOperator(db), class_id };
}

/** Who makes the call, the one with the most to reach first, and what it would say of its surroundings. */
async function surroundings(call: Call) {
  const { admin, teacher, pupil, parent, operator, class_id } = await cast();
  const may = (...whos: Who[]): boolean => call.who.some((who) => whos.includes(who));
  const maker = may('operator')
    ? operator
    : may('admin', 'staff', 'payer')
      ? admin
      : may('teacher')
        ? teacher
        : may('parent')
          ? parent
          : call.path.startsWith('/api/organization') || call.path.startsWith('/api/quiz')
            ? pupil
            : parent;
  const student = maker === parent ? parent.studentId : pupil.studentId;
  const known: Record<string, Sample> = {
    class_id,
    student_id: student ?? '',
    id: call.path.includes('teacher')
      ? teacher.userId
      : call.path.includes('class')
        ? class_id
        : (student ?? ''),
    user_id: parent.userId,
    teacher_id: teacher.userId,
    teacher_ids: [teacher.userId],
    student_ids: [student ?? ''],
    slug: /\/(course|outcome)\//.test(call.path) ? 'python' : 'intro-level1',
    level_slug: 'intro-level1',
    course_slug: 'python',
    course_id: 'python',
    course_name: 'python',
    chapter_id: 2,
    question_id: 'read-range',
    round: 1,
    unlocked_chapters: ['python:1'],
    email: `${randomUUID()}@home.test`,
    from_email: 'ada@home.test',
    recipient_email: 'ada@home.test',
    recipients: ['ada@home.test'],
    admin_email: `${randomUUID()}@school.test`,
    paid: 'true',
    number: 1,
    option: 'a',
    // A class's.
    token: class_id,
    password: 'correct horse battery',
    username: `Hare${randomUUID().slice(0, 8)}`,
    made_at: '2026-01-01T00:00:00.000Z',
    base_saved_at: '2026-01-01T00:00:00.000Z',
    language: 'es',
  };
  return { headers: maker.headers, known };
}

const asObject = (sample: Sample): Record<string, Sample> =>
  typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {};

const asText = (value: Sample): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** As an address has it: half a character is sent as the broken bytes that it is. */
const encoded = (value: Sample): string =>
  asText(value).replaceAll(/[^A-Za-z0-9-]/gu, (sign) =>
    sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80',
  );

type Parts = {
  readonly params: Record<string, Sample>;
  readonly query: Record<string, Sample>;
  readonly body: Sample;
};

function requestOf(call: Call, { params, query, body }: Parts): InjectOptions {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? '') || '%20');
  const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  const url = search.length === 0 ? path : `${path}?${search.join('&')}`;
  if (call.method === 'GET' || body === undefined) return { method: call.method, url };
  return {
    method: call.method,
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  };
}

/** What gets past a schema, and some of what does not: that is all refused at the same place. */
const telling = (schema: z.ZodType, values: readonly Sample[]): Sample[] =>
  values.filter((value, at) => at % 10 === 0 || schema.safeParse(value).success);

/** Of a call that hashes a password each time, which takes long by design, every fourth is enough. */
const affordable = (body: Record<string, Sample>, values: readonly Sample[]): readonly Sample[] =>
  Object.keys(body).some((name) => name.endsWith('password'))
    ? values.filter((_, at) => at % 4 === 0)
    : values;

/** The requests of a call with one thing wrong, and the right one. */
function requestsOf(call: Call, known: Record<string, Sample>): InjectOptions[] {
  // A login has either.
  const { pictures: _, ...body } = asObject(sampleOf(call.body, known));
  const right: Parts = {
    params: asObject(sampleOf(call.params, known)),
    query: asObject(sampleOf(call.query, known)),
    body,
  };
  const wrong = (part: 'params' | 'query'): Sample[] =>
    telling(
      call[part],
      Object.keys(right[part]).flatMap((name) => TEXTS.map((text) => ({ ...right[part], [name]: text }))),
    );
  const bodies =
    call.method === 'GET' ? [] : telling(call.body, affordable(body, replacedOnce(body, VALUES)));
  const all: Parts[] = [
    right,
    ...wrong('params').map((params) => ({ ...right, params: asObject(params) })),
    ...wrong('query').map((query) => ({ ...right, query: asObject(query) })),
    ...bodies.map((one) => ({ ...right, body: one })),
  ];
  return all.map((parts) => requestOf(call, parts));
}

const isDocumented = (answer: unknown): boolean => {
  const parsed = errorAnswerSchema.strict().safeParse(answer);
  const reasons: readonly string[] = FIELD_REASONS;
  return parsed.success && (parsed.data.issues ?? []).every(({ message }) => reasons.includes(message));
};

let addresses = 0;

/** Each from another address: limits are not what this is about. */
const newAddress = (): string => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};

test.each(Object.values(routes))('$method $path', { timeout: 120_000 }, async (call) => {
  const { headers, known } = await surroundings(call);
  const failed: unknown[] = [];
  for (const request of requestsOf(call, known)) {
    const answer = await app.inject({
      ...request,
      remoteAddress: newAddress(),
      headers: { ...OWN_PAGE, ...headers, ...request.headers },
    });
    const isRight = answer.statusCode < 400 || (answer.statusCode < 500 && isDocumented(answer.json()));
    if (!isRight) failed.push([answer.body, request.url, String(request.payload).slice(0, 300)]);
  }
  expect(failed).toEqual([]);
});
