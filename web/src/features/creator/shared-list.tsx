import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import type { CreativePage } from '@hopcode/contract/creative/lists';
import { Skeleton } from '@mantine/core';
import { lazy, useState } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { Pager } from '../../ui/pager.tsx';
import classes from './creator.module.css';
import { SharedCard } from './shared-card.tsx';

const ReportDialog = lazy(() =>
  import('../../ui/creative-level/report-dialog.tsx').then((file) => ({ default: file.ReportDialog })),
);

const LOADING = ['a', 'b', 'c', 'd', 'e', 'f'];

type Props = {
  readonly data: CreativePage | undefined;
  readonly isError: boolean;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
  /** Text for a list without levels. */
  readonly empty: string;
};

/** One page of the levels that others can play. */
export const SharedList = ({ data, isError, onRetry, onPage, empty }: Props) => {
  const t = useWords('creator');
  const [reported, setReported] = useState<CreativeSummary>();
  if (isError) return <LoadError message={t('creator:list.failed')} onRetry={onRetry} />;
  if (!data)
    return (
      <div className={classes.cards} aria-busy>
        {LOADING.map((key) => (
          <Skeleton key={key} height={250} radius={16} />
        ))}
      </div>
    );
  return (
    <>
      <p role="status" className={data.total === 0 ? classes.empty : classes.found}>
        {data.total === 0 ? empty : t('creator:public.found', { count: data.total })}
      </p>
      <ul className={classes.cards}>
        {data.levels.map((level) => (
          <SharedCard key={level.id} level={level} onReport={setReported} />
        ))}
      </ul>
      <Pager page={data.page} pageCount={Math.ceil(data.total / data.size)} onPage={onPage} />
      <MountOnOpen opened={reported !== undefined}>
        {reported ? (
          <ReportDialog key={reported.id} level={reported} onClose={() => setReported(undefined)} />
        ) : null}
      </MountOnOpen>
    </>
  );
};
