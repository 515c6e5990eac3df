import type { CreativeCourse } from '@hopcode/contract/creative/creative-summary';
import {
  type CreativeSort,
  creativeFavoritesPage,
  creativeOfCreatorPage,
  creativeOwnPage,
  creativePublicPage,
  creativeSchoolPage,
  creativeStats,
} from '@hopcode/contract/creative/lists';
import { creativeGet } from '@hopcode/contract/creative/own';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { CREATIVE } from '../../lib/api/creative-key.ts';

export const creativeLevelKey = (courseId: CreativeCourse, slug: string, userId?: string) =>
  [CREATIVE, 'level', courseId, slug, userId ?? 'own'] as const;

/**
 * One creative level, of this account or of another account. A failed request is repeated once, as the specification
 * requires.
 */
export const creativeLevelQuery = (courseId: CreativeCourse, slug: string, userId?: string) =>
  queryOptions({
    queryKey: creativeLevelKey(courseId, slug, userId),
    queryFn: ({ signal }) =>
      api(creativeGet, {
        params: { level_slug: slug },
        query: { course_id: courseId, ...(userId !== undefined && { user_id: userId }) },
        signal,
      }),
    retry: 1,
  });

export const LISTS = ['own', 'public', 'school', 'favorites'] as const;
export type ListName = (typeof LISTS)[number];

export type ListPlace = { readonly page: number; readonly search: string; readonly sort: CreativeSort };

/** One page of a list of creative levels. */
export const creativeListQuery = (list: ListName, { page, search, sort }: ListPlace) =>
  queryOptions({
    queryKey: [CREATIVE, 'list', list, page, search, list === 'public' ? sort : ''],
    queryFn: ({ signal }) => {
      const query = { page, search };
      switch (list) {
        case 'own':
          return api(creativeOwnPage, { query, signal });
        case 'public':
          return api(creativePublicPage, { query: { ...query, sort }, signal });
        case 'school':
          return api(creativeSchoolPage, { query, signal });
        case 'favorites':
          return api(creativeFavoritesPage, { query, signal });
      }
    },
  });

/** The public levels of an account, or of one of its students. */
export const creatorLevelsQuery = (
  userId: string,
  studentId: string | undefined,
  { page, search }: Omit<ListPlace, 'sort'>,
) =>
  queryOptions({
    queryKey: [CREATIVE, 'list', 'creator', userId, studentId ?? '', page, search],
    queryFn: ({ signal }) =>
      api(creativeOfCreatorPage, {
        params: { creator_user_id: userId },
        query: { page, search, ...(studentId !== undefined && { creator_student_id: studentId }) },
        signal,
      }),
  });

/** The statistics of a creator. */
export const creatorStatsQuery = (userId: string, studentId: string | undefined) =>
  queryOptions({
    queryKey: [CREATIVE, 'stats', userId, studentId ?? ''],
    queryFn: ({ signal }) =>
      api(creativeStats, {
        params: { creator_user_id: userId },
        query: studentId === undefined ? {} : { creator_student_id: studentId },
        signal,
      }),
  });
