import type { CreativeProof } from '@hopcode/contract/creative/creative-level';
import type { Avatar } from '@hopcode/contract/student/student';
import type { Level } from '@hopcode/engine/formats/level';
import type { ComponentType } from 'react';

export type CodeEditorProps = {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly label: string;
};

/** The props for the author's own program in the level that is being edited. */
export type AuthorRunProps = {
  /** All farms on which the program must work. */
  readonly farms: readonly [Level, ...Level[]];
  /** The index of the farm on which the program is played. */
  readonly farm: number;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly character: Avatar;
  /** Called when a program has completed all farms. The proof is valid only for these farms. */
  readonly onProof: (proof: CreativeProof, farms: readonly [Level, ...Level[]]) => void;
};

/** Slots for parts of the play screen, which other features cannot import. */
export type AuthorSlots = {
  readonly CodeEditor: ComponentType<CodeEditorProps>;
  readonly AuthorRun: ComponentType<AuthorRunProps>;
};
