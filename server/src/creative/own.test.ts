import { creativeLevelSchema } from '@hopcode/contract/creative/creative-level';
import { afterAll, describe, expect, test } from 'vitest';
import {
  carrotFarm,
  creativeBody,
  levelCalls,
  nearFarm,
  saveCreative,
  walkingProof,
} from '../testing/creative-levels.ts';
import { buildMember, buildOrganization, buildParent, buildStudent, logIn } from '../testing/people.ts';
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

const CARROT = { action: 'collect', type: 'carrot', sprite: 'item/carrot', position: [2, 0] };

describe('a new level', () => {
  test('is a draft with a slug from its name, and can be loaded again', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const answer = await call(ada, 'POST', 'creative/create', creativeBody());
    const made = creativeLevelSchema.parse(answer.json());
    expect(made).toMatchObject({
      name: 'Carrot Maze',
      course_id: 'python',
      creator_user_id: ada.userId,
      creator_student_id: ada.studentId,
      creator_name: 'Ada',
      own: true,
      state: 'draft',
      proven: false,
      size: [4, 1],
      likes: 0,
      plays: 0,
      completions: 0,
      farms: [carrotFarm()],
    });
    expect(made.level_slug).toMatch(/^carrot-maze-[a-z0-9]{10}$/);
    expect((await call(ada, 'GET', `creative/${made.level_slug}?course_id=python`)).json()).toEqual(made);
  });

  test.each([
    ['a short name', { name: 'Go' }, 'body.name', 'too_small'],
    ['a name of spaces', { name: '       ' }, 'body.name', 'too_small'],
    ['a long name', { name: 'x'.repeat(51) }, 'body.name', 'too_big'],
    ['an unknown course', { course_id: 'cobol' }, 'body.course_id', 'invalid'],
    ['an unknown base map', { map_path: 'creative-05.json' }, 'body.map_path', 'invalid'],
    ['no farm', { farms: [] }, 'body.farms', 'too_small'],
    [
      'a thing without rules',
      { farms: [{ ...carrotFarm(), items: [{ ...CARROT, type: 'dragon', sprite: 'thing/dragon' }] }] },
      'body.farms.0.items',
      'invalid',
    ],
    [
      'a foreign picture',
      { farms: [{ ...carrotFarm(), items: [{ ...CARROT, sprite: 'ui/logo' }] }] },
      'body.farms.0.items',
      'invalid',
    ],
    [
      'the number of a phone for everyone',
      { is_public: true, name: 'Call me 054-1234567' },
      'body.name',
      'contact',
    ],
    [
      'an address of mail for the school',
      { school_visible: true, tutorial: 'kid@example.com' },
      'body.tutorial',
      'contact',
    ],
    ['a rude word', { tutorial: 'what the fuck' }, 'body.tutorial', 'unkind_word'],
  ])('with %s is refused', async (_, change, path, message) => {
    const ada = await buildParent(db, { username: 'Ada' });
    const answer = await call(ada, 'POST', 'creative/create', { ...creativeBody(), ...change });
    expect([answer.statusCode, answer.json().issues]).toEqual([422, [{ path, message }]]);
  });

  test('with a farm above 40 x 30 tiles, or too many bytes, is refused', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const farm = carrotFarm();
    const wide = {
      ...farm,
      map: {
        tilesets: [],
        layers: [{ name: 'ground_tiles', width: 41, height: 1, data: Array.from({ length: 41 }, () => 1) }],
      },
    };
    const heavy = {
      ...farm,
      constants: Array.from({ length: 30 }, (_, at) => ({ name: `c${at}`, value: 'x'.repeat(9000) })),
    };
    for (const [one, path] of [
      [wide, 'body.farms.0.map'],
      [heavy, 'body.farms'],
    ] as const) {
      const answer = await call(ada, 'POST', 'creative/create', { ...creativeBody(), farms: [one] });
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([422, path]);
    }
  });
});

describe('a given slug', () => {
  test('is used once in a course; force_create then chooses another', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const body = { ...creativeBody(), level_slug: 'my-maze' };
    expect((await call(ada, 'POST', 'creative', body)).json().level_slug).toBe('my-maze');
    const taken = await call(ada, 'POST', 'creative', body);
    expect([taken.statusCode, taken.json().detail]).toEqual([409, 'level_slug_taken']);
    const forced = await call(ada, 'POST', 'creative?force_create=true', body);
    expect(forced.json().level_slug).toMatch(/^carrot-maze-[a-z0-9]{10}$/);
    const elsewhere = await call(ada, 'POST', 'creative', { ...body, course_id: 'advanced-python' });
    expect(elsewhere.json().level_slug).toBe('my-maze');
    const bo = await buildParent(db, { username: 'Bo' });
    expect((await call(bo, 'POST', 'creative', body)).json().level_slug).toBe('my-maze');
  });

  test('check-slug says whether the caller already uses the slug in that course', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const { level_slug: slug } = await saveCreative(app, ada);
    const exists = async (course: string, person = ada) =>
      (await call(person, 'GET', `creative/check-slug/${course}/${slug}`)).json();
    expect(await exists('python')).toEqual({ exists: true });
    expect(await exists('advanced-python')).toEqual({ exists: false });
    expect(await exists('python', await buildParent(db, { username: 'Bo' }))).toEqual({ exists: false });
  });

  test('a change of course keeps the slug, unless it is taken in the new course', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const body = { ...creativeBody(), level_slug: 'my-maze' };
    await call(ada, 'POST', 'creative', body);
    const moved = { ...creativeBody(), course_id: 'advanced-python' };
    expect((await call(ada, 'PUT', 'creative/my-maze?course_id=python', moved)).json()).toMatchObject({
      course_id: 'advanced-python',
      level_slug: 'my-maze',
    });
    await call(ada, 'POST', 'creative', body);
    const taken = await call(ada, 'PUT', 'creative/my-maze?course_id=python', moved);
    expect([taken.statusCode, taken.json().detail]).toEqual([409, 'level_slug_taken']);
  });
});

describe('a level that two tabs change', () => {
  test('is saved only over the version that was changed', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const { level_slug: slug, updated_at: first } = await saveCreative(app, ada);
    const save = async (name: string, based_on?: string) =>
      await call(ada, 'PUT', `creative/${slug}`, { ...creativeBody({ name }), based_on });
    const { updated_at: second } = (await save('First tab', first)).json();
    const late = await save('Second tab', first);
    expect([late.statusCode, late.json().detail]).toEqual([409, 'level_changed']);
    expect((await call(ada, 'GET', 'creative')).json()).toMatchObject([{ name: 'First tab' }]);
    expect((await save('Second tab', second)).json()).toMatchObject({ name: 'Second tab' });
    expect((await save('An old page')).statusCode).toBe(200);
  });
});

describe('sharing', () => {
  test.each([
    ['no proof', undefined, 'proof_missing', undefined],
    ['a run that stops early', walkingProof(1), 'proof_refused', { code: 'goals_open', farm: 0, goals: [0] }],
    [
      'a run of another number of farms',
      walkingProof(2, 2),
      'proof_refused',
      { code: 'missing_farm', farm: 1 },
    ],
  ])('is refused with %s, and nothing is saved', async (_, proof, detail, problem) => {
    const ada = await buildParent(db, { username: 'Ada' });
    const body = { ...creativeBody({ is_public: true }), proof };
    const answer = await call(ada, 'POST', 'creative/create', body);
    expect([answer.statusCode, answer.json().detail, answer.json().proof]).toEqual([409, detail, problem]);
    const { level_slug: slug } = await saveCreative(app, ada);
    const changed = await call(ada, 'PUT', `creative/${slug}`, { ...body, name: 'Other name' });
    expect([changed.statusCode, changed.json().detail]).toEqual([409, detail]);
    expect((await call(ada, 'GET', 'creative')).json()).toMatchObject([
      { name: 'Carrot Maze', state: 'draft' },
    ]);
  });

  const limited = () => [{ ...carrotFarm(), maxLinesOfCode: 2 }];
  test.each([
    ['a program that is longer than allowed', 'a\nb\nc', { code: 'too_many_lines', farm: 0, limit: 2 }],
    ['lines that are joined', 'a; b\nc', { code: 'too_many_lines', farm: 0, limit: 2 }],
    ['no program', undefined, { code: 'no_program', farm: 0 }],
  ])('of a level with a limit of lines is refused with %s', async (_, program, proof) => {
    const ada = await buildParent(db, { username: 'Ada' });
    const body = { farms: limited(), proof: { ...walkingProof(2), program } };
    const answer = await call(ada, 'POST', 'creative/create', creativeBody({ is_public: true, ...body }));
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { detail: 'proof_refused', proof }]);
  });

  test('a program within the limit of lines shares the level, and is not stored', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const proof = { ...walkingProof(2), program: 'import player\nplayer.move_forward(2)' };
    const made = await saveCreative(app, ada, { is_public: true, farms: limited(), proof });
    expect(made).toMatchObject({ state: 'public', proven: true });
    const rows = await db.selectFrom('creative_levels').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('move_forward(2)');
  });

  test('a level without goals cannot be finished', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const farm = { ...carrotFarm(), levelGoals: [] };
    const body = creativeBody({ is_public: true, farms: [farm], proof: walkingProof(2) });
    const answer = await call(ada, 'POST', 'creative/create', body);
    expect(answer.json()).toMatchObject({ detail: 'proof_refused', proof: { code: 'no_goals', farm: 0 } });
  });

  test('a proof is stored: a draft that was proven is shared without a second one', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const made = await saveCreative(app, ada, { proof: walkingProof(2) });
    expect(made).toMatchObject({ state: 'draft', proven: true });
    const body = { ...creativeBody(), is_public: true };
    const shared = await call(ada, 'PUT', `creative/${made.level_slug}`, body);
    expect(shared.json()).toMatchObject({ state: 'public', is_public: true, unshared_changes: false });
  });

  test('other players get new words of a public level immediately, but new farms only with a proof', async () => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const { level_slug: slug } = await saveCreative(app, ada, { is_public: true });
    const others = async () => (await call(bo, 'GET', `creative/${slug}?user_id=${ada.userId}`)).json();
    const words = { ...creativeBody(), is_public: true, name: 'Better name' };
    await call(ada, 'PUT', `creative/${slug}`, words);
    expect(await others()).toMatchObject({ name: 'Better name', own: false, state: 'public' });

    const farms = [nearFarm()];
    const kept = (await call(ada, 'PUT', `creative/${slug}`, { ...words, farms })).json();
    expect(kept).toMatchObject({ state: 'public', proven: false, unshared_changes: true, farms });
    expect(await others()).toMatchObject({ farms: [carrotFarm()], unshared_changes: false });

    const again = { ...words, farms: [nearFarm(), nearFarm()] };
    await call(ada, 'PUT', `creative/${slug}`, again);
    expect(await others()).toMatchObject({ farms: [carrotFarm()] });

    const proven = { ...again, proof: walkingProof(1, 1) };
    expect((await call(ada, 'PUT', `creative/${slug}`, proven)).json()).toMatchObject({
      proven: true,
      unshared_changes: false,
    });
    expect(await others()).toMatchObject({ farms: [nearFarm(), nearFarm()] });
  });

  test('a level that is no longer shared is a draft again', async () => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const { level_slug: slug } = await saveCreative(app, ada, { is_public: true });
    const draft = await call(ada, 'PUT', `creative/${slug}`, creativeBody());
    expect(draft.json()).toMatchObject({ state: 'draft', proven: true });
    expect((await call(bo, 'GET', `creative/${slug}?user_id=${ada.userId}`)).statusCode).toBe(404);
  });

  test('only an account of a school shares levels with the school', async () => {
    const family = await buildParent(db, { username: 'Ada' });
    expect(await saveCreative(app, family, { school_visible: true })).toMatchObject({
      school_visible: false,
      state: 'draft',
    });
    const pupil = await buildMember(db, await buildOrganization(db), 'student');
    expect(await saveCreative(app, pupil, { school_visible: true })).toMatchObject({
      school_visible: true,
      state: 'school',
    });
  });
});

describe('the level of another person', () => {
  type Sharing = 'draft' | 'school' | 'public';
  const build = async (sharing: Sharing) => {
    const school = await buildOrganization(db);
    const author = await buildMember(db, school, 'student');
    const level = await saveCreative(app, author, {
      is_public: sharing === 'public',
      school_visible: sharing === 'school',
    });
    return { school, author, level };
  };

  const callers = {
    'its author': async ({ author }: Awaited<ReturnType<typeof build>>) => author,
    'a pupil of its school': async ({ school }: Awaited<ReturnType<typeof build>>) =>
      await buildMember(db, school, 'student'),
    'a teacher of its school': async ({ school }: Awaited<ReturnType<typeof build>>) =>
      await buildMember(db, school, 'teacher'),
    'another school': async () => await buildMember(db, await buildOrganization(db), 'student'),
    'a family': async () => await buildParent(db, { username: 'Bo' }),
  };
  type Caller = keyof typeof callers;
  const SEES: Readonly<Record<Sharing, readonly Caller[]>> = {
    draft: ['its author'],
    school: ['its author', 'a pupil of its school', 'a teacher of its school'],
    public: ['its author', 'a pupil of its school', 'a teacher of its school', 'another school', 'a family'],
  };
  const rows = (['draft', 'school', 'public'] as const).flatMap((sharing) =>
    (
      [
        'its author',
        'a pupil of its school',
        'a teacher of its school',
        'another school',
        'a family',
      ] as const
    ).map((caller) => ({ sharing, caller })),
  );

  test.each(rows)('$sharing: $caller', async ({ sharing, caller }) => {
    const built = await build(sharing);
    const person = await callers[caller](built);
    const { level_slug: slug, id } = built.level;
    const address = `creative/${slug}?user_id=${built.author.userId}`;
    const sees = SEES[sharing].includes(caller) ? 200 : 404;
    expect((await call(person, 'GET', address)).statusCode).toBe(sees);
    const likes = caller === 'its author' ? 409 : sees;
    expect((await call(person, 'POST', `creative/${id}/favorite`)).statusCode).toBe(likes);
    if (caller === 'its author') return;
    const body = creativeBody({ name: 'Stolen' });
    expect((await call(person, 'PUT', `creative/${slug}`, body)).statusCode).toBe(404);
    expect((await call(person, 'DELETE', `creative/${slug}`)).statusCode).toBe(404);
    expect((await call(built.author, 'GET', 'creative')).json()).toMatchObject([{ name: 'Carrot Maze' }]);
  });
});

test('a parent sees and changes the levels of its children; a child only its own', async () => {
  const ada = await buildParent(db, { username: 'Ada' });
  const { userId, tenantId } = ada;
  const parent = await logIn(db, { userId, tenantId, studentId: null });
  const bo = await logIn(db, {
    userId,
    tenantId,
    studentId: await buildStudent(db, { userId, tenantId, username: 'Bo' }),
  });
  const { level_slug: slug } = await saveCreative(app, ada);
  expect((await call(parent, 'GET', 'creative')).json()).toHaveLength(1);
  expect((await call(parent, 'PUT', `creative/${slug}`, creativeBody())).json()).toMatchObject({
    creator_student_id: ada.studentId,
  });
  expect((await call(bo, 'GET', 'creative')).json()).toEqual([]);
  for (const [method, payload] of [['GET'], ['PUT', creativeBody()], ['DELETE']] as const)
    expect((await call(bo, method, `creative/${slug}`, payload)).statusCode).toBe(404);
});

test('a copy names the level that it was made from, while that level can be played', async () => {
  const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
  const first = await saveCreative(app, ada, { is_public: true });
  const copy = await saveCreative(app, bo, { remix_of: first.id });
  expect(copy.remix_of).toMatchObject({ id: first.id, name: 'Carrot Maze', level_slug: first.level_slug });
  expect(copy.remix_of.creator_name).not.toContain('Ada');
  await call(ada, 'DELETE', `creative/${first.level_slug}`);
  expect((await call(bo, 'GET', `creative/${copy.level_slug}`)).json().remix_of).toBeNull();
});

test('a deleted level is gone, with its likes', async () => {
  const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
  const { level_slug: slug, id } = await saveCreative(app, ada, { is_public: true });
  await call(bo, 'POST', `creative/${id}/favorite`);
  expect((await call(ada, 'DELETE', `creative/${slug}`)).statusCode).toBe(204);
  expect((await call(ada, 'DELETE', `creative/${slug}`)).statusCode).toBe(404);
  expect((await call(bo, 'GET', 'creative/favorites')).json()).toEqual([]);
});

test('a player has at most 100 levels', async () => {
  const ada = await buildParent(db, { username: 'Ada' });
  const { id } = await saveCreative(app, ada);
  const row = await db
    .selectFrom('creative_levels')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 99 }, (_, at) => ({
    ...row,
    farms: JSON.stringify(row.farms),
    shared_farms: null,
    id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    level_slug: `copy-${at}`,
  }));
  await db.insertInto('creative_levels').values(copies).execute();
  const answer = await call(ada, 'POST', 'creative/create', creativeBody());
  expect([answer.statusCode, answer.json().detail]).toEqual([409, 'too_many_levels']);
});

test('a refused new level does not count towards the forty per day', async () => {
  const ada = await buildParent(db, { username: 'Ada' });
  for (let times = 0; times <= 40; times += 1)
    expect(
      (await call(ada, 'POST', 'creative/create', { ...creativeBody(), is_public: true })).json().detail,
    ).toBe('proof_missing');
  expect((await call(ada, 'POST', 'creative/create', creativeBody())).statusCode).toBe(200);
});
