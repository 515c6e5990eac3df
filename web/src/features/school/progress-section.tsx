import type { Course } from '@hopcode/contract/level/course';
import type { SchoolClass } from '@hopcode/contract/organization/classes';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { AddStudents } from './add-students.tsx';
import classes from './class-page.module.css';
import { FIRST_ORDER, type GridLevel, type GridRow, shownGrid, sortedRows } from './grid-rows.ts';
import { useLevelHeads } from './level-heads.ts';
import { PrintedGrid } from './printed-grid.tsx';
import { csvName, progressSheet } from './progress-csv.ts';
import { ProgressGrid } from './progress-grid.tsx';
import { QuizSection } from './quiz-section.tsx';
import schoolClasses from './school.module.css';
import { gridQuery, quizResultsQuery } from './school-queries.ts';

const NO_LEVELS: readonly GridLevel[] = [];
const ICON = { size: 18, strokeWidth: 2.3 } as const;

type Props = {
  readonly schoolClass: SchoolClass;
  readonly courseId: string;
  readonly course: Course | undefined;
  /** The chapter whose levels are shown; undefined for all. */
  readonly chapterId: number | undefined;
  readonly onOpen: (row: GridRow, level: GridLevel) => void;
};

/** The progress of a class. It is available as a grid on the screen, as a CSV file, and on paper. */
export const ProgressSection = ({ schoolClass, courseId, course, chapterId, onOpen }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const {
    data: grid,
    isLoadingError: isError,
    refetch,
  } = useQuery(gridQuery(schoolClass.id, courseId, locale));
  const [order, setOrder] = useState(FIRST_ORDER);
  const [exportFailed, setExportFailed] = useState(false);
  const shown = useMemo(() => grid && shownGrid(grid, chapterId), [grid, chapterId]);
  const rows = useMemo(() => shown && sortedRows(shown.rows, order, locale), [shown, order, locale]);
  const heads = useLevelHeads(shown?.levels ?? NO_LEVELS);
  if (!shown || !rows)
    return isError ? (
      <LoadError message={t('school:grid.loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} radius={16} />
    );
  if (rows.length === 0)
    return (
      <>
        <p className={schoolClasses.empty}>{t('school:grid.none')}</p>
        <AddStudents classId={schoolClass.id} />
      </>
    );

  const chapterName = (id: number): string =>
    course?.chapters.find((chapter) => chapter.id === id)?.name ?? '';
  const exportCsv = async (): Promise<void> => {
    setExportFailed(false);
    try {
      // The CSV library loads on demand.
      const { csvOf } = await import('../../lib/csv.ts');
      const quizzes = await queryClient.fetchQuery(quizResultsQuery(schoolClass.id, courseId, locale));
      const sheet = progressSheet(
        { levels: heads, rows },
        {
          username: t('school:grid.csv.username'),
          name: t('school:grid.sort.name'),
          done: t('school:grid.sort.progress'),
          lastPlayed: t('school:grid.sort.played'),
          status: {
            not_started: t('school:grid.status.not_started'),
            in_progress: t('school:grid.status.in_progress'),
            complete: t('school:grid.status.complete'),
          },
          quizScore: (chapter, total) => t('school:quiz.csv.score', { chapter, total }),
          quizRound: (chapter) => t('school:quiz.csv.round', { chapter }),
          quizDay: (chapter) => t('school:quiz.csv.day', { chapter }),
          quizReview: (chapter) => t('school:quiz.csv.review', { chapter }),
        },
        {
          ...quizzes,
          reviewOf: (chapter, studentId) =>
            location.origin + paths.quizReview(locale, courseId, String(chapter), studentId),
        },
      );
      const day = new Date().toISOString().slice(0, 10);
      saveFile(csvName(schoolClass.name, courseId, day), csvOf(sheet), 'text/csv');
    } catch (error) {
      console.warn('The file of a class could not be made.', error);
      setExportFailed(true);
    }
  };
  return (
    <>
      <ProgressGrid
        label={t('school:grid.label', { name: schoolClass.name })}
        levels={shown.levels}
        rows={rows}
        chapterName={chapterName}
        order={order}
        onOrder={setOrder}
        onOpen={onOpen}
      />
      <div className={classes.export}>
        <Button variant="default" leftSection={<Download {...ICON} />} onClick={() => void exportCsv()}>
          {t('school:grid.csv.button')}
        </Button>
        <Button variant="default" leftSection={<Printer {...ICON} />} onClick={() => window.print()}>
          {t('school:grid.print')}
        </Button>
        {exportFailed ? (
          <p className={schoolClasses.failure} role="alert">
            {t('school:grid.csv.failed')}
          </p>
        ) : null}
      </div>
      <QuizSection classId={schoolClass.id} courseId={courseId} chapterId={chapterId} rows={rows} />
      <PrintedGrid
        title={`${schoolClass.name} · ${course?.name ?? ''}`}
        levels={shown.levels}
        rows={rows}
        chapterName={chapterName}
      />
    </>
  );
};
