import type { Avatar } from '@hopcode/contract/student/student';
import type { LevelFile } from '@hopcode/engine/formats/level-file';
import type { ComponentType } from 'react';

/** The program of a student, and a callback for its current line. */
export type ReplayProps = {
  readonly courseId: string;
  readonly levelSlug: string;
  readonly code: string;
  /** The avatar of the student, which walks on the farm. */
  readonly character: Avatar;
  /** The files of the student from earlier levels. */
  readonly carried?: readonly LevelFile[];
  /** Called with the number of the current line, from 1; undefined if there is none. */
  readonly onLine: (line: number | undefined) => void;
};

/** A slot for a part of the play screen, which other features cannot import. */
export type ReplaySlot = ComponentType<ReplayProps>;
