import { useEffect, useRef, useSyncExternalStore } from 'react';
import { keyOfLearner, useLearner } from '../../../lib/account/learner.ts';
import type { DraftPlace } from '../../../lib/progress/drafts.ts';
import type { Phase, RunState } from '../run/run-state.ts';
import { changeTipLadder, readTipLadder, subscribeTipLadders } from './ladder-store.ts';
import { programKey } from './program-key.ts';
import { EMPTY_LADDER, type TipLadder } from './tip-ladder.ts';
import { errorKey } from './tip-question.ts';
import type { TipsOptions } from './tips-options.ts';

/**
 * The ends of runs that have already been counted. The tips may mount again after the same run, for example when the
 * width of the window changes.
 */
const counted = new WeakSet<Phase>();

const countRun = (place: DraftPlace, { data, travel }: TipsOptions, { phase, problem }: RunState): void => {
  const source = travel.snapshot()?.source;
  if (phase.status !== 'ended' || counted.has(phase) || source === undefined) return;
  counted.add(phase);
  changeTipLadder(place, {
    type: 'ran',
    program: programKey(source),
    starter: programKey(data.codeTemplate),
    error: problem === undefined ? null : errorKey(problem),
  });
};

/** The tip ladder of the level, and a function that records a press of Apply. Counts runs and resets. */
export const useTipLadder = (
  options: TipsOptions,
): {
  readonly ladder: TipLadder;
  /** Returns the newest ladder. In an effect, `ladder` may still be the one from before the run was counted. */
  readonly read: () => TipLadder;
  readonly applied: (program: string) => void;
} => {
  const { data, state } = options;
  const place: DraftPlace = {
    owner: keyOfLearner(useLearner()),
    courseId: data.courseId,
    levelSlug: data.slug,
  };
  const latest = useRef({ place, options });
  useEffect(() => {
    latest.current = { place, options };
  });
  useEffect(() => {
    const { place: here, options: now } = latest.current;
    countRun(here, now, { ...now.state, phase: state.phase });
  }, [state.phase]);
  const resets = useRef(state.resets);
  useEffect(() => {
    if (resets.current === state.resets) return;
    resets.current = state.resets;
    changeTipLadder(latest.current.place, { type: 'reset' });
  }, [state.resets]);
  const ladder = useSyncExternalStore(
    subscribeTipLadders,
    () => readTipLadder(place),
    () => EMPTY_LADDER,
  );
  return {
    ladder,
    read: () => readTipLadder(place),
    applied: (program) => void changeTipLadder(place, { type: 'applied', program: programKey(program) }),
  };
};
