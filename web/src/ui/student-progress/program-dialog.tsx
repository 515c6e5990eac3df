import type { LevelSummary } from '@hopcode/contract/level/course';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../dialog.tsx';
import { LoadError } from '../load-error.tsx';
import { ProgramView } from '../student-program/program-view.tsx';
import type { ReplaySlot } from '../student-program/replay-slot.ts';
import { studentProgramQuery } from './student-progress-query.ts';

/** The minimum width for showing the code and the farm side by side, in pixels. */
const WIDTH = 1180;

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called after the dialog has closed. */
  readonly onClosed: () => void;
  readonly studentId: string;
  readonly courseId: string;
  readonly level: LevelSummary;
  readonly replay: ReplaySlot;
};

const Program = ({ studentId, courseId, level, replay }: Omit<Props, 'opened' | 'onClose' | 'onClosed'>) => {
  const t = useWords('school');
  const {
    data,
    isLoadingError: isError,
    refetch,
  } = useQuery(studentProgramQuery(studentId, courseId, level.slug));
  if (data) return <ProgramView courseId={courseId} levelSlug={level.slug} program={data} replay={replay} />;
  if (isError) return <LoadError message={t('school:program.loadFailed')} onRetry={() => void refetch()} />;
  return <Skeleton height={360} radius={16} />;
};

/** Shows and replays the program of a student in a level, including earlier versions. */
export const ProgramDialog = ({ opened, onClose, onClosed, ...program }: Props) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    onClosed={onClosed}
    returnsFocus={false}
    title={program.level.name}
    size={WIDTH}
  >
    <Program key={program.level.slug} {...program} />
  </Dialog>
);
