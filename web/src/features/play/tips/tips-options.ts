import type { PlayableLevel } from '@hopcode/contract/level/data';
import type { Level } from '@hopcode/engine/formats/level';
import type { Access } from '../access/use-access.ts';
import type { ProblemWords } from '../run/problem-words.ts';
import type { RunState } from '../run/run-state.ts';
import type { TimeTravel } from '../time/time-travel.ts';

/** The data about a level on the play screen that the tips need. */
export type TipsOptions = {
  readonly data: PlayableLevel;
  /** The shown farm, then the other ones on which the same program must work. */
  readonly farms: readonly [Level, ...Level[]];
  /** The program in the editor. */
  readonly code: string;
  readonly state: RunState;
  /** The page's text about the problem of the run. */
  readonly problem: ProblemWords | undefined;
  readonly travel: TimeTravel;
  readonly access: Access;
};
