import { describe, expect, test } from 'vitest';
import { AVATARS } from './catalogue.ts';
import { DIRECTIONS, drawFace, drawFigure, drawWalk } from './figure.ts';

// game.md section 3, 'Avatars (21)'.
const NAMES = [
  'Rabbit',
  'Boy',
  'Boy2',
  'Detective',
  'FarmerBoy',
  'Girl',
  'Girl2',
  'Glasses',
  'Goblin',
  'Kid1',
  'Kid2',
  'Knight',
  'Lady',
  'Lady2',
  'Luimberjack',
  'OldMan',
  'OldMan2',
  'Punk',
  'Viking',
  'Wizard1',
  'Wizard2',
];

test('every avatar of the specification is drawn, and no other', () => {
  expect(Object.keys(AVATARS).toSorted()).toEqual(NAMES.toSorted());
});

describe.each(Object.entries(AVATARS))('%s', (_name, figure) => {
  test.each(DIRECTIONS)('walks %s in three different poses', (direction) => {
    const frames = drawWalk(figure, direction);
    expect(frames.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([16, 16]));
    const [stand, left, again, right] = frames.map(({ bytes }) => bytes.join());
    expect(again).toBe(stand);
    expect(new Set([stand, left, right]).size).toBe(3);
  });

  test('looks to the left as it looks to the right, mirrored', () => {
    const turned = drawFigure(figure, 'left', 'stand').mirrored();
    const right = drawFigure(figure, 'right', 'stand');
    const solid = (picture: typeof right): string =>
      picture.bytes.filter((_, index) => (picture.bytes[index - (index % 4) + 3] ?? 0) === 255).join();
    expect(solid(turned)).toBe(solid(right));
  });

  test('has a face', () => {
    expect(drawFace(figure).bytes.some((byte) => byte > 0)).toBe(true);
  });
});

test('no two avatars have the same face', () => {
  const faces = Object.values(AVATARS).map((figure) => drawFace(figure).bytes.join());
  expect(new Set(faces).size).toBe(NAMES.length);
});
