import { randomUUID } from 'node:crypto';
import type { Call, Who } from '@hopcode/contract/call';
import { errorAnswerSchema, FIELD_REASONS } from '@hopcode/contract/errors';
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import { buildCertificate } from './certificates.ts';
import { TEXTS, VALUES } from './nonsense.ts';
import { buildClass, buildMember, buildOperator, buildOrganization, buildParent } from './people.ts';
import { replacedOnce, type Sample, sampleOf } from './request-samples.ts';

async function cast(db: Database) {
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

/** The slug that fits an address: the slug of a course, of a course with a gate, or of a level. */
function slugIn(path: string): string {
  if (path.includes('/opening/')) return 'advanced-python';
  return /\/(course|outcome)\//.test(path) ? 'python' : 'intro-level1';
}

/**
 * Creates accounts for a call. Returns the headers of the permitted caller with the most rights, all accounts, and the
 * ids that the call needs.
 */
export async function surroundings(db: Database, call: Call) {
  const { admin, teacher, pupil, parent, operator, class_id } = await cast(db);
  const may = (...whos: Who[]): boolean => call.who.some((who) => whos.includes(who));
  const isOfCertificate = call.path.includes('{certificate_id}');
  const maker = may('operator')
    ? operator
    : isOfCertificate || may('admin', 'staff', 'payer')
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
    ...(isOfCertificate && { certificate_id: (await buildCertificate(db, pupil)).id }),
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
    slug: slugIn(call.path),
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
    // The token of a class.
    token: class_id,
    password: 'correct horse battery',
    username: `Hare${randomUUID().slice(0, 8)}`,
    made_at: '2026-01-01T00:00:00.000Z',
    base_saved_at: '2026-01-01T00:00:00.000Z',
    language: 'es',
  };
  const everyone = [admin, teacher, pupil, parent, operator].map((person) => person.headers);
  return { headers: maker.headers, everyone, known };
}

export const asObject = (sample: Sample): Record<string, Sample> =>
  typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? sample : {};

const asText = (value: Sample): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Encodes a value for the address of a request. Half a character becomes bytes that are invalid. */
const encoded = (value: Sample): string =>
  asText(value).replaceAll(/[^A-Za-z0-9-]/gu, (sign) =>
    sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80',
  );

export type RequestParts = {
  readonly params: Record<string, Sample>;
  readonly query: Record<string, Sample>;
  readonly body: Sample;
};

export function requestOf(call: Call, { params, query, body }: RequestParts): InjectOptions {
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

/**
 * Whether a schema accepts a value. Also true if the schema throws an error: such a value must be tested, because the
 * server must prevent the error.
 */
function passes(schema: z.ZodType, value: Sample): boolean {
  try {
    return schema.safeParse(value).success;
  } catch {
    return true;
  }
}

/**
 * All values that pass a schema, and every tenth of the others. A tenth of those is enough, because the server refuses
 * all of them at the same place.
 */
const telling = (schema: z.ZodType, values: readonly Sample[]): Sample[] =>
  values.filter((value, at) => at % 10 === 0 || passes(schema, value));

/** Hashing a password is slow on purpose, so every fourth value is enough for a call that hashes one. */
const affordable = (body: Record<string, Sample>, values: readonly Sample[]): readonly Sample[] =>
  Object.keys(body).some((name) => name.endsWith('password'))
    ? values.filter((_, at) => at % 4 === 0)
    : values;

/** Creates a valid request for a call. */
export function rightRequest(call: Call, known: Record<string, Sample>): RequestParts {
  // A login has either a password or pictures.
  const { pictures: _, ...body } = asObject(sampleOf(call.body, known));
  return {
    params: asObject(sampleOf(call.params, known)),
    query: asObject(sampleOf(call.query, known)),
    body,
  };
}

/** Creates requests for a call: the valid request, and requests with one invalid part. */
export function requestsOf(call: Call, known: Record<string, Sample>): InjectOptions[] {
  const right = rightRequest(call, known);
  const body = asObject(right.body);
  const wrong = (part: 'params' | 'query'): Sample[] =>
    telling(
      call[part],
      Object.keys(right[part]).flatMap((name) => TEXTS.map((text) => ({ ...right[part], [name]: text }))),
    );
  const bodies =
    call.method === 'GET' ? [] : telling(call.body, affordable(body, replacedOnce(body, VALUES)));
  const all: RequestParts[] = [
    right,
    ...wrong('params').map((params) => ({ ...right, params: asObject(params) })),
    ...wrong('query').map((query) => ({ ...right, query: asObject(query) })),
    ...bodies.map((one) => ({ ...right, body: one })),
  ];
  return all.map((parts) => requestOf(call, parts));
}

/** Whether an answer with an error has the form that the contract documents, and contains only documented reasons. */
export const isDocumented = (answer: unknown): boolean => {
  const parsed = errorAnswerSchema.strict().safeParse(answer);
  const reasons: readonly string[] = FIELD_REASONS;
  return parsed.success && (parsed.data.issues ?? []).every(({ message }) => reasons.includes(message));
};
