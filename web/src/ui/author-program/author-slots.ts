import type { CreativeProof } from '@hopcode/contract/creative/creative-level';
import type { Avatar } from '@hopcode/contract/student/student';
import type { Level } from '@hopcode/engine/formats/level';
import type { ComponentType } from 'react';

export type CodeEditorProps = {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly label: string;
};

/** The author's own program on the level that is being edited. */
export type AuthorRunProps = {
  /** All farms on which the program must work. */
  readonly farms: readonly [Level, ...Level[]];
  /** Index of the farm on which it is played. */
  readonly farm: number;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly character: Avatar;
  /** A program has completed all farms; the proof belongs to exactly these farms. */
  readonly onProof: (proof: CreativeProof, farms: readonly [Level, ...Level[]]) => void;
};

/** Slots for the play screen's parts, which a feature cannot import. */
export type AuthorSlots = {
  readonly CodeEditor: ComponentType<CodeEditorProps>;
  readonly AuthorRun: ComponentType<AuthorRunProps>;
};
