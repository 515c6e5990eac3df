import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PlaySkeleton } from '../../features/play/screen/play-skeleton.tsx';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { keyOfLearner, useLearner, VISITOR } from '../../lib/account/learner.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { LearnerLevel } from '../learner/learner-level.tsx';
import { FIRST_LEVEL, useHomeLevel } from '../learner/use-home-level.ts';

const EmailVerified = lazyPart(() => import('./email-verified.tsx').then((file) => file.EmailVerified));

const LastLevel = () => {
  const last = useHomeLevel();
  // Another tab may open another level, but this page continues to show its level.
  const [level, setLevel] = useState(last);
  return (
    <LearnerLevel
      courseId={level.courseId}
      levelSlug={level.levelSlug}
      onMissing={() => setLevel(FIRST_LEVEL)}
    />
  );
};

/** Home is the play screen (docs/spec/routes.tsv), with the last played level. */
export const HomePage = () => {
  const owner = keyOfLearner(useLearner());
  const { isPending } = useQuery(currentUserQuery);
  const [query] = useSearchParams();
  const [verified] = useState(() => query.has('email_verified'));
  // The last level of an account comes from the server.
  const level = isPending && owner !== VISITOR ? <PlaySkeleton /> : <LastLevel key={owner} />;
  return (
    <>
      {level}
      <MountOnOpen opened={verified}>
        <EmailVerified />
      </MountOnOpen>
    </>
  );
};
