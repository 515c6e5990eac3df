/** The differences between a learner's own run and a replay for a teacher. */
export type RunRules = {
  /**
   * Whether there are pauses before the picture plays. During these pauses the character returns, and the learner can
   * look from the code to the farm.
   */
  readonly pauses: boolean;
  /** Whether a program with too many lines for its level is refused. */
  readonly limitsLines: boolean;
  /** Whether only the first part of an endless program is played. */
  readonly cutsEndless: boolean;
  /** Whether a run may start while another run is playing. The run that is playing then ends. */
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
/** An author's program proves that a player can finish the level, so it must not be longer than a player's program. */
export const AUTHOR_RULES: RunRules = { ...REPLAY_RULES, limitsLines: true };
