import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Play, Signpost } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import type { OfferedCourse } from '../../lib/site-courses.ts';
import { EnglishLevels } from '../../ui/english-levels.tsx';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { LevelThumbnail } from '../../ui/level-thumbnail.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import classes from './site.module.css';

const FACTS = ['ages', 'levels', 'browser'] as const;

type CardProps = OfferedCourse & Pick<Props, 'Price'>;

const CourseCard = ({ id, firstLevel, Price }: CardProps) => {
  const t = useWords('site');
  const locale = useLocale();
  const { data: course, isLoadingError: isError, refetch } = useQuery(courseQuery(id, locale));
  if (isError) return <ErrorMessage title={t('play.loadFailed')} onRetry={() => void refetch()} />;
  if (!course) return <Skeleton height={320} radius={22} />;
  return (
    <section className={classes.course} aria-labelledby={`course-${id}`}>
      <h2 id={`course-${id}`}>{course.name}</h2>
      <p>{t(`site:courses.${id}.description`)}</p>
      <EnglishLevels courseIds={[id]} />
      {Price === undefined ? null : (
        <MountOnOpen opened>
          <Price courseId={id} name={course.name} />
        </MountOnOpen>
      )}
      <div className={classes.ways}>
        <Button
          component={Link}
          to={paths.level(locale, id, firstLevel)}
          leftSection={<Play size={18} strokeWidth={2.4} aria-hidden />}
          aria-label={`${t('site:courses.try')}: ${course.name}`}
        >
          {t('site:courses.try')}
        </Button>
        <Button
          component={Link}
          variant="default"
          to={paths.courseMap(locale, id)}
          leftSection={<Signpost size={18} strokeWidth={2.4} aria-hidden />}
          aria-label={`${t('courseMenu.map')}: ${course.name}`}
        >
          {t('courseMenu.map')}
        </Button>
      </div>
      <h3>{t('site:courses.learned')}</h3>
      <ol className={classes.chapters}>
        {courseChapters(course.chapters).map((chapter, index) => (
          <li key={chapter.id}>
            {requiredLevels(chapter.level_data)
              .slice(-1)
              .map(({ slug }) => (
                <LevelThumbnail key={slug} courseId={id} levelSlug={slug} width={96} />
              ))}
            <div>
              <span className={classes.chapterHead}>
                <b>
                  {formatNumber(locale, index + 1)}. {chapter.name}
                </b>
                <span className={classes.soft}>
                  {t('site:courses.levelCount', { count: requiredLevels(chapter.level_data).length })}
                </span>
              </span>
              <span>
                {t(`site:courses.${id}.learn.${chapter.id}`, {
                  defaultValue: t('site:courses.noDescription'),
                })}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};

type Props = {
  readonly courses: readonly OfferedCourse[];
  /** The component that shows the price of a course; undefined if this site sells nothing. */
  readonly Price?: ComponentType<{ readonly courseId: string; readonly name: string }> | undefined;
};

/** `/{lng}/courses`: what students learn in each course, and which students it is for. */
export const CoursesPage = ({ courses, Price }: Props) => {
  const t = useWords('site');
  return (
    <PageCard
      title={t('site:courses.title')}
      intro={t('site:courses.intro')}
      picture="avatar/Rabbit/face"
      width="wide"
    >
      <ul className={classes.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>{t(`site:courses.facts.${fact}`)}</li>
        ))}
      </ul>
      {courses.map((course) => (
        <CourseCard key={course.id} {...course} Price={Price} />
      ))}
    </PageCard>
  );
};
