import type { NameForm } from '@hopcode/contract/certificate/certificate';
import { afterAll, describe, expect, it, test } from 'vitest';
import { eraseFamily } from '../accounts/erase-store.ts';
import { saveProgress } from '../level/progress-store.ts';
import { buildCertificate, completeCourse, studentOf } from '../testing/certificates.ts';
import { TEST_PRICES } from '../testing/payment-events.ts';
import { buildMember, buildOrganization, buildParent, logIn, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const asked: string[] = [];
const app = await testApp(db, { certificates: { add: async (_tx, { id }) => void asked.push(id) } });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = async (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  who?: Person,
  payload?: object,
) =>
  await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...who?.headers },
    ...(payload === undefined ? {} : { payload }),
  });
const ask = async (who: Person, course = 'python') =>
  (await send('GET', `level/get_certificate/${course}`, who)).json();

describe('asking for a certificate', () => {
  it('says which levels are missing, and why', async () => {
    const child = await buildParent(db, { username: 'Ada' });
    const level = { courseId: 'python', code: 'x', status: 'complete' } as const;
    await saveProgress(db, studentOf(child), { ...level, slug: 'intro-level1', verified: true });
    await saveProgress(db, studentOf(child), { ...level, slug: 'intro-level2' });
    expect(await ask(child)).toEqual({
      certificate: null,
      missing: [
        { slug: 'intro-level2', name: 'The intro-level2', reason: 'not_replayed' },
        { slug: 'loops-level1', name: 'The loops-level1', reason: 'not_complete' },
      ],
    });
  });

  it('queues the certificate once, and returns the same certificate afterwards', async () => {
    const child = await buildParent(db, { username: 'Bo' });
    await completeCourse(db, studentOf(child));
    const first = await ask(child);
    expect(first).toMatchObject({ certificate: { state: 'checking', evidence: null }, missing: [] });
    expect((await ask(child)).certificate.id).toBe(first.certificate.id);
    expect(asked).toEqual([first.certificate.id]);
  });

  it('names a program that failed, until the child has changed it', async () => {
    const child = await buildParent(db, { username: 'Cy' });
    expect((await buildCertificate(db, child, { code: 'wrong' })).state).toBe('not_enough');
    const { missing } = await ask(child);
    expect(missing).toHaveLength(3);
    expect(missing[0]).toMatchObject({ reason: 'program_failed' });
    await completeCourse(db, studentOf(child));
    expect(await ask(child)).toMatchObject({ certificate: { state: 'checking' }, missing: [] });
  });

  it.each([
    ['an unknown course', 'cooking', 404],
    ['a word that no course can be', 'A B', 422],
  ])('is refused for %s', async (_what, course, status) => {
    const child = await buildParent(db, { username: 'Di' });
    expect((await send('GET', `level/get_certificate/${encodeURIComponent(course)}`, child)).statusCode).toBe(
      status,
    );
  });
});

describe('an issued certificate', async () => {
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');
  const teacher = await buildMember(db, school, 'teacher');
  const classmate = await buildMember(db, school, 'student');
  const stranger = await buildParent(db, { username: 'Eve' });
  await db
    .updateTable('students')
    .set({ full_name: 'Ada Lovelace' })
    .where('id', '=', pupil.studentId ?? '')
    .execute();
  const { id, address } = await buildCertificate(db, pupil);
  const path = `certificate/student/${pupil.studentId}`;
  const readPublic = async () => await send('GET', `certificate/public/${address}`);

  it.each([
    ['its student', pupil, 200],
    ['its teacher', teacher, 200],
    ['a classmate', classmate, 403],
    ['a stranger', stranger, 403],
  ])('is listed for %s: %3$i', async (_who, who, status) => {
    expect((await send('GET', path, who)).statusCode).toBe(status);
    const change = await send('PUT', `certificate/${id}`, who, { program: null });
    expect(change.statusCode).toBe(status);
  });

  it('has its evidence', async () => {
    const { certificates } = (await send('GET', path, pupil)).json();
    expect(certificates[0]).toMatchObject({
      state: 'issued',
      name: 'Ada Lovelace',
      evidence: { levels: 3, on_own: 3, skills: [{ chapter_id: 1 }, { chapter_id: 2 }] },
      program: null,
    });
  });

  it('has a public page without the names of the child', async () => {
    const answer = await readPublic();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/Ada|Lovelace|Pupil/);
    expect(answer.json()).not.toHaveProperty('student_id');
  });

  it('shows the first name once the school wants it, and the program that the child chose', async () => {
    const form: NameForm = 'first_name';
    expect((await send('PUT', `certificate/${id}`, pupil, { name_form: form })).statusCode).toBe(403);
    expect((await send('PUT', `certificate/${id}`, teacher, { name_form: form })).statusCode).toBe(200);
    expect((await send('PUT', `certificate/${id}`, pupil, { program: 'intro-level2' })).statusCode).toBe(200);
    expect((await readPublic()).json()).toMatchObject({
      name: 'Ada L.',
      program: { slug: 'intro-level2', code: expect.stringContaining('move_forward') },
    });
    expect((await send('PUT', `certificate/${id}`, pupil, { program: 'no-such-level' })).statusCode).toBe(
      404,
    );
  });

  it('is in the list of its class', async () => {
    const classId = crypto.randomUUID();
    expect((await send('GET', `certificate/class/${classId}`, teacher)).statusCode).toBe(403);
    await db
      .insertInto('classes')
      .values({ id: classId, tenant_id: school.tenantId, name: '7a', token: classId })
      .execute();
    await db
      .updateTable('students')
      .set({ class_id: classId })
      .where('id', '=', pupil.studentId ?? '')
      .execute();
    const answer = await send('GET', `certificate/class/${classId}`, teacher);
    expect(answer.json()).toMatchObject({ certificates: [{ id, name: 'Ada Lovelace' }] });
    expect((await send('GET', `certificate/class/${classId}`, pupil)).statusCode).toBe(403);
  });

  it('ends its page for good when it is revoked, and comes back at a new address', async () => {
    expect((await send('DELETE', `certificate/${id}`, pupil)).statusCode).toBe(403);
    expect((await send('DELETE', `certificate/${id}`, stranger)).statusCode).toBe(403);
    const revoked = await send('DELETE', `certificate/${id}`, teacher);
    expect(revoked.json()).toMatchObject({ revoked_at: expect.any(String) });
    expect((await readPublic()).statusCode).toBe(404);
    const renewed = (await send('POST', `certificate/${id}/renew`, teacher)).json();
    expect(renewed).toMatchObject({ revoked_at: null });
    expect((await readPublic()).statusCode).toBe(404);
    expect((await send('GET', `certificate/public/${renewed.address}`)).statusCode).toBe(200);
    const { rows } = {
      rows: await db
        .selectFrom('audit_log')
        .select('action')
        .where('target_id', '=', pupil.studentId ?? '')
        .execute(),
    };
    expect(rows.map(({ action }) => action)).toEqual(['certificate_revoked', 'certificate_renewed']);
  });
});

test('a program with the name of the child cannot be shown', async () => {
  const child = await buildParent(db, { username: 'Florian' });
  const { id } = await buildCertificate(db, child, { code: 'print("I am FLORIAN")' });
  const answer = await send('PUT', `certificate/${id}`, child, { program: 'intro-level1' });
  expect(answer.json()).toMatchObject({
    statusCode: 422,
    issues: [{ path: 'body.program', message: 'own_name' }],
  });
});

test('a program that says how to find the child cannot be shown, and is hidden if it was chosen before', async () => {
  const child = await buildParent(db, { username: 'Hen' });
  const { id, address } = await buildCertificate(db, child, { code: '# call me at +49 170 1234567\n' });
  const refused = await send('PUT', `certificate/${id}`, child, { program: 'intro-level1' });
  expect(refused.json()).toMatchObject({ statusCode: 422, issues: [{ message: 'contact' }] });
  await db.updateTable('certificates').set({ shown_level: 'intro-level1' }).where('id', '=', id).execute();
  const read = await send('GET', `certificate/public/${address}`);
  expect(read.json()).toMatchObject({ program: null, replay: false });
  expect(read.body).not.toContain('1234567');
});

test('a slug that is a property of every object is an unknown level', async () => {
  const child = await buildParent(db, { username: 'Ida' });
  const { id } = await buildCertificate(db, child);
  expect((await send('PUT', `certificate/${id}`, child, { program: 'constructor' })).json()).toMatchObject({
    statusCode: 404,
    detail: 'unknown_level',
  });
});

test('a chosen program is hidden once it contains the new name of the child', async () => {
  const child = await buildParent(db, { username: 'Hen' });
  const { id, address } = await buildCertificate(db, child, { code: '# my friend zelda\n' });
  const chosen = await send('PUT', `certificate/${id}`, child, { program: 'intro-level1' });
  expect(chosen.json()).toMatchObject({ program: { slug: 'intro-level1' }, hidden_program: null });
  await db
    .updateTable('students')
    .set({ full_name: 'Zelda Hyrule' })
    .where('id', '=', child.studentId ?? '')
    .execute();
  const read = await send('GET', `certificate/public/${address}`);
  expect(read.json()).toMatchObject({ program: null, replay: false });
  expect(read.body).not.toMatch(/zelda/i);
  const { certificates } = (await send('GET', `certificate/student/${child.studentId}`, child)).json();
  expect(certificates[0]).toMatchObject({
    program: null,
    hidden_program: { slug: 'intro-level1', name: 'The intro-level1', problem: 'own_name' },
  });
});

test('a chosen program with an unkind word is hidden, whatever the language of the page that chose it', async () => {
  const child = await buildParent(db, { username: 'Hen' });
  const { id, address } = await buildCertificate(db, child, { code: '# Schei\u00dfe\n' });
  const refused = await send('PUT', `certificate/${id}`, child, { program: 'intro-level1' });
  expect(refused.json()).toMatchObject({ issues: [{ message: 'unkind_word' }] });
  await db.updateTable('certificates').set({ shown_level: 'intro-level1' }).where('id', '=', id).execute();
  expect((await send('GET', `certificate/public/${address}`)).json()).toMatchObject({ program: null });
  const { certificates } = (await send('GET', `certificate/student/${child.studentId}`, child)).json();
  expect(certificates[0]).toMatchObject({ program: null, hidden_program: { problem: 'unkind_word' } });
});

test('erasing an account ends the public pages of its certificates', async () => {
  const child = await buildParent(db, { username: 'Gus' });
  const { address } = await buildCertificate(db, child);
  const adult = await logIn(db, { ...child, studentId: null });
  await db
    .transaction()
    .execute(
      async (tx) =>
        await eraseFamily(tx, adult, { userId: adult.userId, impersonatorId: null }, 'account_erased'),
    );
  expect((await send('GET', `certificate/public/${address}`)).statusCode).toBe(404);
  expect((await send('GET', `certificate/public/${address}/credential`)).statusCode).toBe(404);
});

test('a status list without certificates is a 200, a list beyond the last one a 422', async () => {
  expect((await send('GET', 'certificate/status/0')).statusCode).toBe(200);
  expect((await send('GET', 'certificate/status/100001')).statusCode).toBe(422);
});

describe('the shown program', () => {
  it.each<[string, string | null, object, boolean, boolean]>([
    ['is replayed', 'intro-level1', {}, false, true],
    ['is not replayed without a chosen one', null, {}, false, false],
    ['is not replayed once its level has changed', 'intro-level1', { 'intro-level1': 'older' }, false, false],
    ['is not replayed without a stored version', 'intro-level1', { 'intro-level2': 'older' }, false, false],
    ['of a free chapter is replayed on a site that sells', 'intro-level1', {}, true, true],
    ['of a sold chapter is not replayed for a visitor', 'loops-level1', {}, true, false],
    ['of a chapter that can be sold is replayed on a site that does not', 'loops-level1', {}, false, true],
  ])('%s', async (_, shown, hashes, isSold, replay) => {
    const { id, address } = await buildCertificate(db, await buildParent(db, { username: 'Ada' }));
    await db
      .updateTable('certificates')
      .set({
        shown_level: shown,
        ...(Object.keys(hashes).length > 0 && { level_hashes: JSON.stringify(hashes) }),
      })
      .where('id', '=', id)
      .execute();
    const reader = isSold ? await testApp(db, { selling: TEST_PRICES }) : app;
    const answer = await reader.inject({ url: `/api/certificate/public/${address}` });
    if (isSold) await reader.close();
    expect(answer.json()).toMatchObject({ replay, program: shown === null ? null : { slug: shown } });
  });
});
