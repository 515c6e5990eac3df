// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { changeTipLadder, readTipLadder } from './ladder-store.ts';
import { EMPTY_LADDER } from './tip-ladder.ts';

const PLACE = { owner: 'ada', courseId: 'python', levelSlug: 'loops-level1' };
const KEY = 'hopcode.tip-ladders';

afterEach(() => sessionStorage.removeItem(KEY));

it('stores the ladder of each level for this tab', () => {
  changeTipLadder(PLACE, { type: 'applied', program: 'a' });
  const other = { ...PLACE, levelSlug: 'loops-level2' };
  changeTipLadder(other, { type: 'ran', program: 'b', starter: 's', error: null });
  expect([readTipLadder(PLACE).helped, readTipLadder(other).helped, readTipLadder(other).tries]).toEqual([
    true,
    false,
    1,
  ]);
  expect(sessionStorage.getItem(KEY)).toContain('loops-level2');
});

it('deletes the ladders of another learner in this tab', () => {
  changeTipLadder(PLACE, { type: 'applied', program: 'a' });
  const bo = { ...PLACE, owner: 'bo' };
  expect(readTipLadder(bo)).toEqual(EMPTY_LADDER);
  changeTipLadder(bo, { type: 'applied', program: 'a' });
  expect(readTipLadder(PLACE)).toEqual(EMPTY_LADDER);
});

it.each(['not JSON', '{"owner":"ada","levels":{"python/loops-level1":{"tries":-1}}}'])(
  'starts with an empty ladder after an invalid stored value: %s',
  (text) => {
    sessionStorage.setItem(KEY, text);
    expect(readTipLadder(PLACE)).toEqual(EMPTY_LADDER);
  },
);

it('deletes the level that was played first after 100 levels', () => {
  for (let level = 0; level <= 100; level += 1)
    changeTipLadder({ ...PLACE, levelSlug: `level${level}` }, { type: 'applied', program: 'a' });
  const isKept = [0, 1, 100].map((level) => readTipLadder({ ...PLACE, levelSlug: `level${level}` }).helped);
  expect(isKept).toEqual([false, true, true]);
});
