import { levelData } from '@hopcode/contract/level/data';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Everything that the play screen needs for a level, in one language. */
export const levelQuery = (courseId: string, levelSlug: string, locale: string) =>
  queryOptions({
    queryKey: ['level', courseId, levelSlug, locale],
    // Without a network the service worker may have a copy.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) =>
      api(levelData, { params: { course_slug: courseId, slug: levelSlug }, signal, locale }),
  });

/** Everything that the play screen needs for a creative level by an account. */
export const creativePlayQuery = (courseId: string, levelSlug: string, userId: string, locale: string) =>
  queryOptions({
    queryKey: ['level', courseId, levelSlug, locale, userId],
    queryFn: ({ signal }) =>
      api(levelData, {
        params: { course_slug: courseId, slug: levelSlug },
        query: { user_id: userId },
        signal,
        locale,
      }),
  });
