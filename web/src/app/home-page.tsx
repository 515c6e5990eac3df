import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PlaySkeleton } from '../features/play/play-skeleton.tsx';
import { currentUserQuery } from '../lib/account/current-user.ts';
import { keyOfLearner, useLearner, VISITOR } from '../lib/account/learner.ts';
import { LearnerLevel } from './learner-level.tsx';
import { FIRST_LEVEL, useHomeLevel } from './use-home-level.ts';

const LastLevel = () => {
  const last = useHomeLevel();
  // Another tab may go on elsewhere; this page stays where it was opened.
  const [level, setLevel] = useState(last);
  return (
    <LearnerLevel
      courseId={level.courseId}
      levelSlug={level.levelSlug}
      onMissing={() => setLevel(FIRST_LEVEL)}
    />
  );
};

/** Home is the play screen (spec/routes.tsv), at the level that was played last. */
export const HomePage = () => {
  const owner = keyOfLearner(useLearner());
  const { isPending } = useQuery(currentUserQuery);
  // Only the server knows where an account was last.
  if (isPending && owner !== VISITOR) return <PlaySkeleton />;
  return <LastLevel key={owner} />;
};
