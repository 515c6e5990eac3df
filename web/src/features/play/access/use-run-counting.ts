import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { CREDITS } from '../../../lib/api/credit-query.ts';
import { isDialogOpen, subscribeToDialogs } from '../../../ui/open-dialogs.ts';
import { isBusy, type RunState } from '../run/run-state.ts';
import type { Access } from './use-access.ts';

/** Whether the success dialog is open, or will open for a complete run that has ended. */
const isGoodNewsToCome = ({ phase, celebration }: RunState): boolean =>
  celebration === 'open' || (phase.status === 'ended' && phase.complete && celebration !== 'closed');

/**
 * Counts every run that starts; one that is refused for its number of lines does not start. After each run the
 * attempts are refreshed. A visitor is invited to sign up when it is due, once the result has been read, so that two
 * dialogs never open together. A user who keeps typing without closing the card of the result, or goes
 * from the success dialog to another level, is not interrupted: the next press of Run invites first, and the program
 * runs when the invitation is closed. Returns a function for such a press: whether its run was postponed.
 */
export const useRunCounting = (
  state: RunState,
  access: Access,
  code: string,
): ((run: () => void) => boolean) => {
  const queries = useQueryClient();
  const busy = isBusy(state);
  const disturbed = useSyncExternalStore(subscribeToDialogs, isDialogOpen);
  const reading = state.cardOpen || isGoodNewsToCome(state);
  /** The program whose result was read last. */
  const readWith = useRef(code);
  /** The last run after which the invitation was considered. */
  const asked = useRef<number>(undefined);
  const { runs } = state;
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
    if (busy || runs === 0) return;
    void queries.invalidateQueries({ queryKey: [CREDITS] });
  }, [busy, runs, queries]);
  useEffect(() => {
    if (reading || busy) readWith.current = code;
  }, [reading, busy, code]);
  useEffect(() => {
    if (busy || reading || disturbed) return;
    if (runs === 0 || asked.current === runs || readWith.current !== code) return;
    asked.current = runs;
    latest.current.invite();
  }, [busy, reading, disturbed, runs, code]);
  return (run) => {
    if (busy || asked.current === runs) return false;
    asked.current = runs;
    return latest.current.invite(run);
  };
};
