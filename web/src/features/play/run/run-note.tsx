import { useEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import type { InView } from '../screen/play-panels.tsx';
import { loadAnswerNote } from './run-parts.ts';
import type { Phase } from './run-state.ts';

const AnswerNote = lazyPart(loadAnswerNote);
const LatePython = lazyPart(() => import('./late-python.tsx').then((file) => file.LatePython));

type Props = {
  readonly phase: Phase;
  readonly inView: InView;
  /** Called to show the question of the program. */
  readonly onQuestion: () => void;
};

/** How long a run waits for Python before the page explains the wait, in milliseconds. */
const PATIENCE = 5000;

/** Whether a run has waited long for Python. */
const useIsLate = (isWaking: boolean): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaking) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaking]);
  return isLate;
};

/**
 * Below the code, says what the run waits for: an answer, if its question is out of sight, or Python, if it loads
 * slowly. The region always exists, because screen readers announce only changes to an existing region.
 */
export const RunNote = ({ phase, inView, onQuestion }: Props) => {
  const asks = inView === 'code' && phase.status === 'asking';
  const isLate = useIsLate(phase.status === 'starting' && phase.waking);
  return (
    <div role="status">
      <MountOnOpen opened={asks}>{asks ? <AnswerNote onGo={onQuestion} /> : null}</MountOnOpen>
      <MountOnOpen opened={isLate}>{isLate ? <LatePython /> : null}</MountOnOpen>
    </div>
  );
};
