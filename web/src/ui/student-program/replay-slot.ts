import type { Avatar } from '@hopcode/contract/student/student';
import type { ComponentType } from 'react';

/** A program of a student, and whoever wants to know which of its lines runs. */
export type ReplayProps = {
  readonly courseId: string;
  readonly levelSlug: string;
  readonly code: string;
  /** The student's picture, which walks the farm. */
  readonly character: Avatar;
  /** The line that runs now, from 1; undefined for none. */
  readonly onLine: (line: number | undefined) => void;
};

/** Where the play screen's parts are put in, which a feature cannot reach. */
export type ReplaySlot = ComponentType<ReplayProps>;
