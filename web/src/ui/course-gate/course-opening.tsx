import { levelCourseOpening } from '@hopcode/contract/level/course-opening';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { studentCourseQuery } from '../student-progress/student-progress-query.ts';
import classes from './course-opening.module.css';

type Props = {
  readonly studentId: string;
  /** The student's username. */
  readonly name: string;
  /** Whether the user may open the course, and not only see whether it is open. */
  readonly mayChange: boolean;
};

const OneCourse = ({ studentId, name, mayChange, courseId }: Props & { readonly courseId: string }) => {
  const t = useWords('course-gate');
  const locale = useLocale();
  const queries = useQueryClient();
  const query = studentCourseQuery(studentId, courseId, locale);
  const { data: course } = useQuery(query);
  const change = useMutation({
    mutationFn: (open: boolean) =>
      api(levelCourseOpening, { params: { slug: courseId, student_id: studentId }, body: { open } }),
    onSuccess: (gate) => queries.setQueryData(query.queryKey, (before) => before && { ...before, gate }),
  });
  // The progress section below already says that the course could not be loaded.
  if (course?.gate === undefined) return null;
  const { open, by_adult: isOpened } = course.gate;
  return (
    <section className={classes.opening} aria-label={course.name}>
      <h2>
        <bdi>{course.name}</bdi>
      </h2>
      <p>{t(`course-gate:opening.state.${open ?? 'closed'}`, { name })}</p>
      {mayChange ? (
        <label className={classes.switch}>
          <input
            type="checkbox"
            checked={change.isPending ? change.variables : isOpened}
            disabled={change.isPending}
            onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
          />
          <span>
            {t('course-gate:opening.open', { name })}
            <small>{t('course-gate:opening.hint')}</small>
          </span>
        </label>
      ) : null}
      {change.isError ? <p role="alert">{t('course-gate:opening.failed')}</p> : null}
    </section>
  );
};

/** Shows whether the courses with a gate are open for a student, with a switch for the parent or teacher. */
export const CourseOpening = (props: Props) =>
  COURSE_IDS.map((courseId) => <OneCourse key={courseId} {...props} courseId={courseId} />);
