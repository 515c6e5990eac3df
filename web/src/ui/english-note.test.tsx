// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LegalPage } from '../features/account/legal-page.tsx';
import { ENGLISH } from '../lib/i18n/english-words.ts';
import { EnglishNote } from './english-note.tsx';
import { answering, loadWords, renderAt } from './testing/render-page.tsx';

vi.mock('../lib/i18n/i18n.ts', async (original) => ({
  ...(await original<typeof import('../lib/i18n/i18n.ts')>()),
  hasOwnWords: (code: string) => code === 'en' || code === 'he',
  hasWordFile: (code: string, namespace: string) => code === 'en' || (code === 'he' && namespace === 'ui'),
}));

beforeAll(loadWords);
beforeEach(() => void answering({}));
afterEach(cleanup);

it.each([
  ['a page in another language with English text', '/he/', ENGLISH, 1],
  ['a page in another language with its own text', '/he/', {}, 0],
  ['a page in English', '/en/', ENGLISH, 0],
  ['a page whose words are all English', '/fr/', ENGLISH, 0],
])('on %s', (_, address, language, count) => {
  renderAt(address, <EnglishNote what="level" language={language} />);
  expect(screen.queryAllByText('This level is still in English.')).toHaveLength(count);
});

it('shows one note on a page whose file of words is missing, and marks only the English text', () => {
  renderAt('/he/tos', <LegalPage text="terms" />);
  const note = screen.getByRole('note');
  expect([note.textContent, note.closest('[lang]')]).toEqual(['This page is still in English.', null]);
  const text = screen.getAllByRole('heading', { level: 2 })[0]?.closest('[lang]');
  expect([text?.getAttribute('lang'), text?.getAttribute('dir')]).toEqual(['en', 'ltr']);
});
