import { OLD_SLUGS_LIMIT } from '@hopcode/contract/organization/organization';
import { afterAll, expect, test } from 'vitest';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (person: Person | undefined, method: Method, path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });
const rename = (admin: Person, slug: string) => call(admin, 'PUT', 'organization/current', { slug });
const exists = async (person: Person, slug: string) =>
  (await call(person, 'GET', `organization/check-slug-exists?slug=${slug}`)).json().exists;
const atSlug = (slug: string) => call(undefined, 'GET', `organization/by-slug?slug=${slug}`);
const TAKEN = { statusCode: 422, issues: [{ path: 'body.slug', message: 'slug_taken' }] };

let lastSchool = 0;
async function buildRenamed() {
  lastSchool += 1;
  const admin = await buildOrganization(db);
  const [old, slug] = [`school-${admin.tenantId}`, `oak-${lastSchool}`];
  expect((await rename(admin, slug)).json()).toMatchObject({ slug, old_slugs: [old] });
  return { admin, old, slug };
}

test('an earlier slug still identifies its school, and logs its members in', async () => {
  const admin = await buildOrganization(db);
  const old = `school-${admin.tenantId}`;
  const pupil = await buildMember(db, admin, 'student');
  const made = await call(admin, 'POST', 'organization/login-cards', { student_ids: [pupil.studentId] });
  const [card] = made.json().cards;
  await call(admin, 'PUT', `organization/current`, { slug: 'first-new' });
  await rename(admin, 'second-new');
  for (const slug of [old, 'first-new', 'second-new', 'FIRST-new'])
    expect((await atSlug(slug)).json()).toEqual({ name: 'School', slug: 'second-new' });
  const body = { organization_slug: old, username: card.username, pictures: card.pictures };
  expect((await call(undefined, 'POST', 'auth/login-org', body)).json()).toMatchObject({
    student_id: pupil.studentId,
  });
  const byCard = await call(undefined, 'POST', 'auth/login-card', { token: card.card_token });
  expect(byCard.json()).toMatchObject({ student_id: pupil.studentId });
  expect((await call(admin, 'GET', 'organization/current')).json().old_slugs).toEqual(['first-new', old]);
});

test('wrong logins at an earlier slug count with those at the new one', async () => {
  const { admin, old, slug } = await buildRenamed();
  const pupil = await buildMember(db, admin, 'student');
  const tryAt = (at: string) =>
    call(undefined, 'POST', 'auth/login-org', {
      organization_slug: at,
      username: `Pupil${pupil.userId}`,
      password: 'wrong',
    });
  const statuses = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await tryAt(index % 2 === 0 ? old : slug)).statusCode);
  // The limit is ten for one account from one network (docs/decisions/0032).
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test('another school cannot take an earlier slug, and its own school can use it again', async () => {
  const { admin, old, slug } = await buildRenamed();
  const other = await buildOrganization(db);
  expect((await rename(other, old)).json()).toMatchObject(TAKEN);
  expect((await atSlug(`school-${other.tenantId}`)).json().slug).toBe(`school-${other.tenantId}`);
  const school = { name: 'Ash', slug: old, admin_email: `${other.tenantId}@ash.test` };
  expect((await call(await buildOperator(db), 'POST', 'organization', school)).json()).toMatchObject(TAKEN);
  const found = await Promise.all([other, await buildParent(db), admin].map((person) => exists(person, old)));
  expect(found).toEqual([true, true, false]);
  expect((await rename(admin, old)).json()).toMatchObject({ slug: old, old_slugs: [slug] });
  expect((await atSlug(slug)).json().slug).toBe(old);
});

test('when one school leaves a slug and another takes it at the same moment, the first keeps it', async () => {
  const [admin, other] = [await buildOrganization(db), await buildOrganization(db)];
  const slug = `school-${admin.tenantId}`;
  await Promise.all([rename(admin, 'left-behind'), rename(other, slug)]);
  expect((await atSlug(slug)).json().slug).toBe('left-behind');
});

test('the number of earlier slugs of a school is limited', async () => {
  const admin = await buildOrganization(db);
  const statuses = [];
  for (let index = 0; index <= OLD_SLUGS_LIMIT; index += 1)
    statuses.push((await rename(admin, `many-${index}`)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: OLD_SLUGS_LIMIT }, () => 200), 422]);
  expect((await rename(admin, 'many-x')).json()).toMatchObject({
    issues: [{ path: 'body.slug', message: 'too_many_slugs' }],
  });
  expect((await rename(admin, 'many-0')).statusCode).toBe(200);
});

test.each([
  ['/en/login-org/OLD', '/en/login-org/NEW'],
  ['/he/login-org/OLD/?redirect=%2Fhe%2Fcourses', '/he/login-org/NEW?redirect=%2Fhe%2Fcourses'],
])('%s leads to the new address for good', async (address, to) => {
  const { old, slug } = await buildRenamed();
  const answer = await app.inject({ url: address.replace('OLD', old) });
  expect([answer.statusCode, answer.headers.location]).toEqual([301, to.replace('NEW', slug)]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/en/login-org/nowhere', '/en/login-org', '/en/login-org/a%2Fb'])(
  '%s leads nowhere else',
  async (url) => {
    expect((await app.inject({ url })).headers.location).toBeUndefined();
  },
);
