import type { LevelData } from '@hopcode/courses/formats/level-data';
import { levelSchema } from '@hopcode/engine/formats/level';
import { describe, expect, it } from 'vitest';
import { farmsOf } from './engine-level.ts';

const farm = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});

const data: LevelData = {
  ...farm,
  slug: 'intro-level1',
  name: 'First steps',
  courseId: 'python',
  chapter_id: 1,
  chapter_name: 'Start',
  level_id: 1,
  story: '',
  goal: '',
  guide: '',
  tutorial: '',
  hint: '',
  hints: [],
  codeTemplate: '',
};

describe('the farms of a level', () => {
  it.each<[string, Partial<LevelData>, unknown]>([
    ['have no words', {}, [farm]],
    ['keep the season', { season: 'autumn' }, [{ ...farm, season: 'autumn' }]],
    ['keep the line limit', { maxLinesOfCode: 3 }, [{ ...farm, maxLinesOfCode: 3 }]],
    ['are followed by the other ones', { variants: [{ ...farm, zoom: 10 }] }, [farm, { ...farm, zoom: 10 }]],
  ])('%s', (_, more, farms) => {
    expect(farmsOf({ ...data, ...more })).toEqual(farms);
  });
});
