import type { Chapter, LevelSummary } from '@hopcode/contract/level/course';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useRef, useState } from 'react';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { LoadError } from '../load-error.tsx';
import type { ReplaySlot } from '../student-program/replay-slot.ts';
import { ProgramDialog } from './program-dialog.tsx';
import classes from './student-progress.module.css';
import { studentCourseQuery } from './student-progress-query.ts';

type ShowProgram = (level: LevelSummary) => void;

const completedOf = (chapters: readonly Chapter[]): { done: number; total: number } => {
  const levels = requiredLevels(chapters.flatMap(({ level_data }) => level_data));
  return { done: levels.filter(({ completed }) => completed).length, total: levels.length };
};

const Share = ({ chapters, label }: { readonly chapters: readonly Chapter[]; readonly label: string }) => {
  const t = useWords('school');
  const locale = useLocale();
  const { done, total } = completedOf(chapters);
  return (
    <span className={classes.share}>
      <progress className={classes.bar} value={done} max={Math.max(total, 1)} aria-label={label} />
      <span>
        {t('school:student.share', { done: formatNumber(locale, done), total: formatNumber(locale, total) })}
      </span>
    </span>
  );
};

const ChapterProgress = ({
  chapter,
  onShow,
}: {
  readonly chapter: Chapter;
  readonly onShow: ShowProgram;
}) => {
  const t = useWords('school');
  const locale = useLocale();
  const firstExtra = chapter.level_data.findIndex(({ extra }) => extra);
  return (
    <details className={classes.chapter}>
      <summary>
        <span className={classes.name}>{chapter.name}</span>
        <Share chapters={[chapter]} label={chapter.name} />
      </summary>
      <ul className={classes.levels}>
        {chapter.level_data.map((level, index) => (
          <li key={level.slug} data-done={level.completed}>
            {level.completed ? (
              <CircleCheck size={20} strokeWidth={2.4} aria-label={t('school:student.status.complete')} />
            ) : (
              <CircleDashed size={20} strokeWidth={2.2} aria-hidden />
            )}
            <span className={classes.name}>
              {level.extra ? (
                t('play.extraTitle', {
                  number: formatNumber(locale, index - firstExtra + 1),
                  name: level.name,
                })
              ) : (
                <bdi {...(level.english ? ENGLISH : {})}>{level.name}</bdi>
              )}
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('school:student.programOf', { level: level.name })}
              onClick={() => onShow(level)}
            >
              {t('school:student.program')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};

type Props = {
  readonly studentId: string;
  /** The component that replays a program. It is passed in, because features cannot import parts of the play screen. */
  readonly replay: ReplaySlot;
};

type CourseProps = Props & { readonly courseId: string };

const CourseProgress = ({ studentId, courseId, replay }: CourseProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const {
    data: course,
    isLoadingError: isError,
    refetch,
  } = useQuery(studentCourseQuery(studentId, courseId, locale));
  const [level, setLevel] = useState<LevelSummary>();
  const [isOpen, setOpen] = useState(false);
  /** The element that opened the program; it gets the focus when the dialog closes. */
  const opener = useRef<Element>(null);
  if (isError)
    return <LoadError message={t('school:student.progressFailed')} onRetry={() => void refetch()} />;
  if (!course) return <Skeleton height={120} radius={16} />;
  return (
    <section className={classes.course}>
      <div className={classes.head}>
        <h2>{course.name}</h2>
        <Share chapters={courseChapters(course.chapters)} label={course.name} />
      </div>
      {courseChapters(course.chapters).map((chapter) => (
        <ChapterProgress
          key={chapter.id}
          chapter={chapter}
          onShow={(chosen) => {
            opener.current = document.activeElement;
            setLevel(chosen);
            setOpen(true);
          }}
        />
      ))}
      {level === undefined ? null : (
        <ProgramDialog
          opened={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          studentId={studentId}
          courseId={courseId}
          level={level}
          replay={replay}
        />
      )}
    </section>
  );
};

/** The progress and the programs of a student in each course, for teachers and parents. */
export const StudentProgress = (props: Props) =>
  COURSE_IDS.map((courseId) => <CourseProgress key={courseId} {...props} courseId={courseId} />);
