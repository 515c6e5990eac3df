// @vitest-environment happy-dom
import type { Standing } from '@hopcode/courses/own-farm/furnish';
import type { GiftName } from '@hopcode/courses/own-farm/gift-kinds';
import type { Position } from '@hopcode/engine/world/geometry';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { StageHandle } from '../../../stage/stage.tsx';
import { StageContext } from '../screen/stage-context.ts';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { FarmSigns } from './farm-signs.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: ({ name }: { name: string }) => name }));

const thing = (name: GiftName, at: Position): Standing => ({ key: name, name, at, cells: [at] });

/**
 * Returns a function that lists the boxes over the farm: for each, its text, its top left tile, and its size in tiles.
 */
const placedOf = (standing: readonly Standing[], next?: Standing) => {
  const boxes: [HTMLElement, unknown, unknown][] = [];
  const stage: StageHandle = {
    play: () => undefined,
    playback: () => undefined,
    reset: () => {},
    endTelling: () => {},
    zoom: () => {},
    showPath: () => {},
    walk: async () => true,
    flag: () => {},
    world: () => undefined,
    spot: () => undefined,
    place: (element, at, options) => {
      boxes.push([element, at, options?.tiles]);
      return { remove: () => {} };
    },
  };
  renderPlay(
    <StageContext value={{ current: stage }}>
      <FarmSigns standing={standing} next={next} />
    </StageContext>,
  );
  return () => boxes.map(([element, ...where]) => [element.textContent, ...where]);
};

const BEDS = [
  ['The Garden', [7, 14], [6, 1]],
  ['The Fields', [20, 14], [6, 1]],
];

beforeAll(loadEnglish);
afterEach(cleanup);

it.each<[string, Standing[], Standing | undefined, unknown[]]>([
  ['no names but those of the beds', [thing('hen', [2, 6])], undefined, []],
  [
    'the names of big things, as on the map of the course where they are there too',
    [thing('coop', [11, 5]), thing('windmill', [16, 4])],
    undefined,
    [
      ['the hen house', [11, 5], [2, 1]],
      ['The Mill', [16, 3], [3, 2]],
    ],
  ],
  ['the outline of the next thing', [], thing('stall', [21, 6]), [['prop/market-stall', [21, 6], [2, 1]]]],
])('shows on the farm: %s', async (_, standing, next, shown) => {
  const placed = placedOf(standing, next);
  await waitFor(() => expect(placed()).toEqual([...BEDS, ...shown]));
});
