import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { ProgramView } from '../../ui/student-program/program-view.tsx';
import type { ReplaySlot } from '../../ui/student-program/replay-slot.ts';
import { studentProgramQuery } from '../../ui/student-progress/student-progress-query.ts';
import { isMissing } from './is-missing.ts';
import { gridQuery } from './school-queries.ts';
import type { OpenedProgram } from './use-class-view.ts';

/** The width that code and farm need side by side, in pixels. */
const WIDTH = 1180;

type Props = {
  readonly classId: string;
  readonly courseId: string;
  /** The student's program to show. If undefined, the dialog closes. */
  readonly program: OpenedProgram | undefined;
  readonly onClose: () => void;
  /** Called after the dialog has closed. */
  readonly onClosed: () => void;
  readonly replay: ReplaySlot;
};

const keyOf = ({ studentId, levelSlug }: OpenedProgram): string => `${studentId}/${levelSlug}`;

type ContentProps = Pick<Props, 'courseId' | 'replay'> & { readonly program: OpenedProgram };

const Content = ({ courseId, program, replay }: ContentProps) => {
  const t = useWords('school');
  const { studentId, levelSlug } = program;
  const { data, error, refetch } = useQuery(studentProgramQuery(studentId, courseId, levelSlug));
  if (data) return <ProgramView courseId={courseId} levelSlug={levelSlug} program={data} replay={replay} />;
  if (isMissing(error)) return <p role="alert">{t('school:program.missing')}</p>;
  if (error) return <LoadError message={t('school:program.loadFailed')} onRetry={() => void refetch()} />;
  return <Skeleton height={360} radius={16} />;
};

/** Shows a student's program for a level: its code, earlier versions, the last error, and its run on the farm. */
export const ProgramDialog = ({ classId, courseId, program, onClose, onClosed, replay }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data: grid } = useQuery(gridQuery(classId, courseId, locale));
  // While the dialog fades out, the last program stays visible.
  const [last, setLast] = useState(program);
  if (program && keyOf(program) !== (last && keyOf(last))) setLast(program);
  const shown = program ?? last;
  const student = grid?.students.find(({ student_id }) => student_id === shown?.studentId);
  const level = grid?.levels.find(({ slug }) => slug === shown?.levelSlug);
  const levelName = level?.name ?? shown?.levelSlug ?? '';
  return (
    <Dialog
      opened={program !== undefined}
      onClose={onClose}
      onClosed={onClosed}
      returnsFocus={false}
      size={WIDTH}
      title={
        student === undefined
          ? levelName
          : t('school:program.title', { name: student.full_name ?? student.username, level: levelName })
      }
    >
      {shown ? <Content key={keyOf(shown)} courseId={courseId} program={shown} replay={replay} /> : null}
    </Dialog>
  );
};
