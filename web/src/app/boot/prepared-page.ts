import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { currentUserQuery, mayBeLoggedIn } from '../../lib/account/current-user.ts';
import { levelPreviewSchema } from '../../lib/level-preview.ts';
import { isRenderedAddress } from '../../lib/page-start/needs-application.ts';

/** Id of the data element of a page that the build has rendered. */
export const PAGE_DATA = 'page-data';

/** The data that the build passes to the application in a page that it has rendered (docs/decisions/0048). */
export const pageDataSchema = z.object({
  /** Path of the page: `/en/login`. */
  path: z.string(),
  /** Files of words that the page uses, in addition to those of the first screen. */
  words: z.array(z.string()),
  /** Server answers that are the same for every visitor, with the keys of their queries. */
  answers: z.array(z.object({ key: z.array(z.string()), answer: z.unknown() })),
  /** The preview of the level, if the page shows a level. The application renders such a page again. */
  preview: levelPreviewSchema.optional(),
});
export type PageData = z.infer<typeof pageDataSchema>;

/** The data that the build wrote into a rendered page; undefined on any other page. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(PAGE_DATA)?.textContent;
  return text == null ? undefined : pageDataSchema.parse(JSON.parse(text));
};

/**
 * Whether the first render in this browser equals the HTML from the build. The page must not show a level. The address
 * must have the same path, and no query or fragment that changes the page. The browser must have no account.
 */
export const isAsPrepared = ({ path, preview }: PageData): boolean =>
  preview === undefined && location.pathname === path && isRenderedAddress() && !mayBeLoggedIn();

/** Fills the queries with the answers that the build used to render the page. These answers count as stale. */
export const fillQueries = ({ answers }: PageData, queryClient: QueryClient): void => {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  for (const { key, answer } of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
};
