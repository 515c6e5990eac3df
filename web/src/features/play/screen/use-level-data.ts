import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { courseQuery } from '../../../lib/api/course-query.ts';
import { creativePlayQuery, levelQuery } from '../../../lib/api/level-query.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';

type LevelData = {
  readonly course: Course | undefined;
  readonly level: PlayableLevel | undefined;
  /** Why the level or the course is missing. */
  readonly failure: { readonly errors: readonly unknown[]; readonly retry: () => void } | undefined;
};

/**
 * A level and its course, in the language of the page. Loaded data stays even if a later request fails, for example
 * during a run without the server.
 */
export const useLevelData = (courseId: string, levelSlug: string, creatorUserId?: string): LevelData => {
  const locale = useLocale();
  // When the language changes, the level and the course load again. Until then the level stays on the screen, with the
  // learner's code.
  const course = useQuery({ ...courseQuery(courseId, locale), placeholderData: keepPreviousData });
  const query =
    creatorUserId === undefined
      ? levelQuery(courseId, levelSlug, locale)
      : creativePlayQuery(courseId, levelSlug, creatorUserId, locale);
  const level = useQuery({ ...query, placeholderData: keepPreviousData });
  const failed = [level, course].filter(({ isLoadingError }) => isLoadingError);
  const retry = (): void => {
    for (const query of failed) void query.refetch();
  };
  const errors = failed.flatMap(({ error }) => error ?? []);
  return {
    course: course.data,
    level: level.data,
    failure: failed.length === 0 ? undefined : { errors, retry },
  };
};
