import type { Course } from '@hopcode/contract/level/course';
import type { CourseGate } from '@hopcode/contract/level/course-gate';
import { PLACEMENT } from '@hopcode/courses/quiz/placement';
import { Button } from '@mantine/core';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { DirectionalIcon } from '../directional-icon.tsx';
import classes from './closed-course.module.css';

const Way = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className={classes.way} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

const Chapters = ({ chapters }: Pick<CourseGate, 'chapters'>) => {
  const t = useWords('course-gate');
  const locale = useLocale();
  const next = chapters.find(({ next_level }) => next_level !== null);
  return (
    <Way title={t('course-gate:chapters.title')}>
      <ul className={classes.chapters}>
        {chapters.map(({ id, name, complete }) => {
          const Sign = complete ? CircleCheck : CircleDashed;
          return (
            <li key={id} data-done={complete || undefined}>
              <Sign
                size={20}
                strokeWidth={2.4}
                aria-label={complete ? t('course-gate:chapters.done') : t('course-gate:chapters.open')}
              />
              <bdi>{name}</bdi>
            </li>
          );
        })}
      </ul>
      {next?.next_level ? (
        <Button
          component={Link}
          to={paths.level(locale, next.course_id, next.next_level)}
          rightSection={<DirectionalIcon to="next" />}
        >
          {t('course-gate:chapters.goOn', { chapter: next.name })}
        </Button>
      ) : null}
    </Way>
  );
};

type PlacementProps = { readonly courseId: string; readonly gate: CourseGate };

const Placement = ({ courseId, gate: { placement } }: PlacementProps) => {
  const t = useWords('course-gate');
  const locale = useLocale();
  const user = useCurrentUser();
  const numbers = {
    questions: formatNumber(locale, placement.questions),
    needed: formatNumber(locale, placement.needed),
  };
  const chapter = String(PLACEMENT.id);
  return (
    <Way title={t('course-gate:placement.title')}>
      <p>{t('course-gate:placement.detail', numbers)}</p>
      {placement.best === null ? null : (
        <p>{t('course-gate:placement.best', { ...numbers, best: formatNumber(locale, placement.best) })}</p>
      )}
      {placement.again_on === null ? (
        <Button
          component={Link}
          variant="default"
          to={
            paths.quizQuestion(locale, courseId, chapter, 1) +
            (placement.round === 1 ? '' : `?round=${placement.round}`)
          }
        >
          {t('course-gate:placement.start')}
        </Button>
      ) : (
        <>
          <p>{t('course-gate:placement.tomorrow')}</p>
          {user?.student_id ? (
            <Link className={classes.link} to={paths.quizReview(locale, courseId, chapter, user.student_id)}>
              {t('course-gate:placement.see')}
            </Link>
          ) : null}
        </>
      )}
    </Way>
  );
};

type Props = {
  readonly course: Pick<Course, 'id' | 'name'>;
  readonly gate: CourseGate;
  /** The heading level of the title. */
  readonly heading?: 'h1' | 'h2';
};

/** Says that a course is not open for the student yet, and how to open it (docs/decisions/0097). */
export const ClosedCourse = ({ course, gate, heading: Heading = 'h1' }: Props) => {
  const t = useWords('course-gate');
  const user = useCurrentUser();
  const isPupil = user?.organization_id != null;
  return (
    <div className={classes.closed}>
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>
        {t('course-gate:closed', { course: course.name })}
      </Heading>
      <p>{t('course-gate:why')}</p>
      <div className={classes.ways}>
        <Chapters chapters={gate.chapters} />
        <Placement courseId={course.id} gate={gate} />
        <Way title={t('course-gate:adult.title')}>
          <p>{isPupil ? t('course-gate:adult.pupil') : t('course-gate:adult.child')}</p>
        </Way>
      </div>
    </div>
  );
};
