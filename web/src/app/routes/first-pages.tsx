import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Shell } from '../shell/shell.tsx';
import { LocaleLayout } from './locale-layout.tsx';

/** Loaded before the first render if the page shows a level (`boot/start.tsx`). */
export const LevelPage = lazyPart(() => import('./level-pages.tsx').then((file) => file.LevelPage));

const loadPages = () => import('./pages.tsx');
const Pages = lazyPart(() => loadPages().then((file) => file.Pages));

/** Loads the code of the page at a path, so that the page appears without a wait. Never rejects. */
export const fetchPage = async (path: string): Promise<void> => {
  await Pages.fetchNow();
  await loadPages().then(
    (file) => file.fetchPublicPage(path),
    () => {},
  );
};

/**
 * The routes of the pages that show a level (docs/spec/routes.tsv), and one route for all other pages. The code of both
 * groups loads on demand.
 */
export const FirstPages = () => (
  <Routes>
    <Route path="/" element={<Navigate to={paths.home(DEFAULT_LOCALE)} replace />} />
    <Route path="/:lng" element={<LocaleLayout />}>
      <Route element={<Shell />}>
        <Route index element={<LevelPage page="home" />} />
        <Route path="play/:courseId/:levelSlug" element={<LevelPage page="play" />} />
        <Route path="play/:courseId/:creatorUserId/:levelSlug" element={<LevelPage page="creative" />} />
        <Route path="challenge/:challengeSlug" element={<LevelPage page="challenge" />} />
        <Route path="*" element={<Pages />} />
      </Route>
    </Route>
  </Routes>
);
