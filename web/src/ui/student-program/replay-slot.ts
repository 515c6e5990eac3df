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
  /** The student's files that earlier levels have handed on. */
  readonly carried?: readonly LevelFile[];
  /** The executing line, from 1; undefined for none. */
  readonly onLine: (line: number | undefined) => void;
};

/** A slot for the play screen's parts, which a feature cannot import. */
export type ReplaySlot = ComponentType<ReplayProps>;
