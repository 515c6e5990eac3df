import { describe, expect, test } from 'vitest';
import { contrast } from '../kit/color.ts';
import { gridWidth } from '../kit/grid.ts';
import { difference } from '../kit/likeness.ts';
import { AVATARS } from './catalogue.ts';
import { DIRECTIONS, drawFace, drawFigure, drawWalk, drawWave, FIGURE_SIZE, VIEWS } from './figure.ts';

/** The minimum contrast between an eye and the pixels around it: the WCAG 2 value for graphics. */
const EYE_CONTRAST = 3;
/** Two figures with a smaller difference would look the same. */
const TWINS = 0.1;

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

test('the rabbit waves at the viewer, in a frame that is not part of its walk', () => {
  const [wave] = drawWave(AVATARS.Rabbit, 'down').map(({ bytes }) => bytes.join());
  expect(wave).toBeDefined();
  expect(drawWalk(AVATARS.Rabbit, 'down').map(({ bytes }) => bytes.join())).not.toContain(wave);
  expect(drawWave(AVATARS.Rabbit, 'up')).toEqual([]);
});

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

  test('facing left is facing right, mirrored', () => {
    const turned = drawFigure(figure, 'left', 'stand').mirrored();
    const right = drawFigure(figure, 'right', 'stand');
    const solid = (picture: typeof right): string =>
      picture.bytes.filter((_, index) => (picture.bytes[index - (index % 4) + 3] ?? 0) === 255).join();
    expect(solid(turned)).toBe(solid(right));
  });

  test('fits its square', () => {
    for (const view of VIEWS)
      for (const rows of [figure.head[view], ...Object.values(figure.body[view])]) {
        expect(rows.length).toBeLessThanOrEqual(FIGURE_SIZE);
        expect(gridWidth(rows)).toBeLessThanOrEqual(FIGURE_SIZE);
      }
  });

  test.each(['down', 'right'] as const)('has visible eyes, facing %s', (view) => {
    const picture = drawFigure(figure, view, 'stand');
    const eyes = figure.head[view].flatMap((row, y) =>
      [...row].flatMap((letter, x) => (letter === 'e' ? [{ x: x + 1, y: y + 1 }] : [])),
    );
    expect(eyes.length).toBeGreaterThan(0);
    for (const { x, y } of eyes) {
      const beside = [x - 1, x + 1].map((side) => contrast(picture.color(x, y), picture.color(side, y)));
      expect(Math.max(...beside)).toBeGreaterThanOrEqual(EYE_CONTRAST);
    }
  });

  test('has a face', () => {
    expect(drawFace(figure).bytes.some((byte) => byte > 0)).toBe(true);
  });
});

test('no two avatars have the same face', () => {
  const faces = Object.values(AVATARS).map((figure) => drawFace(figure).bytes.join());
  expect(new Set(faces).size).toBe(NAMES.length);
});

test.each(DIRECTIONS)('no two avatars look alike, facing %s', (direction) => {
  const figures = Object.entries(AVATARS).map(([name, figure]) => ({
    name,
    picture: drawFigure(figure, direction, 'stand'),
  }));
  const twins = figures.flatMap((first, index) =>
    figures
      .slice(index + 1)
      .filter(({ picture }) => difference(first.picture, picture) < TWINS)
      .map(({ name }) => `${first.name} ${name}`),
  );
  expect(twins).toEqual([]);
});
