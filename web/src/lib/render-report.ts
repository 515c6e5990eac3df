import { createContext } from 'react';
import type { PageNamespace } from './i18n/i18n.ts';

/** Receives data about a page while the build is rendering it (docs/decisions/0048). */
export type RenderReport = {
  /** The page's title without the name of the site, and its description. */
  readonly meta: (title: string | undefined, description: string | undefined) => void;
  /** The files of words that the page uses. */
  readonly words: (namespaces: readonly PageNamespace[]) => void;
};

/** The report of the page that the build is rendering; null in the browser. */
export const RenderReportContext = createContext<RenderReport | null>(null);
