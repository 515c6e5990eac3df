import type { LevelData } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';

/** The shown farm of a level, then the other ones on which the same program must work. */
export const farmsOf = (data: LevelData): readonly [Level, ...Level[]] => [
  playableLevel(data),
  ...(data.variants ?? []),
];
