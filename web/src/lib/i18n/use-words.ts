import { use, useSyncExternalStore } from 'react';
import { RenderReportContext } from '../render-report.ts';
import { NAMESPACES, type PageNamespace, wordStore } from './i18n.ts';
import type { Words } from './say-words.ts';

export type { Words } from './say-words.ts';

/** A promise for which React does not wait. */
const READY = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Suspends until the files have loaded. */
export const useLoadedWords = (...files: readonly string[]): void => {
  // Always with `use`: React draws a component that has waited again, and then expects the same calls.
  use(wordStore.isLoaded(files) ? READY : wordStore.loadNamespaces(files));
};

/**
 * The words of the page's language; a new function when the language changes. A page with its own file of words names
 * it, and suspends until that file has loaded.
 */
export const useWords = (...own: readonly PageNamespace[]): Words => {
  use(RenderReportContext)?.words(own);
  useLoadedWords(...NAMESPACES, ...own);
  return useSyncExternalStore(wordStore.subscribe, wordStore.words, wordStore.words);
};

/** Code of the language whose words are shown, for `Intl`. */
export const useLanguage = (): string =>
  useSyncExternalStore(wordStore.subscribe, wordStore.language, wordStore.language);
