import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Shell } from '../shell/shell.tsx';
import { HomePage } from './home-page.tsx';
import { LocaleLayout } from './locale-layout.tsx';
import { ChallengePage, PlayPage } from './play-page.tsx';

const Pages = lazy(() => import('./pages.tsx').then((file) => ({ default: file.Pages })));

/** The pages of the play screen by their addresses (docs/spec/routes.tsv); all others load on demand. */
export const FirstPages = () => (
  <Routes>
    <Route path="/" element={<Navigate to={paths.home(DEFAULT_LOCALE)} replace />} />
    <Route path="/:lng" element={<LocaleLayout />}>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="play/:courseId/:levelSlug" element={<PlayPage />} />
        <Route path="challenge/:challengeSlug" element={<ChallengePage />} />
        <Route path="*" element={<Pages />} />
      </Route>
    </Route>
  </Routes>
);
