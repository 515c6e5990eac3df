import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { type CopyFailure, type CourseCopies, courseCopies } from '../../lib/offline/course-copy.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import classes from './take-along.module.css';

type Props = {
  readonly courseId: string;
  /** All levels of the course. */
  readonly slugs: readonly string[];
  readonly copies?: CourseCopies;
};

type Taking = { readonly done: number; readonly stop: AbortController };

/** The size that the page shows, in MB with one decimal digit, at least 0.1. */
const megabytes = (bytes: number): number => Math.max(1, Math.round(bytes / 100_000)) / 10;

/** Whether a course is saved, how much space it needs, and how much of it has been saved so far. */
const useCourseCopy = (copies: CourseCopies, { courseId, slugs }: Pick<Props, 'courseId' | 'slugs'>) => {
  const locale = useLocale();
  const course = { courseId, locale, slugs };
  const { data: found, refetch } = useQuery({
    queryKey: ['course-copy', course],
    queryFn: async () => ({ isTaken: await copies.isTaken(course), bytes: await copies.bytesOf(course) }),
    staleTime: 0,
    // This query needs only the device and no network.
    networkMode: 'always',
  });
  const [taking, setTaking] = useState<Taking>();
  const [failure, setFailure] = useState<CopyFailure>();
  return {
    found,
    taking,
    failure,
    take: async (): Promise<void> => {
      const stop = new AbortController();
      setTaking({ done: 0, stop });
      const onProgress = (done: number): void => setTaking({ done, stop });
      setFailure(await copies.take(course, { onProgress, signal: stop.signal }));
      await refetch();
      setTaking(undefined);
    },
    remove: async (): Promise<void> => {
      await copies.remove(course);
      await refetch();
    },
  };
};

type ProgressProps = { readonly done: number; readonly total: number; readonly onStop: () => void };

const Progress = ({ done, total, onStop }: ProgressProps) => {
  const t = useWords('play');
  const locale = useLocale();
  return (
    <>
      <p>
        {t('play:offline.taking', { done: formatNumber(locale, done), total: formatNumber(locale, total) })}
      </p>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('play:offline.progress')}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
      >
        <div style={{ width: `${(100 * done) / Math.max(1, total)}%` }} />
      </div>
      <Button variant="default" fullWidth onClick={onStop}>
        {t('dialog.cancel')}
      </Button>
    </>
  );
};

const Taken = ({ onRemove }: { readonly onRemove: () => void }) => {
  const t = useWords('play');
  const [isAsking, setAsking] = useState(false);
  const bin = <Trash2 size={18} aria-hidden />;
  return (
    <>
      <p role="status">{t('play:offline.taken')}</p>
      <Button variant="default" fullWidth leftSection={bin} onClick={() => setAsking(true)}>
        {t('play:offline.remove')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('play:offline.removeTitle')}
        confirm={t('play:offline.removeConfirm')}
        onConfirm={onRemove}
        onClose={() => setAsking(false)}
      >
        <p>{t('play:offline.removeText')}</p>
      </ConfirmDialog>
    </>
  );
};

type OfferedProps = {
  readonly bytes: number;
  readonly failure: CopyFailure | undefined;
  readonly onTake: () => void;
};

const Offered = ({ bytes, failure, onTake }: OfferedProps) => {
  const t = useWords('play');
  const size = formatNumber(useLocale(), megabytes(bytes));
  return (
    <>
      {failure === undefined ? null : <p role="alert">{t(`play:offline.${failure}`)}</p>}
      <Button
        variant="default"
        fullWidth
        leftSection={<Download size={18} aria-hidden />}
        classNames={{ label: classes.label ?? '' }}
        onClick={onTake}
      >
        {t('play:offline.take', { size })}
      </Button>
    </>
  );
};

/**
 * Saves the course on this device, so that it can be played without a network. Shows the size, progress and failures,
 * and can delete the copy.
 */
export const TakeAlong = ({ courseId, slugs, copies = courseCopies }: Props) => {
  const { found, taking, failure, take, remove } = useCourseCopy(copies, { courseId, slugs });
  if (found === undefined) return null;
  if (taking)
    return (
      <div className={classes.box}>
        <Progress done={taking.done} total={slugs.length} onStop={() => taking.stop.abort()} />
      </div>
    );
  return (
    <div className={classes.box}>
      {found.isTaken ? (
        <Taken onRemove={() => void remove()} />
      ) : (
        <Offered bytes={found.bytes} failure={failure} onTake={() => void take()} />
      )}
    </div>
  );
};
