import { levelCourse } from '@hopcode/contract/level/course';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** A course with its chapters and levels, in a language. */
export const courseQuery = (courseId: string, locale: string) =>
  queryOptions({
    queryKey: ['course', courseId, locale],
    // Without a network the service worker may have a copy.
    networkMode: 'offlineFirst',
    queryFn: ({ signal }) => api(levelCourse, { params: { slug: courseId }, query: {}, signal, locale }),
  });
