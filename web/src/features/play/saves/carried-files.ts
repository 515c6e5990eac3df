import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { LevelFile } from '@hopcode/engine/formats/level-file';
import type { Proof } from '@hopcode/engine/formats/proof';
import { addressKey, type Progress } from '../../../lib/progress/level-progress.ts';
import type { StatusUpdate } from '../../../lib/progress/outbox.ts';

type Carried = Pick<PlayableLevel, 'courseId' | 'carries' | 'carried'>;

/** A file on the shown farm at the end of the run. */
const fileOf = (proof: Proof | undefined, name: string): LevelFile | undefined => {
  const found = proof?.runs[0]?.files?.find((file) => file.name === name);
  return found && { name, content: found.content };
};

/**
 * The learner's own files that earlier levels have passed on to this level. The newest completion that has not reached
 * the server comes first, then the server's file, then the file on this device. Leaves out files that no level has
 * passed on.
 */
export const carriedFilesOf = (
  { courseId, carries = [], carried = [] }: Carried,
  waiting: readonly StatusUpdate[],
  { levels }: Progress,
): LevelFile[] =>
  carries.flatMap(({ from, file }) => {
    const unsent = waiting.findLast(
      (update) => update.courseId === courseId && update.levelSlug === from && update.proof !== undefined,
    );
    return (
      fileOf(unsent?.proof, file) ??
      carried.find(({ name }) => name === file) ??
      fileOf(levels[addressKey({ courseId, levelSlug: from })]?.proof, file) ??
      []
    );
  });
