import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { paths } from '../../lib/paths.ts';
import { LearnerLevel } from '../learner/learner-level.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const Level = ({ courseId, levelSlug }: { readonly courseId: string; readonly levelSlug: string }) => {
  const [missing, setMissing] = useState(false);
  if (missing) return <NotFoundPage />;
  return <LearnerLevel courseId={courseId} levelSlug={levelSlug} onMissing={() => setMissing(true)} />;
};

/** One level by its address. */
export const PlayPage = () => {
  const { courseId = '', levelSlug = '' } = useParams();
  const locale = useLocale();
  if (courseId === CHALLENGES) return <Navigate to={paths.level(locale, courseId, levelSlug)} replace />;
  return <Level key={`${courseId}/${levelSlug}`} courseId={courseId} levelSlug={levelSlug} />;
};

/** One challenge by its address. */
export const ChallengePage = () => {
  const { challengeSlug = '' } = useParams();
  return <Level key={challengeSlug} courseId={CHALLENGES} levelSlug={challengeSlug} />;
};
