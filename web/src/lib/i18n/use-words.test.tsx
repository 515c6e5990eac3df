// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { wordStore } from './i18n.ts';
import { useLanguage, useWords } from './use-words.ts';

afterEach(() => {
  wordStore.startWith('en', {});
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Page = () => {
  const t = useWords('site');
  return `${useLanguage()}: ${t('site:title')}`;
};

it('a page waits for its words, without an error of React', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await wordStore.start({ language: 'es', namespaces: ['ui'], load: async () => ({ title: 'Título' }) });
  const place = document.createElement('div');
  const failures: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((failure) => void failures.push(failure));
  const root = createRoot(place, { onRecoverableError: (error) => failures.push(error) });
  await act(async () =>
    root.render(
      <Suspense fallback="...">
        <Page />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe('es: Título');
  await act(() => wordStore.changeLanguage('en'));
  expect(place.textContent).toBe('en: Título');
  act(() => root.unmount());
  expect(failures).toEqual([]);
});
