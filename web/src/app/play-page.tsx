import { useState } from 'react';
import { useParams } from 'react-router';
import { LearnerLevel } from './learner-level.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const Level = ({ courseId, levelSlug }: { readonly courseId: string; readonly levelSlug: string }) => {
  const [missing, setMissing] = useState(false);
  if (missing) return <NotFoundPage />;
  return <LearnerLevel courseId={courseId} levelSlug={levelSlug} onMissing={() => setMissing(true)} />;
};

/** One level by its address. */
export const PlayPage = () => {
  const { courseId = '', levelSlug = '' } = useParams();
  return <Level key={`${courseId}/${levelSlug}`} courseId={courseId} levelSlug={levelSlug} />;
};
