import { use } from 'react';
import { PlayScreen } from '../features/play/play-screen.tsx';
import { PlaySkeleton } from '../features/play/play-skeleton.tsx';
import { keyOfLearner, useLearner } from '../lib/account/learner.ts';
import { TakingOver } from './learner-scope.tsx';

type Props = {
  readonly courseId: string;
  readonly levelSlug: string;
  /** Called when there is no such level. */
  readonly onMissing: () => void;
};

/** A level for whoever learns here: somebody else begins with a screen of its own. */
export const LearnerLevel = ({ courseId, levelSlug, onMissing }: Props) => {
  const owner = keyOfLearner(useLearner());
  if (use(TakingOver)) return <PlaySkeleton />;
  return (
    <PlayScreen
      key={`${owner}/${courseId}/${levelSlug}`}
      courseId={courseId}
      levelSlug={levelSlug}
      onMissing={onMissing}
    />
  );
};
