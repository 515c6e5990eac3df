import { levelChapterCompletion } from '@hopcode/contract/level/chapter-completion';
import type { SchoolStudent } from '@hopcode/contract/organization/students';
import { useQueries } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { COURSE_IDS } from '../../ui/student-progress/student-progress-query.ts';

/** When a student ran a program last: the grid of its class knows, which its teacher most likely has just seen. */
export const LastPlayed = ({ student }: { readonly student: SchoolStudent }) => {
  const t = useWords('school');
  const locale = useLocale();
  const { id, class_id } = student;
  const grids = useQueries({
    queries: COURSE_IDS.map((courseId) => ({
      queryKey: ['school', 'grid', class_id, courseId, locale],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        api(levelChapterCompletion, {
          params: { course_slug: courseId },
          query: class_id === null ? {} : { class_id },
          signal,
        }),
      enabled: class_id !== null,
    })),
  });
  if (class_id === null || grids.some(({ data }) => data === undefined)) return null;
  const moments = grids.flatMap(({ data }) => {
    const played = data?.students.find(({ student_id }) => student_id === id)?.last_played_at;
    return played ? [played] : [];
  });
  // Moments of the server are all written alike, so the last of them in order is the latest.
  const latest = moments.toSorted().at(-1);
  return (
    <p>
      {latest === undefined
        ? t('school:student.neverPlayed')
        : t('school:student.lastPlayed', { when: formatMoment(locale, latest) })}
    </p>
  );
};
