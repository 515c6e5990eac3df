import { useState } from 'react';
import { PlayScreen } from '../features/play/play-screen.tsx';
import { FIRST_LEVEL, useHomeLevel } from './use-home-level.ts';

/** Home is the play screen (spec/routes.tsv), at the level that was played last. */
export const HomePage = () => {
  const last = useHomeLevel();
  // Another tab may go on elsewhere; this page stays where it was opened.
  const [level, setLevel] = useState(last);
  return (
    <PlayScreen
      key={`${level.courseId}/${level.levelSlug}`}
      courseId={level.courseId}
      levelSlug={level.levelSlug}
      onMissing={() => setLevel(FIRST_LEVEL)}
    />
  );
};
