import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '../lib/api/course-query.ts';
import { formatNumber } from '../lib/i18n/format.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { levelsInEnglish } from '../lib/levels-in-english.ts';
import classes from './english-note.module.css';

export type EnglishLevelsNoteProps = {
  /** If there are several courses, each sentence starts with the name of its course. */
  readonly courseIds: readonly string[];
};

const CourseNote = ({ courseId, isNamed }: { readonly courseId: string; readonly isNamed: boolean }) => {
  const t = useWords('course-gate');
  const locale = useLocale();
  const { data: course } = useQuery(courseQuery(courseId, locale));
  const found = course && levelsInEnglish(course);
  if (!found) return null;
  const note = t(`course-gate:english.${found.which}`, { chapter: formatNumber(locale, found.chapter) });
  return (
    <p className={classes.note} role="note">
      {isNamed ? t('course-gate:english.of', { course: course.name, note }) : note}
    </p>
  );
};

/** Says for each course which levels are in English; shows nothing for a course that is fully translated. */
export const EnglishLevelsNote = ({ courseIds }: EnglishLevelsNoteProps) =>
  courseIds.map((courseId) => (
    <CourseNote key={courseId} courseId={courseId} isNamed={courseIds.length > 1} />
  ));
