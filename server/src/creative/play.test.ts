import { playableLevelSchema } from '@hopcode/contract/level/data';
import { afterAll, describe, expect, test } from 'vitest';
import {
  carrotFarm,
  creativeBody,
  levelCalls,
  nearFarm,
  saveCreative,
  walkingProof,
} from '../testing/creative-levels.ts';
import { buildParent, type Person } from '../testing/people.ts';
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

type Made = { readonly level_slug: string; readonly creator_user_id: string };
const open = async (person: Person | undefined, { level_slug: slug, creator_user_id: id }: Made) =>
  await call(person, 'GET', `data/python/${slug}?user_id=${id}`);

const run = async (person: Person | undefined, made: Made, change: object) =>
  await call(person, 'POST', `update/${made.level_slug}`, {
    last_status: 'in_progress',
    last_code_executed: 'x',
    level_slug: made.level_slug,
    creator_user_id: made.creator_user_id,
    course_id: 'python',
    ...change,
  });

const numbers = async (author: Person) => {
  const [{ plays, completions }] = (await call(author, 'GET', 'creative')).json();
  return { plays, completions };
};

describe('the data of a creative level', () => {
  test('have the form of a course level, with the words of the author', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const made = await saveCreative(app, ada, {
      is_public: true,
      farms: [carrotFarm(), nearFarm()],
      proof: walkingProof(2, 1),
      tutorial: '**Walk**, [click](//evil.test) <script>alert(1)</script>',
    });
    const answer = await open(undefined, made);
    const { creative, ...level } = playableLevelSchema.parse(answer.json());
    expect(level).toMatchObject({
      ...carrotFarm(),
      variants: [nearFarm()],
      name: 'Carrot Maze',
      slug: made.level_slug,
      courseId: 'python',
      chapter_id: 0,
      completed: false,
      last_code_executed: null,
    });
    expect(level.tutorial).toContain('<strong>Walk</strong>');
    expect(level.tutorial).not.toMatch(/<script|href|evil/);
    expect(creative).toMatchObject({ id: made.id, own: false, favorite: false });
    expect(answer.body).not.toContain('Ada');
  });

  test.each([
    ['a draft', { is_public: false }, 404],
    ['a public level', { is_public: true }, 200],
  ])('%s', async (_, change, status) => {
    const ada = await buildParent(db, { username: 'Ada' });
    const made = await saveCreative(app, ada, change);
    expect((await open(undefined, made)).statusCode).toBe(status);
    expect((await open(ada, made)).statusCode).toBe(200);
    const elsewhere = `data/advanced-python/${made.level_slug}?user_id=${ada.userId}`;
    expect((await call(ada, 'GET', elsewhere)).statusCode).toBe(404);
    const unknown = `data/cobol/${made.level_slug}?user_id=${ada.userId}`;
    expect((await call(ada, 'GET', unknown)).json().detail).toBe('unknown_course');
  });

  test('contain the new farms for the author, and the proven farms for all others', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const made = await saveCreative(app, ada, { is_public: true });
    const changed = { ...creativeBody(), is_public: true, farms: [nearFarm()] };
    await call(ada, 'PUT', `creative/${made.level_slug}`, changed);
    expect((await open(ada, made)).json()).toMatchObject({ items: nearFarm().items });
    expect((await open(undefined, made)).json()).toMatchObject({ items: carrotFarm().items });
  });
});

describe('a run of a creative level', () => {
  test('counts as one play and one completion of a player', async () => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const made = await saveCreative(app, ada, { is_public: true });
    for (let times = 0; times < 2; times += 1) {
      expect((await run(bo, made, {})).json()).toMatchObject({ status: 'in_progress', verified: false });
      const done = await run(bo, made, { last_status: 'complete', proof: walkingProof(2) });
      expect(done.json()).toMatchObject({ status: 'complete', verified: true, proof_problem: null });
    }
    expect(await numbers(ada)).toEqual({ plays: 1, completions: 1 });
    expect((await open(bo, made)).json().completed).toBe(true);
  });

  test.each([
    ['without a proof', {}, null],
    ['that does not finish', { proof: walkingProof(1) }, { code: 'goals_open', farm: 0, goals: [0] }],
  ])('%s does not count as a completion', async (_, change, problem) => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const made = await saveCreative(app, ada, { is_public: true });
    const answer = await run(bo, made, { last_status: 'complete', ...change });
    expect(answer.json()).toMatchObject({ status: 'in_progress', verified: false, proof_problem: problem });
    expect(await numbers(ada)).toEqual({ plays: 1, completions: 0 });
  });

  test.each([
    ['import player\nplayer.move_forward(2)', true],
    ['import player; player.move_forward(1)\nplayer.move_forward(1)', false],
  ])('%j completes a level of two lines: %s', async (code, completed) => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const farms = [{ ...carrotFarm(), maxLinesOfCode: 2 }];
    const proof = { ...walkingProof(2), program: 'player.move_forward(2)' };
    const made = await saveCreative(app, ada, { is_public: true, farms, proof });
    const sent = { last_status: 'complete', last_code_executed: code, proof: walkingProof(2) };
    expect((await run(bo, made, sent)).json().verified).toBe(completed);
  });

  test('of its author or a visitor is checked, but does not count', async () => {
    const ada = await buildParent(db, { username: 'Ada' });
    const made = await saveCreative(app, ada, { is_public: true });
    for (const person of [ada, undefined]) {
      const answer = await run(person, made, { last_status: 'complete', proof: walkingProof(2) });
      expect(answer.json()).toMatchObject({ status: 'complete', verified: true });
    }
    expect(await numbers(ada)).toEqual({ plays: 0, completions: 0 });
  });

  test('of a level that the caller cannot play is a 404', async () => {
    const [ada, bo] = [await buildParent(db, { username: 'Ada' }), await buildParent(db, { username: 'Bo' })];
    const made = await saveCreative(app, ada);
    const answer = await run(bo, made, { last_status: 'complete', proof: walkingProof(2) });
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'unknown_level']);
  });
});
