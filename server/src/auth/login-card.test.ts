import { LOGIN_PICTURES } from '@hopcode/contract/auth/login-pictures';
import { afterAll, expect, test } from 'vitest';
import { buildMember, buildOrganization, buildStudent, logIn, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

let lastAddress = 0;
/** A network address without earlier tries. */
const newAddress = (): string => {
  lastAddress += 1;
  return `203.0.${Math.floor(lastAddress / 250)}.${lastAddress % 250}`;
};

const post = (path: string, payload: object, person?: Person, address = newAddress()) =>
  app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, 'x-forwarded-for': address, ...person?.headers },
    payload,
  });

type Card = {
  student_id: string;
  username: string;
  card_token: string;
  pictures: string[];
  login_url: string;
};

const askForCards = (staff: Person, pupils: readonly Person[], replace?: boolean) => {
  const body = { student_ids: pupils.map((pupil) => pupil.studentId), replace };
  return post('organization/login-cards', body, staff);
};

async function makeCards(staff: Person, ...pupils: Person[]): Promise<Card[]> {
  return (await askForCards(staff, pupils, true)).json().cards;
}

async function buildPupilWithCard() {
  const admin = await buildOrganization(db);
  const pupil = await buildMember(db, admin, 'student');
  const [card] = await makeCards(admin, pupil);
  if (card === undefined) throw new Error('No card was created');
  const byPictures = (pictures: readonly string[], address?: string, username = card.username) =>
    post(
      'auth/login-org',
      { organization_slug: `school-${admin.tenantId}`, username, pictures },
      undefined,
      address,
    );
  return { admin, pupil, card, byPictures };
}

const byCard = (token: string, address?: string) => post('auth/login-card', { token }, undefined, address);

const isLoggedIn = async (person: Person) =>
  (await app.inject({ url: '/api/auth/current', headers: person.headers })).statusCode === 200;

test('a card has secrets that are shown once, and a path to log in', async () => {
  const { admin, pupil, card } = await buildPupilWithCard();
  expect(card).toEqual({
    student_id: pupil.studentId,
    username: `Pupil${pupil.userId}`,
    full_name: null,
    card_token: expect.stringMatching(/^[\w-]{22}$/),
    pictures: expect.any(Array),
    login_url: `/en/login-org/school-${admin.tenantId}#card=${card.card_token}`,
  });
  expect(new Set(card.pictures).size).toBe(3);
  expect(LOGIN_PICTURES).toEqual(expect.arrayContaining(card.pictures));
  const rows = await db
    .selectFrom('login_cards')
    .selectAll()
    .where('tenant_id', '=', admin.tenantId)
    .execute();
  expect(rows).toMatchObject([{ student_id: pupil.studentId, made_by: admin.userId }]);
  const text = JSON.stringify(rows);
  expect(text).not.toContain(card.card_token);
  for (const picture of card.pictures) expect(text).not.toContain(picture);
});

test('a student logs in with the card, or with its pictures in their order', async () => {
  const { pupil, card, byPictures } = await buildPupilWithCard();
  const expected = { user_id: pupil.userId, student_id: pupil.studentId, is_student: true };
  for (const answer of [
    await byCard(card.card_token),
    await byPictures(card.pictures),
    await byPictures(card.pictures, undefined, card.username.toUpperCase()),
  ]) {
    expect(answer.json()).toMatchObject(expected);
    expect(answer.cookies.some((cookie) => cookie.name === 'session')).toBe(true);
  }
  const [first, second, third] = card.pictures;
  for (const wrong of [
    [second, first, third],
    [first, first, first],
  ]) {
    expect((await byPictures(wrong.map(String))).json()).toEqual({
      statusCode: 401,
      message: 'Unauthorized',
      detail: 'wrong_login',
    });
  }
});

test('students without a card, staff, and unknown names all get the same answer', async () => {
  const { admin, byPictures } = await buildPupilWithCard();
  const without = await buildMember(db, admin, 'student');
  const pictures = ['apple', 'apple', 'apple'];
  const names = [`Pupil${without.userId}`, `${admin.userId}@school.test`, 'Nobody'];
  const answers = [
    await byCard('no-such-card'),
    ...(await Promise.all(names.map((name) => byPictures(pictures, undefined, name)))),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.body]).toEqual([401, answers[0]?.body]);
  }
});

test('new cards invalidate the old ones and end the sessions of their students; first cards end no session', async () => {
  const admin = await buildOrganization(db);
  const pupil = await buildMember(db, admin, 'student');
  const [first] = await makeCards(admin, pupil);
  expect(await isLoggedIn(pupil)).toBe(true);
  const [second] = await makeCards(admin, pupil);
  expect(await isLoggedIn(pupil)).toBe(false);
  expect((await byCard(first?.card_token ?? '')).statusCode).toBe(401);
  expect((await byCard(second?.card_token ?? '')).statusCode).toBe(200);
});

test('existing cards are replaced only with `replace`; otherwise no card is created', async () => {
  const { admin, pupil, card } = await buildPupilWithCard();
  const others = [await buildMember(db, admin, 'student'), await buildMember(db, admin, 'student')];
  const refused = await askForCards(admin, [pupil, ...others]);
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { statusCode: 409, message: 'Conflict', detail: 'cards_exist', count: 1 },
  ]);
  expect((await askForCards(admin, [pupil, ...others], false)).statusCode).toBe(409);
  expect((await byCard(card.card_token)).statusCode).toBe(200);
  expect((await askForCards(admin, others)).json().cards).toHaveLength(2);
  expect((await askForCards(admin, [pupil, ...others])).json()).toMatchObject({ count: 3 });
});

test("of two simultaneous calls for a student's first card, one gets a 409", async () => {
  const admin = await buildOrganization(db);
  const pupils = [await buildMember(db, admin, 'student'), await buildMember(db, admin, 'student')];
  const answers = await Promise.all([askForCards(admin, pupils), askForCards(admin, pupils.toReversed())]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
});

test('a new password from staff removes card and pictures', async () => {
  const { admin, pupil, card, byPictures } = await buildPupilWithCard();
  const set = await app.inject({
    method: 'PUT',
    url: `/api/organization/students/${pupil.studentId}`,
    headers: { ...OWN_PAGE, ...admin.headers },
    payload: { password: 'a new password' },
  });
  expect(set.statusCode).toBe(200);
  expect((await byCard(card.card_token)).statusCode).toBe(401);
  expect((await byPictures(card.pictures)).statusCode).toBe(401);
});

test('cards are created for all or for none, in the order of the list, once for a repeated id', async () => {
  const admin = await buildOrganization(db);
  const pupils = [await buildMember(db, admin, 'student'), await buildMember(db, admin, 'student')];
  const [first, second] = pupils;
  if (first === undefined || second === undefined) throw new Error('Two students were created');
  const cards = await makeCards(admin, second, first, second);
  expect(cards.map((card) => card.student_id)).toEqual([second.studentId, first.studentId]);

  const stranger = await buildMember(db, await buildOrganization(db), 'student');
  const teacher = await buildMember(db, admin, 'teacher');
  const page = await buildStudent(db, {
    tenantId: admin.tenantId,
    userId: teacher.userId,
    username: 'Teach',
  });
  for (const other of [stranger, await logIn(db, { ...teacher, studentId: page })]) {
    const body = { student_ids: [first.studentId, other.studentId] };
    expect((await post('organization/login-cards', body, admin)).statusCode).toBe(403);
  }
  expect((await byCard(cards[1]?.card_token ?? '')).statusCode).toBe(200);
});

test.each([
  [{ student_ids: [] }, 'organization/login-cards'],
  [
    { student_ids: Array.from({ length: 501 }, () => '00000000-0000-4000-8000-000000000000') },
    'organization/login-cards',
  ],
  [{ token: '' }, 'auth/login-card'],
  [{ organization_slug: 'oak', username: 'Ada', pictures: ['apple', 'carrot', 'dragon'] }, 'auth/login-org'],
  [{ organization_slug: 'oak', username: 'Ada', pictures: ['apple', 'carrot'] }, 'auth/login-org'],
  [{ organization_slug: 'oak', username: 'Ada' }, 'auth/login-org'],
  [
    {
      organization_slug: 'oak',
      username: 'Ada',
      password: 'x',
      pictures: ['apple', 'carrot', 'cat'],
    },
    'auth/login-org',
  ],
])('%j is a 422', async (body, path) => {
  expect((await post(path, body, await buildOrganization(db))).statusCode).toBe(422);
});

test('wrong pictures are limited for one account, from one address and in total; wrong cards are limited from one address', async () => {
  const { card, byPictures } = await buildPupilWithCard();
  const wrong = ['apple', 'apple', 'apple'];
  const times = async (count: number, attempt: () => ReturnType<typeof byPictures>) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) statuses.push((await attempt()).statusCode);
    return statuses.filter((status) => status === 401).length;
  };
  const here = newAddress();
  expect(await times(7, () => byPictures(wrong, here))).toBe(5);
  expect((await byPictures(card.pictures, here)).statusCode).toBe(429);
  expect((await byPictures(card.pictures)).statusCode).toBe(200);
  expect(await times(5, () => byPictures(wrong))).toBe(1);
  expect((await byPictures(card.pictures)).statusCode).toBe(429);
  expect((await byCard(card.card_token)).statusCode).toBe(200);

  const elsewhere = newAddress();
  let name = 0;
  const atNames = () => {
    name += 1;
    return byPictures(wrong, elsewhere, `Nobody${name}`);
  };
  expect(await times(62, atNames)).toBe(62);
  const cards = newAddress();
  expect(await times(62, () => byCard('none', cards))).toBe(60);
});

test('right pictures do not count as tries', async () => {
  const { card, byPictures } = await buildPupilWithCard();
  const here = newAddress();
  for (let index = 0; index < 8; index += 1) {
    expect((await byPictures(card.pictures, here)).statusCode).toBe(200);
    expect((await byCard(card.card_token, here)).statusCode).toBe(200);
  }
});
