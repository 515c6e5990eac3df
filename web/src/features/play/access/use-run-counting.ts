import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { CREDITS } from '../../../lib/api/credit-query.ts';
import { type Execution, isBusy } from '../execution.ts';
import type { RunView } from '../run-view.ts';
import type { Access } from './use-access.ts';

/**
 * Every run that starts is counted; one that is refused for its number of lines does not start. After each run the
 * attempts are asked for again, and a visitor is invited to sign up when it is time: once the result has been read,
 * because two dialogs at once are one too many. Whoever types on without closing the note of what is missing is not
 * interrupted: then the next press of Run invites first. Answers what that press asks: whether an invitation was shown
 * in its place.
 */
export const useRunCounting = (
  execution: Execution,
  view: RunView,
  access: Access,
  code: string,
): (() => boolean) => {
  const queries = useQueryClient();
  const busy = isBusy(execution);
  const reading = view.problemOpen || view.celebrating || view.missed !== undefined;
  /** The program whose result was read last. */
  const readWith = useRef(code);
  const asked = useRef(0);
  const { runs } = execution;
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
    if (busy || reading || asked.current === runs || readWith.current !== code) return;
    asked.current = runs;
    latest.current.invite();
  }, [busy, reading, runs, code]);
  return () => {
    if (busy || asked.current === runs) return false;
    asked.current = runs;
    return latest.current.invite();
  };
};
