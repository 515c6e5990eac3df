import { levelCourse } from '@hopcode/contract/level/course';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/**
 * A course with its chapters and levels, in a language. If the page already has the answer for this account, only the
 * server may replace it. The service worker's copy is for visitors, so in the copy, courses that this account has
 * bought are locked.
 */
export const courseQuery = (courseId: string, locale: string) =>
  queryOptions({
    queryKey: ['course', courseId, locale],
    // Without a network the service worker may have a copy.
    networkMode: 'offlineFirst',
    queryFn: ({ client, queryKey, signal }) => {
      const fresh = client.getQueryData(queryKey) !== undefined;
      return api(levelCourse, { params: { slug: courseId }, query: {}, signal, locale, fresh });
    },
  });
