import type { QueryClient } from '@tanstack/react-query';
import { PythonEditor } from '../../features/play/screen/code-tab.tsx';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { courseQuery } from '../../lib/api/course-query.ts';
import { levelQuery } from '../../lib/api/level-query.ts';
import { levelAt, showsLevel } from '../../lib/level-address.ts';

/**
 * Requests the data of the first screen at `path` before it is drawn, so that the answers arrive while the page is
 * built. The components that show the data use the same queries and get the answer, or the failure.
 */
export const askForFirstScreen = (queryClient: QueryClient, path: string, locale: string): void => {
  void queryClient.prefetchQuery(currentUserQuery);
  const level = levelAt(path);
  if (showsLevel(path)) PythonEditor.fetchNow();
  if (!level) return;
  void queryClient.prefetchQuery(courseQuery(level.courseId, locale));
  void queryClient.prefetchQuery(levelQuery(level.courseId, level.levelSlug, locale));
};
