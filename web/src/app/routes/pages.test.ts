import { PAGE_PATHS } from '@hopcode/contract/pages';
import { expect, it } from 'vitest';
import { PAGES } from './pages.tsx';

/** The pages of the play screen, whose routes are in `first-pages.tsx` and not in `PAGES`. */
const FIRST = [
  '',
  'play/:courseId/:levelSlug',
  'play/:courseId/:creatorUserId/:levelSlug',
  'challenge/:challengeSlug',
];

it('has every page that the server answers with 200, once', () => {
  const here = Object.values(PAGES).flatMap((pages) => Object.keys(pages));
  expect([...FIRST, ...here].sort()).toEqual([...PAGE_PATHS].sort());
});
