/** The differences between a learner's own run and a replay for a teacher. */
export type RunRules = {
  /** Whether there are pauses before the picture plays, in which the character returns and the learner looks up. */
  readonly pauses: boolean;
  /** Whether a program with more lines than its level allows is refused. */
  readonly limitsLines: boolean;
  /** Whether only the first part of a program that never ends is played. */
  readonly cutsEndless: boolean;
  /** Whether a run may start while another one plays, which then ends. */
  readonly restarts: boolean;
};

export const LEARNER_RULES: RunRules = {
  pauses: true,
  limitsLines: true,
  cutsEndless: true,
  restarts: false,
};
export const REPLAY_RULES: RunRules = {
  pauses: false,
  limitsLines: false,
  cutsEndless: false,
  restarts: true,
};
/** An author's program is the proof that a player can finish the level, so it must be as short as a player's. */
export const AUTHOR_RULES: RunRules = { ...REPLAY_RULES, limitsLines: true };
