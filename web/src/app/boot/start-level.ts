import type { QueryClient } from '@tanstack/react-query';
import { PythonEditor } from '../../features/play/screen/code-tab.tsx';
import { courseQuery } from '../../lib/api/course-query.ts';
import { levelQuery } from '../../lib/api/level-query.ts';
import { levelAt } from '../../lib/level-address.ts';
import { python } from '../../lib/python.ts';
import { offerInstall } from './offer-install.ts';

/**
 * Starts what only a page with a level needs: Python, and requests for the editor and the data of the level at `path`,
 * so that they arrive while the page is built. The components that show the data use the same queries, so they get the
 * same answer or error.
 */
export const startLevel = (queryClient: QueryClient, path: string, locale: string): void => {
  python.start();
  if (import.meta.env.PROD) offerInstall(python);
  void PythonEditor.fetchNow();
  const level = levelAt(path);
  if (!level) return;
  void queryClient.prefetchQuery(courseQuery(level.courseId, locale));
  void queryClient.prefetchQuery(levelQuery(level.courseId, level.levelSlug, locale));
};
