import type { LevelData } from '@hopcode/courses/formats/level-data';
import type { Level } from '@hopcode/engine/formats/level';

/** The part of a level that the engine, Python and the stage need, without its words. */
const engineLevelOf = (data: LevelData): Level => {
  const { version, start, facing, zoom, map, items, levelGoals, constants, inventory } = data;
  const level = { version, start, facing, zoom, map, items, levelGoals, constants, inventory };
  return {
    ...level,
    ...(data.season && { season: data.season }),
    ...(data.maxLinesOfCode !== undefined && { maxLinesOfCode: data.maxLinesOfCode }),
  };
};

/** The shown farm of a level, then the other ones on which the same program must work. */
export const farmsOf = (data: LevelData): readonly [Level, ...Level[]] => [
  engineLevelOf(data),
  ...(data.variants ?? []),
];
