import { ADVANCED_PLAN } from '@hopcode/art/course-map/advanced-plan';
import { type MapPoint, mapOf } from '@hopcode/art/course-map/course-map';
import { PYTHON_PLAN } from '@hopcode/art/course-map/python-plan';
import { describe, expect, it } from 'vitest';
import { levelPlaces } from './stones.ts';

/**
 * Half the width, and the height, of an English sign with two lines, in pixels of the art. A sign hangs below its
 * point.
 */
const SIGN = { half: 43, height: 25 };
/** Half the width and half the height of a stone or a gem. */
const STONE = { half: 6.5, height: 5 };
/** Minimum space between a sign and a gem: 12 pixels on the screen. */
const SPACE = 6;

const spaceBetween = ([signX, signY]: MapPoint, [x, y]: MapPoint): number => {
  const across = Math.abs(x - signX) - SIGN.half - STONE.half;
  const up = Math.max(signY - (y + STONE.height), y - STONE.height - (signY + SIGN.height));
  return Math.hypot(Math.max(0, across), Math.max(0, up));
};

const extra = { extra: true as const };

describe.each([
  ['python', PYTHON_PLAN, [19, 10, 12, 12, 13, 12, 10, 11]],
  ['advanced-python', ADVANCED_PLAN, [7, 7, 7, 7, 7, 7, 8, 7, 7, 7]],
] as const)('the signs of the course %s', (_, plan, lengths) => {
  const places = mapOf(plan).places.filter(({ chapter }) => chapter !== null);

  it.each(places.map((place, index) => [place.chapter, lengths[index] ?? 0, place] as const))(
    'are away from the gems of the chapter: %s, with %i required levels',
    (_chapter, length, { sign, way }) => {
      const levels = [...Array.from({ length }, () => ({})), extra, extra];
      const gems = levelPlaces(way, levels).slice(length);
      expect(Math.min(...gems.map((gem) => spaceBetween(sign, gem)))).toBeGreaterThanOrEqual(SPACE);
    },
  );

  it.each(places.map((place) => [place.chapter, place] as const))(
    'are nearer to their own picture than to the one below it: %s',
    (_chapter, { box: [, top, , height], sign: [, y] }) => {
      const bottom = top + height;
      const hasPlaceBelow = bottom < mapOf(plan).height;
      expect(hasPlaceBelow ? y + SIGN.height < bottom - SIGN.height : y < bottom).toBe(true);
    },
  );
});
