// @vitest-environment happy-dom
import type { Standing } from '@hopcode/courses/own-farm/furnish';
import type { NextReward } from '@hopcode/courses/own-farm/own-gifts';
import { levelSchema } from '@hopcode/engine/formats/level';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { OwnFarmBar } from './own-farm-bar.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});
const standing = (count: number): Standing[] =>
  Array.from({ length: count }, (_, x) => ({ key: `python/${x}`, name: 'hen', at: [x, 0], cells: [[x, 0]] }));
const NEXT: NextReward = { name: 'windmill', chapter: 'Loops', done: 3, levels: 5 };

beforeAll(loadEnglish);
afterEach(cleanup);

it.each([
  ['nothing yet', 0, NEXT, ['After 2 more levels: the windmill', 'Complete a level to bring something']],
  [
    'some things',
    3,
    NEXT,
    ['After 2 more levels: the windmill', '3 levels have brought something to your farm.'],
  ],
  ['all big things', 60, undefined, ['60 levels have brought something to your farm.']],
])('says how much has grown, and what is next: %s', (_what, count, next, says) => {
  renderPlay(
    <OwnFarmBar
      nextPlace={undefined}
      base={LEVEL}
      level={LEVEL}
      standing={standing(count)}
      next={next}
      busy={false}
      onMove={() => {}}
      onMoved={() => {}}
      onIdea={() => {}}
    />,
  );
  for (const text of says) expect(screen.getByText(text, { exact: false })).toBeDefined();
});
