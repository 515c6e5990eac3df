import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { paths } from '../../lib/paths.ts';
import { LearnerLevel } from '../learner/learner-level.tsx';
import { NotFoundPage } from './not-found-page.tsx';

type LevelProps = {
  readonly courseId: string;
  readonly levelSlug: string;
  /** The creator of a creative level. */
  readonly creatorUserId?: string;
};

const Level = (props: LevelProps) => {
  const [missing, setMissing] = useState(false);
  if (missing) return <NotFoundPage />;
  return <LearnerLevel {...props} onMissing={() => setMissing(true)} />;
};

/** The page of the level in the address. */
export const PlayPage = () => {
  const { courseId = '', levelSlug = '' } = useParams();
  const locale = useLocale();
  if (courseId === CHALLENGES) return <Navigate to={paths.level(locale, courseId, levelSlug)} replace />;
  return <Level key={`${courseId}/${levelSlug}`} courseId={courseId} levelSlug={levelSlug} />;
};

/** The page of the creative level in the address. */
export const CreativePage = () => {
  const { courseId = '', creatorUserId = '', levelSlug = '' } = useParams();
  return (
    <Level
      key={`${courseId}/${creatorUserId}/${levelSlug}`}
      courseId={courseId}
      creatorUserId={creatorUserId}
      levelSlug={levelSlug}
    />
  );
};

/** The page of the challenge in the address. */
export const ChallengePage = () => {
  const { challengeSlug = '' } = useParams();
  return <Level key={challengeSlug} courseId={CHALLENGES} levelSlug={challengeSlug} />;
};
