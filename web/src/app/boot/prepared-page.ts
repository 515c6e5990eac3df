import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { currentUserQuery, mayBeLoggedIn } from '../../lib/account/current-user.ts';
import { levelPreviewSchema } from '../../lib/level-preview.ts';
import { isRenderedAddress } from '../../lib/page-start/needs-application.ts';

/** Id of the data element of a page that the build has rendered. */
export const PAGE_DATA = 'page-data';

/** What the build tells the application about a page that it has rendered (docs/decisions/0048). */
export const pageDataSchema = z.object({
  /** Path of the page: `/en/login`. */
  path: z.string(),
  /** Files of words that the page uses, besides those of the first screen. */
  words: z.array(z.string()),
  /** Answers that are the same for every visitor, by the keys of their queries. */
  answers: z.array(z.object({ key: z.array(z.string()), answer: z.unknown() })),
  /** Only on the page of a level, which the application draws anew. */
  preview: levelPreviewSchema.optional(),
});
export type PageData = z.infer<typeof pageDataSchema>;

/** The data of the page that the build has rendered; undefined on any other page. */
export const readPageData = (): PageData | undefined => {
  const text = document.getElementById(PAGE_DATA)?.textContent;
  return text == null ? undefined : pageDataSchema.parse(JSON.parse(text));
};

/**
 * Whether the first drawing here is exactly what the build has rendered: the same address, no query or fragment that changes
 * the page, and a browser without an account.
 */
export const isAsPrepared = ({ path, preview }: PageData): boolean =>
  preview === undefined && location.pathname === path && isRenderedAddress() && !mayBeLoggedIn();

/** Gives the queries the answers with which the build has rendered the page; they count as old. */
export const fillQueries = ({ answers }: PageData, queryClient: QueryClient): void => {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  for (const { key, answer } of answers) queryClient.setQueryData(key, answer, { updatedAt: 0 });
};
