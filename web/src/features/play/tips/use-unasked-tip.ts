import { useEffect, useRef } from 'react';
import type { Phase } from '../run/run-state.ts';
import { typingLeft } from './tip-timing.ts';

type Options = {
  readonly phase: Phase;
  /** The program in the editor. */
  readonly code: string;
  /** Whether a tip comes automatically after the last run. False if the assistant has already been asked about it. */
  readonly comes: () => boolean;
  /** Whether the program has changed since the run. */
  readonly isEdited: boolean;
  /** Whether an automatic tip is loading. */
  readonly isThinking: boolean;
  readonly ask: () => void;
  readonly cancel: () => void;
};

/**
 * Requests a tip after a run, once, when the learner is not typing. If the learner starts to type before the tip
 * arrives, cancels the request.
 */
export const useUnaskedTip = (options: Options): void => {
  const { phase, code, isEdited, isThinking, cancel } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const typed = useRef<{ readonly code: string; readonly at: number | undefined }>({ code, at: undefined });
  useEffect(() => {
    if (typed.current.code !== code) typed.current = { code, at: Date.now() };
    if (phase.status !== 'ended') return;
    const askIfWanted = (): void => {
      if (latest.current.comes()) latest.current.ask();
    };
    const left = typingLeft(typed.current.at, Date.now());
    if (left === 0) {
      askIfWanted();
      return;
    }
    const timer = setTimeout(askIfWanted, left);
    return () => clearTimeout(timer);
  }, [phase, code]);
  useEffect(() => {
    if (isThinking && isEdited) cancel();
  }, [isThinking, isEdited, cancel]);
};
