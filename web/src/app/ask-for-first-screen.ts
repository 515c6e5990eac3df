import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { PythonEditor } from '../features/play/code-tab.tsx';
import { currentUserQuery } from '../lib/account/current-user.ts';
import { courseQuery } from '../lib/api/course-query.ts';
import { levelQuery } from '../lib/api/level-query.ts';
import type { LevelAddress } from '../lib/progress/level-progress.ts';
import { showsLevel } from '../lib/shows-level.ts';

const levelAt = (path: string): LevelAddress | undefined => {
  const { courseId, levelSlug } = matchPath('/:lng/play/:courseId/:levelSlug', path)?.params ?? {};
  if (courseId !== undefined && levelSlug !== undefined) return { courseId, levelSlug };
  const { challengeSlug } = matchPath('/:lng/challenge/:challengeSlug', path)?.params ?? {};
  return challengeSlug === undefined ? undefined : { courseId: CHALLENGES, levelSlug: challengeSlug };
};

/**
 * Asks the server for what the first screen at `path` shows before anything is drawn: the answers travel while the
 * page is built. Whoever shows them asks in the same words and finds them, or hears of the failure.
 */
export const askForFirstScreen = (queryClient: QueryClient, path: string, locale: string): void => {
  void queryClient.prefetchQuery(currentUserQuery);
  const level = levelAt(path);
  if (showsLevel(path)) PythonEditor.fetchNow();
  if (!level) return;
  void queryClient.prefetchQuery(courseQuery(level.courseId, locale));
  void queryClient.prefetchQuery(levelQuery(level.courseId, level.levelSlug, locale));
};
