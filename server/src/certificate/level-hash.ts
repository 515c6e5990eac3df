import { createHash } from 'node:crypto';
import type { LevelData } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';

/** A farm without the words that its things say, because those depend on the reader's language. */
const withoutWords = (farm: Level): Level =>
  farm.reactions === undefined
    ? farm
    : {
        ...farm,
        reactions: farm.reactions.map((reaction) => ({
          ...reaction,
          steps: reaction.steps.map((step) => (step.act === 'say' ? { ...step, text: '' } : step)),
        })),
      };

/**
 * A hash that identifies the version of a level. It covers all farms without their words, so it is the same in every
 * language.
 */
export const levelHash = (level: LevelData): string =>
  createHash('sha256')
    .update(JSON.stringify([playableLevel(level), ...(level.variants ?? [])].map(withoutWords)))
    .digest('base64url');
