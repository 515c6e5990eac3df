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
  // The map shows the learner's progress.
  /^courses\/:/,
  /^login-org\/:organizationSlug$/,
  /^guide\/(?:chapter\/)?:/,
  // The build renders the play screen separately.
  /^(?:$|play\/|challenge\/)/,
];

it.each(PUBLIC_PAGES)('%s is a page of the application', (page) => {
  expect(isPagePath(page)).toBe(true);
});

it('has every page of the application, except those that depend on the user', () => {
  const expected = PAGE_PATHS.filter((path) => !NOT_RENDERED.some((pattern) => pattern.test(path)));
  expect(PUBLIC_PAGES.filter((page) => !page.startsWith('guide/')).toSorted()).toEqual(expected.toSorted());
});
