import type { Avatar } from '@hopcode/contract/student/student';
import type { LevelFile } from '@hopcode/engine/formats/level-file';
import type { ComponentType } from 'react';

/** A program of a student, and a callback for its executing line. */
export type ReplayProps = {
  readonly courseId: string;
  readonly levelSlug: string;
  readonly code: string;
  /** The student's avatar, which walks on the farm. */
  readonly character: Avatar;
  /** The student's files that earlier levels have passed on. */
  readonly carried?: readonly LevelFile[];
  /** Called with the executing line, from 1; undefined for none. */
  readonly onLine: (line: number | undefined) => void;
};

/** A slot for parts of the play screen, which a feature cannot import. */
export type ReplaySlot = ComponentType<ReplayProps>;
