import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { Navigate, Route, Routes } from 'react-router';
import { paths } from '../lib/paths.ts';
import { HomePage } from './home-page.tsx';
import { LocaleLayout } from './locale-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PlayPage } from './play-page.tsx';
import { Shell } from './shell.tsx';

/** The pages by their addresses (spec/routes.tsv). */
export const Pages = () => (
  <Routes>
    <Route path="/" element={<Navigate to={paths.home(DEFAULT_LOCALE)} replace />} />
    <Route path="/:lng" element={<LocaleLayout />}>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="play/:courseId/:levelSlug" element={<PlayPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
  </Routes>
);
