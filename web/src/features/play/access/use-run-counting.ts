import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isDialogOpen, subscribeToDialogs } from '../../../ui/open-dialogs.ts';
import { isBusy, type RunState } from '../run/run-state.ts';
import type { Access } from './use-access.ts';

/** Whether the success dialog is open, or will open because a run has just completed the level. */
const isGoodNewsToCome = ({ phase, celebration }: RunState): boolean =>
  celebration === 'open' || (phase.status === 'ended' && phase.complete && celebration !== 'closed');

/**
 * Counts every run that starts. A program with too many lines does not start. After enough runs, invites a visitor to
 * sign up. After a run without a result to read, the invitation appears immediately, otherwise at the next press of
 * Run. So the invitation never follows another dialog or the card of a result. The press after a first failed run does
 * not show it either, because the learner is correcting a mistake. When the invitation closes, the program runs.
 * Returns a function to call when Run is pressed. It returns whether it has postponed the run.
 */
export const useRunCounting = (state: RunState, access: Access): ((run: () => void) => boolean) => {
  const busy = isBusy(state);
  const disturbed = useSyncExternalStore(subscribeToDialogs, isDialogOpen);
  const reading = state.cardOpen || isGoodNewsToCome(state);
  /** The last run after which a card or a dialog showed the result. */
  const read = useRef<number>(undefined);
  /** How many runs in a row have failed, and the last of these runs. */
  const failed = useRef({ inRow: 0, run: 0 });
  /** The last run after which this hook considered an invitation. */
  const asked = useRef<number>(undefined);
  const { runs, phase } = state;
  const isEnded = phase.status === 'ended';
  const isComplete = isEnded && phase.complete;
  const counted = useRef(runs);
  const latest = useRef(access);
  useEffect(() => {
    latest.current = access;
  });
  useEffect(() => {
    if (counted.current === runs) return;
    counted.current = runs;
    latest.current.countRun();
  }, [runs]);
  useEffect(() => {
    if (reading) read.current = runs;
  }, [reading, runs]);
  useEffect(() => {
    if (!isEnded || failed.current.run === runs) return;
    failed.current = { inRow: isComplete ? 0 : failed.current.inRow + 1, run: runs };
  }, [isEnded, isComplete, runs]);
  useEffect(() => {
    if (busy || reading || disturbed) return;
    if (runs === 0 || asked.current === runs || read.current === runs) return;
    asked.current = runs;
    latest.current.invite();
  }, [busy, reading, disturbed, runs]);
  return (run) => {
    if (busy || asked.current === runs) return false;
    if (failed.current.inRow === 1) return false;
    asked.current = runs;
    return latest.current.invite(run);
  };
};
