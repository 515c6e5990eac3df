import { isPagePath, PAGE_PATHS } from '@hopcode/contract/pages';
import { expect, it } from 'vitest';
import { PUBLIC_PAGES } from './public-pages.ts';

/**
 * Pages that are not rendered, because they show an account, the result of a link in an email, or something else that
 * the build cannot know.
 */
const NOT_RENDERED = [
  /^(?:organization|operator|profile|quiz|level-creator|creative-levels|badges|certificates?)(?:\/|$)/,
  /^(?:checkout|impersonate|invitations|purchase|reset-password|unsubscribed)$/,
  /^login\/code$/,
  // The build renders the maps of the courses in the course list.
  /^courses\/:/,
  /^login-org\/:organizationSlug$/,
  /^guide\/(?:chapter\/)?:/,
  // The build renders the play screen separately.
  /^(?:$|play\/|challenge\/)/,
];

it.each(PUBLIC_PAGES)('%s is a page of the application', (page) => {
  expect(isPagePath(page)).toBe(true);
});

it('lists every page of the application, except those that depend on the user', () => {
  const expected = PAGE_PATHS.filter((path) => !NOT_RENDERED.some((pattern) => pattern.test(path)));
  const ofOneName = PUBLIC_PAGES.filter((page) => !/^(?:guide|courses)\//.test(page));
  expect(ofOneName.toSorted()).toEqual(expected.toSorted());
});

it('lists the map of each course in the course list', () => {
  const maps = PUBLIC_PAGES.filter((page) => page.startsWith('courses/'));
  expect(maps).toEqual(['courses/python', 'courses/advanced-python']);
});
