import { createHash } from 'node:crypto';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';

/** The version of a level: a hash of its farms, without its words. */
export const levelHash = (level: LevelData): string =>
  createHash('sha256')
    .update(JSON.stringify([playableLevel(level), ...(level.variants ?? [])]))
    .digest('base64url');
