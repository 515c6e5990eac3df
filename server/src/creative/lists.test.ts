import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { levelCalls, saveCreative } from '../testing/creative-levels.ts';
import { buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
const call = levelCalls(app);
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  await db.deleteFrom('creative_levels').execute();
});

const names = async (person: Person | undefined, path: string): Promise<string[]> => {
  const { levels, ...all } = (await call(person, 'GET', path)).json();
  return (levels ?? Object.values(all)).map((one: { name: string }) => one.name);
};

/** Saves public levels for a person, in the given order. */
async function publish(person: Person, ...all: readonly string[]) {
  const made = [];
  for (const name of all) made.push(await saveCreative(app, person, { name, is_public: true }));
  return made;
}

describe('public levels', () => {
  test('are listed for everyone, newest first, without drafts and levels of a school', async () => {
    const school = await buildOrganization(db);
    const ada = await buildMember(db, school, 'student');
    await publish(ada, 'One farm', 'Two farms');
    await saveCreative(app, ada, { name: 'A draft' });
    await saveCreative(app, ada, { name: 'Of school', school_visible: true });
    for (const person of [undefined, ada, await buildParent(db)]) {
      expect(await names(person, 'creative/public')).toEqual(['Two farms', 'One farm']);
      expect(await names(person, 'creative/public/paginated')).toEqual(['Two farms', 'One farm']);
    }
  });

  test('have pages of 12, a total and a search by a part of the name', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    await publish(ada, ...Array.from({ length: 13 }, (_, at) => `Farm ${at + 1}`), 'Änne_s 100% maze');
    const page = async (query: string) =>
      (await call(undefined, 'GET', `creative/public/paginated${query}`)).json();
    expect(await page('')).toMatchObject({ page: 1, size: 12, total: 14 });
    expect((await page('')).levels).toHaveLength(12);
    expect((await page('?page=2')).levels.map((one: { name: string }) => one.name)).toEqual([
      'Farm 2',
      'Farm 1',
    ]);
    expect((await page('?page=3')).levels).toEqual([]);
    expect(await page('?search=ANNE')).toMatchObject({ total: 1, levels: [{ name: 'Änne_s 100% maze' }] });
    expect(await page('?search=e_s')).toMatchObject({ total: 1 });
    expect(await page('?search=m_z')).toMatchObject({ total: 0, levels: [] });
    expect(await page('?search=0%25 m')).toMatchObject({ total: 1 });
    expect(await page('?search=farm&size=5&page=3')).toMatchObject({
      total: 13,
      levels: [{ name: 'Farm 3' }, { name: 'Farm 2' }, { name: 'Farm 1' }],
    });
  });

  test('can be sorted by plays and by likes', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const [one, two] = await publish(ada, 'One farm', 'Two farms');
    const bo = await buildParent(db, { username: 'Bo' });
    await call(bo, 'POST', `creative/${one.id}/favorite`);
    await db.updateTable('creative_levels').set({ plays: 3 }).where('id', '=', two.id).execute();
    expect(await names(undefined, 'creative/public/paginated?sort=most_liked')).toEqual([
      'One farm',
      'Two farms',
    ]);
    expect(await names(undefined, 'creative/public/paginated?sort=most_played')).toEqual([
      'Two farms',
      'One farm',
    ]);
    const wrong = await call(undefined, 'GET', 'creative/public/paginated?sort=oldest');
    expect(wrong.statusCode).toBe(422);
  });

  test('fill every page of a long list, in order and without gaps', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const [first] = await publish(ada, 'First farm');
    const row = await db
      .selectFrom('creative_levels')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 2200 }, (_, at) => ({
      ...row,
      farms: JSON.stringify(row.farms),
      shared_farms: null,
      id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      level_slug: `copy-${at}`,
      name: `Copy ${at}`,
      plays: at % 7,
      shared_at: new Date(Date.UTC(2020, 0, 1, 0, 0, Math.floor(at / 3))),
    }));
    for (const part of [rows.slice(0, 1100), rows.slice(1100)])
      await db.insertInto('creative_levels').values(part).execute();
    for (const sort of ['most_recent', 'most_played']) {
      const seen: string[] = [];
      for (let page = 1; page <= 47; page += 1)
        seen.push(...(await names(undefined, `creative/public/paginated?size=48&page=${page}&sort=${sort}`)));
      expect(seen).toHaveLength(2201);
      expect(new Set(seen).size).toBe(2201);
    }
    const { total } = (await call(undefined, 'GET', 'creative/public/paginated')).json();
    expect(total).toBe(2201);
    expect(await names(undefined, 'creative/public/paginated?page=1000000&size=48')).toEqual([]);
  });
});

describe('a creator', () => {
  test('has a list, pages and numbers of its public levels', async () => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const [one] = await publish(ada, 'One farm', 'Two farms');
    await publish(bo, 'Of Bo');
    await saveCreative(app, ada, { name: 'A draft' });
    await call(bo, 'POST', `creative/${one.id}/favorite`);
    const id = ada.userId;
    expect(await names(undefined, `creative/public/creator/${id}`)).toEqual(['Two farms', 'One farm']);
    const second = await names(undefined, `creative/public/creator/${id}/paginated?size=1&page=2`);
    expect(second).toEqual(['One farm']);
    const stats = (await call(bo, 'GET', `creative/public/creator/${id}/stats`)).json();
    expect(stats).toMatchObject({ levels: 2, plays: 0, completions: 0, likes: 1 });
    expect(stats.creator_name).toMatch(/^[A-Z]\w+ [A-Z]\w+$/);
    expect(stats.creator_name).not.toContain('Ada');
  });

  test('may be one student of an account', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    await publish(ada, 'One farm');
    const path = `creative/public/creator/${ada.userId}`;
    const other = '00000000-0000-7000-8000-000000000000';
    for (const [id, expected] of [
      [ada.studentId, ['One farm']],
      [other, []],
    ] as const)
      expect(await names(undefined, `${path}/paginated?creator_student_id=${id}`)).toEqual(expected);
    const none = await call(undefined, 'GET', `${path}/stats?creator_student_id=${other}`);
    expect([none.statusCode, none.json().detail]).toEqual([404, 'unknown_creator']);
  });
});

test('levels of a school are listed in that school only', async () => {
  const school = await buildOrganization(db);
  const author = await buildMember(db, school, 'student');
  await saveCreative(app, author, { name: 'Of school', school_visible: true });
  const [pupil, teacher] = [
    await buildMember(db, school, 'student'),
    await buildMember(db, school, 'teacher'),
  ];
  for (const person of [pupil, teacher, author]) {
    expect(await names(person, 'creative/school')).toEqual(['Of school']);
    expect(await names(person, 'creative/school/paginated?search=school')).toEqual(['Of school']);
  }
  const [stranger, family] = [await buildOrganization(db), await buildParent(db, { username: 'Bo' })];
  for (const person of [stranger, family]) {
    expect(await names(person, 'creative/school')).toEqual([]);
    expect(await names(person, 'creative/school/paginated')).toEqual([]);
  }
});

test('own levels are listed with their state, last changed first', async () => {
  const ada = await buildParent(db, { username: 'Ada' });
  await publish(ada, 'One farm');
  await saveCreative(app, ada, { name: 'A draft' });
  expect((await call(ada, 'GET', 'creative')).json()).toMatchObject([
    { name: 'A draft', state: 'draft', own: true },
    { name: 'One farm', state: 'public', own: true },
  ]);
  expect(await names(ada, 'creative/paginated?search=draft')).toEqual(['A draft']);
  expect(await names(await buildParent(db, { username: 'Bo' }), 'creative')).toEqual([]);
});

describe('a like', () => {
  test('counts once for each player, and can be taken back', async () => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const [level] = await publish(ada, 'One farm');
    const path = `creative/${level.id}/favorite`;
    const cy = await buildParent(db, { username: 'Cy' });
    const like = async (person: Person, method: 'POST' | 'DELETE') =>
      (await call(person, method, path)).json();
    expect(await like(bo, 'POST')).toEqual({ favorite: true, likes: 1 });
    expect(await like(bo, 'POST')).toEqual({ favorite: true, likes: 1 });
    expect(await like(cy, 'POST')).toEqual({ favorite: true, likes: 2 });
    expect(await names(bo, 'creative/favorites')).toEqual(['One farm']);
    expect((await call(bo, 'GET', 'creative/public')).json()).toMatchObject([{ favorite: true, likes: 2 }]);
    expect(await like(bo, 'DELETE')).toEqual({ favorite: false, likes: 1 });
    expect(await like(bo, 'DELETE')).toEqual({ favorite: false, likes: 1 });
    expect(await names(bo, 'creative/favorites/paginated')).toEqual([]);
  });

  test('is refused for the player’s own level', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const [level] = await publish(ada, 'One farm');
    const answer = await call(ada, 'POST', `creative/${level.id}/favorite`);
    expect([answer.statusCode, answer.json().detail]).toEqual([409, 'own_level']);
    expect((await call(ada, 'GET', 'creative/public')).json()).toMatchObject([{ favorite: false, likes: 0 }]);
  });

  test('counts once per player when many players like a level at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => buildParent(db, { username: 'Ada' })));
    const [level] = await publish(await buildParent(db, { username: 'Bo' }), 'One farm');
    await Promise.all(
      [...people, ...people].map((one) => call(one, 'POST', `creative/${level.id}/favorite`)),
    );
    expect((await call(undefined, 'GET', 'creative/public')).json()).toMatchObject([{ likes: 8 }]);
  });

  test('a level that is no longer shared leaves the list', async () => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const [level] = await publish(ada, 'One farm');
    await call(bo, 'POST', `creative/${level.id}/favorite`);
    await db.updateTable('creative_levels').set({ is_public: false }).where('id', '=', level.id).execute();
    expect(await names(bo, 'creative/favorites')).toEqual([]);
  });
});
