import type { SchoolClass } from '@hopcode/contract/organization/classes';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Users } from 'lucide-react';
import { lazy, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { courseQuery } from '../../lib/api/course-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { COURSE_IDS } from '../../lib/site-courses.ts';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import { DoneMessage } from '../../ui/done-message.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import type { ReplaySlot } from '../../ui/student-program/replay-slot.ts';
import { timingWord } from '../../ui/timing-word.ts';
import classes from './class-page.module.css';
import { chapterOfClass } from './grid-rows.ts';
import { isMissing } from './is-missing.ts';
import { JoinRequests } from './join-requests.tsx';
import { NeedsHelp } from './needs-help.tsx';
import { ProgressSection } from './progress-section.tsx';
import schoolClasses from './school.module.css';
import { classQuery, gridQuery } from './school-queries.ts';
import { type OpenedProgram, useClassView, WHOLE_COURSE } from './use-class-view.ts';

const ClassCreative = lazy(() =>
  import('./class-creative.tsx').then((file) => ({ default: file.ClassCreative })),
);
const ProgramDialog = lazy(() =>
  import('./program-dialog.tsx').then((file) => ({ default: file.ProgramDialog })),
);

const ICON = { size: 18, strokeWidth: 2.3 } as const;

type ToolsProps = {
  readonly view: ReturnType<typeof useClassView>;
  /** The chapter on the screen; undefined for the whole course. */
  readonly chapterId: number | undefined;
};

/**
 * The chapter to show. If the address has none, it is the chapter that the class has reached when the page opens. The
 * shown chapter does not change when the class makes progress.
 */
const useShownChapter = (
  classId: string,
  { courseId, chapter }: Pick<ReturnType<typeof useClassView>, 'courseId' | 'chapter'>,
): number | undefined => {
  const { data: grid } = useQuery(gridQuery(classId, courseId, useLocale()));
  const [first, setFirst] = useState<{ readonly courseId: string; readonly chapterId: number | undefined }>();
  if (grid && first?.courseId !== courseId) setFirst({ courseId, chapterId: chapterOfClass(grid) });
  if (chapter === undefined) return first?.courseId === courseId ? first.chapterId : undefined;
  return chapter === WHOLE_COURSE ? undefined : chapter;
};

const CourseChoice = ({ view, chapterId }: ToolsProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data: python } = useQuery(courseQuery(COURSE_IDS[0], locale));
  const { data: advanced } = useQuery(courseQuery(COURSE_IDS[1], locale));
  const courses = [python, advanced].flatMap((course) => course ?? []);
  const chapters = courses.find(({ id }) => id === view.courseId)?.chapters ?? [];
  return (
    <div className={classes.choices}>
      <label className={schoolClasses.label}>
        {t('school:grid.course')}
        <select
          className={schoolClasses.select}
          value={view.courseId}
          onChange={(event) => view.showCourse(event.currentTarget.value)}
        >
          {courses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={schoolClasses.label}>
        {t('school:grid.chapter')}
        <select
          className={schoolClasses.select}
          value={chapterId ?? WHOLE_COURSE}
          onChange={(event) => view.showChapter(event.currentTarget.value)}
        >
          <option value={WHOLE_COURSE}>{t('school:grid.wholeCourse')}</option>
          {chapters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};

type ContentProps = { readonly schoolClass: SchoolClass; readonly replay: ReplaySlot };

const ClassContent = ({ schoolClass, replay }: ContentProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const view = useClassView();
  const { courseId, opened } = view;
  const chapterId = useShownChapter(schoolClass.id, view);
  const { data: course } = useQuery(courseQuery(courseId, locale));
  const { id, student_count: count } = schoolClass;
  /** The element that opened the program. It gets the focus back when the dialog closes. */
  const opener = useRef<Element>(null);
  const open = (program: OpenedProgram): void => {
    opener.current = document.activeElement;
    view.open(program);
  };
  return (
    <>
      <div className={classes.head}>
        <h1 tabIndex={-1}>
          <bdi>{schoolClass.name}</bdi>
        </h1>
        <span className={classes.count}>
          {t('school:classes.students', { count, number: formatNumber(locale, count) })}
          <br />
          {t('school:student.assistant.is', { timing: timingWord(t, schoolClass.assistant_timing, 'class') })}
        </span>
        <Button
          variant="default"
          component={Link}
          to={paths.schoolStudents(locale, `?class=${id}`)}
          leftSection={<Users {...ICON} />}
        >
          {t('school:classes.toStudents')}
        </Button>
        <Button variant="default" component={Link} to={paths.classCertificates(locale, id)}>
          {t('shell.link.certificates')}
        </Button>
        <Button
          variant="default"
          component={Link}
          to={paths.editClass(locale, id)}
          leftSection={<Pencil {...ICON} />}
        >
          {t('school:classes.edit.title')}
        </Button>
      </div>
      <DoneMessage />
      <JoinRequests classId={id} isAsking={schoolClass.asks_to_join} />
      <NeedsHelp
        classId={id}
        courseId={courseId}
        onOpen={({ student_id, level_slug }) => open({ studentId: student_id, levelSlug: level_slug })}
      />
      <section className={classes.progress} aria-labelledby="class-progress">
        <div className={classes.bar}>
          <h2 id="class-progress">{t('school:grid.title')}</h2>
          <CourseChoice view={view} chapterId={chapterId} />
        </div>
        <ProgressSection
          schoolClass={schoolClass}
          courseId={courseId}
          course={course}
          chapterId={chapterId}
          onOpen={(row, level) => open({ studentId: row.id, levelSlug: level.slug })}
        />
      </section>
      <MountOnOpen opened>
        <ClassCreative classId={id} />
      </MountOnOpen>
      <MountOnOpen opened={opened !== undefined}>
        <ProgramDialog
          classId={id}
          courseId={courseId}
          program={opened}
          onClose={view.close}
          onClosed={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          replay={replay}
        />
      </MountOnOpen>
    </>
  );
};

type Props = {
  /**
   * The component that replays a student's program. It is passed in, because it belongs to the play screen.
   */
  readonly replay: ReplaySlot;
};

/**
 * `/{lng}/organization/classes/{classId}`: the students who need help, and the progress of each student in each level.
 */
export const ClassPage = ({ replay }: Props) => {
  const t = useWords('school');
  const { classId = '' } = useParams();
  const { data: schoolClass, error, refetch } = useQuery(classQuery(classId));
  usePageMeta(schoolClass?.name ?? t('school:classes.title'));
  const content = () => {
    if (schoolClass) return <ClassContent key={schoolClass.id} schoolClass={schoolClass} replay={replay} />;
    if (isMissing(error)) return <p role="alert">{t('school:classes.missing')}</p>;
    if (error) return <LoadError message={t('school:classes.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={420} radius={16} />;
  };
  return <div className={classes.page}>{content()}</div>;
};
