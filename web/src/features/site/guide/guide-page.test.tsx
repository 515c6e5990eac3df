// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { GuidePages } from './guide-page.tsx';

vi.mock('../../../lib/i18n/i18n.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/i18n/i18n.ts')>()),
  hasOwnWords: () => true,
  hasWordFile: (code: string, namespace: string) => code === 'en' || namespace !== 'guide',
}));

beforeAll(loadWords);
beforeEach(() => void answering({}));
afterEach(cleanup);

it.each([
  ['Contents', 'he'],
  ['Next', 'he'],
  ['Print this page', 'he'],
  ['Teaching with Hopcode', 'en'],
])('has %j around its English text in the language %s', (words, language) => {
  renderAt('/he/guide', <GuidePages missing={null} />);
  expect(screen.getByText(words).closest('[lang]')?.getAttribute('lang')).toBe(language);
});

it('is named in the language of the reader', () => {
  renderAt('/he/guide', <GuidePages missing={null} />);
  expect(screen.getByRole('navigation', { name: "Teacher's Guide" }).lang).toBe('he');
  expect(document.title).toMatch(/ - Teacher's Guide/);
});
