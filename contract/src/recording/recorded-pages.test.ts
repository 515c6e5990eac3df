import { expect, test } from 'vitest';
import { recordedPage } from './recorded-pages.ts';

test.each([
  ['', undefined],
  ['guide/start', 'guide/:topic'],
  ['profile/details', 'profile/details'],
  ['profile/students', undefined],
  ['profile/students/1', undefined],
  ['play/python/intro-level1', undefined],
  ['organization/classes', undefined],
  ['organization/students', undefined],
  ['operator/inbox', undefined],
  ['invitations', undefined],
])('%j is recorded as %s', (path, page) => {
  expect(recordedPage(path)).toBe(page);
});
