import { use, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { RenderReportContext } from '../render-report.ts';
import { NAMESPACES, type PageNamespace } from './i18n.ts';

/**
 * Returns the text for a key. A key without a namespace is in the namespace `ui`. Other keys include the namespace:
 * `engine:failures.x`. The parameter `defaultValue` is the text for an unknown key, and `count` chooses the plural
 * form.
 */
export type Words = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns a function that returns the words of the page's language. When the language changes, this is a new function.
 * A page with its own file of words names the file here. The component suspends until the file has loaded.
 */
export const useWords = (...own: readonly PageNamespace[]): Words => {
  use(RenderReportContext)?.words(own);
  const { t } = useTranslation([...NAMESPACES, ...own]);
  return useCallback<Words>((key, params) => t(key, { ...params }), [t]);
};

/** The language code of the shown words, for `Intl`. */
export const useLanguage = (): string => useTranslation('ui').i18n.language;
