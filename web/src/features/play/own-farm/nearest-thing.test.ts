import type { Standing } from '@hopcode/courses/own-farm/furnish';
import type { Position } from '@hopcode/engine/world/geometry';
import { describe, expect, it } from 'vitest';
import { nearestThing, stepOf } from './nearest-thing.ts';

const thing = (key: string, at: Position): Standing => ({ key, name: 'hen', at, cells: [at] });
const middle = thing('middle', [5, 5]);
const things = [middle, thing('right', [8, 5]), thing('corner', [6, 4]), thing('down', [5, 9])];

describe('nearestThing', () => {
  it.each([
    ['ArrowRight', 'right'],
    ['ArrowUp', 'corner'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', undefined],
  ])('%s goes to %s', (key, expected) => {
    expect(nearestThing(things, middle, stepOf(key) ?? [0, 0])?.key).toBe(expected);
  });

  it.each(['Enter', 'a', 'constructor'])('%s is not a step', (key) => {
    expect(stepOf(key)).toBeUndefined();
  });
});
