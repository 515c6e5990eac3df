import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { farthest } from '@hopcode/art/kit/few-colors';
import { decodePng } from '@hopcode/art/kit/png';
import { playableLevel } from '@hopcode/courses/playable-level';
import { type Item, type Level, type Season, USUAL_SEASON } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import { SKIES } from '@hopcode/engine/formats/reaction';
import { describe, expect, it } from 'vitest';
import { readAtlases } from './atlas-sprites.ts';
import { drawLevel, thingsOf } from './draw-level.ts';
import { levelPictures } from './level-pictures.ts';
import type { Way } from './way.ts';
import { LEVEL_PICTURES, solvedLevels } from './write-pictures.ts';

const atlases = readAtlases();
const atlas = atlases.summer;
const levels = solvedLevels();
const cases = levels.map(({ level }) => [level.courseId, level.slug, level] as const);

const firstLevel = (): Level => {
  const [first] = levels;
  if (!first) throw new Error('There is no level: run "node courses/src/build/build.ts"');
  return playableLevel(first.level);
};

describe('the pictures of a level', () => {
  const level = firstLevel();
  const [x, y] = level.start;
  const way: Way = [level.start, [x + 1, y], [x + 1, y + 1]];

  it('are the same bytes on every call', () => {
    expect(levelPictures(level, atlases, way)).toEqual(levelPictures(level, atlases, way));
  });

  it('show the whole map, the guide enlarged four times and the small one twice', () => {
    const [columns, rows] = mapSize(level.map);
    const { guide, small } = levelPictures(level, atlases, way);
    expect([guide, small].map((file) => [decodePng(file).width, decodePng(file).height])).toEqual([
      [columns * 64, rows * 64],
      [columns * 32, rows * 32],
    ]);
  });

  it('differ only by the path', () => {
    const plain = drawLevel(level, atlas);
    expect(farthest(drawLevel(level, atlas, way), plain)).toBeGreaterThan(0.2);
    expect(farthest(drawLevel(level, atlas, []), plain)).toBe(0);
    expect(decodePng(levelPictures(level, atlases, []).small).bytes).toEqual(plain.enlarged(2).bytes);
  });
});

describe('the season of a level', () => {
  const level = firstLevel();
  const smallOf = (season?: Season) =>
    decodePng(levelPictures({ ...level, ...(season && { season }) }, atlases, []).small).bytes;

  it('changes the colours of the landscape', () => {
    expect(smallOf('autumn')).not.toEqual(smallOf('summer'));
  });
  it('is summer by default', () => {
    expect(smallOf()).toEqual(smallOf('summer'));
  });
});

describe('the sky of a level', () => {
  const level = firstLevel();
  const [x, y] = level.start;
  const way: Way = [level.start, [x + 1, y], [x + 1, y + 1]];
  const day = { ...level, sky: 'day' as const };

  it('is day by default, in the same bytes', () => {
    const { sky: _, ...without } = level;
    expect(levelPictures(without, atlases, way)).toEqual(levelPictures(day, atlases, way));
  });

  it.each(SKIES.filter((sky) => sky !== 'day'))('%s covers the farm but not its path', (sky) => {
    const [plain, bright] = [drawLevel(day, atlas), drawLevel(day, atlas, way)];
    const [below, dark] = [drawLevel({ ...day, sky }, atlas), drawLevel({ ...day, sky }, atlas, way)];
    expect(below.bytes).not.toEqual(plain.bytes);
    const wrong: string[] = [];
    bright.forEachPixel((column, row, color) => {
      const isPath = String(color) !== String(plain.color(column, row));
      if (isPath && String(dark.color(column, row)) !== String(color)) wrong.push(`${column},${row}`);
    });
    expect(wrong).toEqual([]);
  });

  it('looks the same in the 256 colours of a file', () => {
    const dark = levels.filter(({ level: { sky } }) => sky === 'night').slice(0, 3);
    expect(dark).not.toEqual([]);
    for (const { level: compiled } of dark) {
      const night = playableLevel(compiled);
      const drawn = drawLevel(night, atlases[night.season ?? USUAL_SEASON]);
      const { small } = levelPictures(night, atlases, []);
      expect(farthest(decodePng(small), drawn.enlarged(2))).toBeLessThan(0.03);
    }
  });
});

describe('a thing', () => {
  const chest: Item = { action: 'open', type: 'chest', sprite: 'thing/chest', position: [2, 1] };
  const bridge: Item = { action: 'build', type: 'bridge', sprite: 'bridge', position: [0, 0] };
  it.each<[string, Item, string[]]>([
    ['shows its first state', chest, ['thing/chest-closed']],
    ['shows the state that the level sets', { ...chest, data: { state: 'open' } }, ['thing/chest-open']],
    ['is invisible before it is built', bridge, []],
    [
      'joins its cells',
      { ...bridge, action: 'none', compound: [[1, 0]] },
      ['prop/bridge-horizontal/2', 'prop/bridge-horizontal/8'],
    ],
    ['of an unknown picture is omitted', { ...chest, type: 'riddle', sprite: 'riddle' }, []],
  ])('%s', (_, item, sprites) => {
    const seen = thingsOf({ ...firstLevel(), items: [item] }, atlas.has);
    expect(seen.flatMap(({ pieces }) => pieces.map(({ sprite }) => sprite))).toEqual(sprites);
  });
});

describe('every level', () => {
  it.each(cases)('%s %s has its two pictures', (course, slug) => {
    const files = [`${slug}.png`, `${slug}-small.png`].map((name) => join(LEVEL_PICTURES, course, name));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
