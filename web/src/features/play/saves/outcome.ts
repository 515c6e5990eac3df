import type { Phase, RunState } from '../run/run-state.ts';

/** How a run has just ended, from the phases before and after a change; undefined if it has not just ended. */
export const outcomeOf = (
  before: Phase['status'],
  phase: Phase,
  { problem }: Pick<RunState, 'problem'>,
): 'complete' | 'incomplete' | 'error' | 'stopped' | undefined => {
  if (phase.status === 'idle') return before === 'stopping' ? 'stopped' : undefined;
  if (phase.status !== 'ended' || before === 'ended') return undefined;
  if (problem) return 'error';
  return phase.complete ? 'complete' : 'incomplete';
};
