import type { QueryClient } from '@tanstack/react-query';
import { PythonEditor } from '../../features/play/screen/code-tab.tsx';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { courseQuery } from '../../lib/api/course-query.ts';
import { levelQuery } from '../../lib/api/level-query.ts';
import { levelAt, showsLevel } from '../../lib/level-address.ts';

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
