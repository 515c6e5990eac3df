import type { LevelData } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';
import type { LevelFile } from '@hopcode/engine/formats/level-file';

/**
 * Replaces the given files of a farm with files of the same name from earlier levels. The new `carries` lists only the
 * files that earlier levels have passed on.
 */
const withCarried = (level: Level, carried: readonly LevelFile[]): Level =>
  level.files && level.carries
    ? {
        ...level,
        files: level.files.map((file) => carried.find(({ name }) => name === file.name) ?? file),
        carries: level.carries.filter(({ file }) => carried.some(({ name }) => name === file)),
      }
    : level;

/**
 * The farms of a level. First comes the shown farm, with the learner's own files from earlier levels. Then the other
 * farms on which the same program must work, with their given files.
 */
export const farmsOf = (
  data: LevelData,
  carried: readonly LevelFile[] = [],
): readonly [Level, ...Level[]] => [withCarried(playableLevel(data), carried), ...(data.variants ?? [])];
