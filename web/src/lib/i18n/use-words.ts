import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RenderReportContext } from '../render-report.ts';
import { NAMESPACES, type PageNamespace } from './i18n.ts';

/**
 * Returns the words for a key. A key without a namespace belongs to `ui`; others are written as `engine:failures.x`.
 * The parameter `defaultValue` is for an unknown key; `count` chooses the plural form.
 */
export type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/**
 * The words of the page's language; a new function when the language changes. A page that has its own file of words
 * names it here, and suspends until the file has loaded.
 */
export const useWords = (...own: readonly PageNamespace[]): Words => {
  use(RenderReportContext)?.words(own);
  const { t } = useTranslation([...NAMESPACES, ...own]);
  return useCallback<Words>((key, params) => t(key, { ...params }), [t]);
};

/** The code of the language of the shown words, for `Intl`. */
export const useLanguage = (): string => useTranslation('ui').i18n.language;
