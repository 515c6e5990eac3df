import {
  type DeletedRecord,
  deletedErase,
  deletedList,
  deletedRestore,
  UNDO_DAYS,
} from '@hopcode/contract/deleted/deleted';
import { Button, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { formatMoment, formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { Pager } from '../../ui/pager.tsx';
import classes from './records.module.css';

const deletedQuery = (page: number) =>
  queryOptions({
    queryKey: ['deleted', page],
    queryFn: ({ signal }) => api(deletedList, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    // Other people also delete and restore records, so the list may be out of date.
    staleTime: 0,
  });

type RowProps = {
  readonly record: DeletedRecord;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onErase: () => void;
};

const Row = ({ record, isBusy, onRestore, onErase }: RowProps) => {
  const t = useWords('site', 'account');
  const locale = useLocale();
  const { kind, name, class_name, deleted_at, deleted_by, erased_at } = record;
  return (
    <li className={classes.record}>
      <span className={classes.what}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={classes.kind}>
          {t(`site:deleted.kind.${kind}`)}
          {class_name === null ? null : (
            <>
              {' · '}
              <bdi>{class_name}</bdi>
            </>
          )}
        </span>
        <span className={classes.meta}>
          {deleted_by === null
            ? t('site:deleted.when', { when: formatMoment(locale, deleted_at) })
            : t('site:deleted.whenBy', { when: formatMoment(locale, deleted_at), name: deleted_by })}{' '}
          {t('site:deleted.until', { when: formatMoment(locale, erased_at) })}
        </span>
      </span>
      <span className={classes.actions}>
        <Button
          size="sm"
          aria-busy={isBusy}
          onClick={onRestore}
          aria-label={t('site:deleted.restoreName', { name })}
        >
          {t('site:deleted.restore')}
        </Button>
        <Button
          size="sm"
          variant="default"
          onClick={onErase}
          aria-label={t('site:deleted.eraseName', { name })}
        >
          {t('site:deleted.erase')}
        </Button>
      </span>
    </li>
  );
};

/** Deleted records that can be restored: `/{lng}/profile/students/deleted` and `/{lng}/organization/deleted`. */
export const DeletedPage = () => {
  const t = useWords('site', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState<DeletedRecord>();
  const [asked, ask] = useDisclosure(false);
  const top = useRef<HTMLParagraphElement>(null);
  const { data, isError, refetch } = useQuery(deletedQuery(page));
  const done = async (words: string): Promise<void> => {
    setSaid(words);
    // The pressed button disappears with its row, so the text at the top gets the focus.
    top.current?.focus();
    // Restored students appear in other lists again.
    await queryClient.invalidateQueries();
  };
  const restore = useMutation({
    mutationFn: ({ id }: DeletedRecord) => api(deletedRestore, { params: { record_id: id } }),
    onSuccess: ({ name }, { name: before }) =>
      done(
        name === before ? t('site:deleted.restored', { name }) : t('site:deleted.renamed', { name, before }),
      ),
  });
  const erase = useMutation({
    mutationFn: ({ id }: DeletedRecord) => api(deletedErase, { params: { record_id: id } }),
    onSuccess: (_, { name }) => done(t('site:deleted.erased', { name })),
  });
  const failed = restore.isError ? restore.error : erase.error;
  const list = () => {
    if (isError) return <LoadError message={t('site:deleted.loadFailed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={200} radius={16} />;
    if (data.records.length === 0) return <p className={classes.empty}>{t('site:deleted.none')}</p>;
    return (
      <>
        <ul className={classes.list}>
          {data.records.map((record) => (
            <Row
              key={record.id}
              record={record}
              isBusy={restore.isPending && restore.variables.id === record.id}
              onRestore={() => {
                erase.reset();
                if (!restore.isPending) restore.mutate(record);
              }}
              onErase={() => {
                setLeaving(record);
                ask.open();
              }}
            />
          ))}
        </ul>
        <Pager page={page} pageCount={Math.ceil(data.total / data.size)} onPage={setPage} />
      </>
    );
  };
  return (
    <PageCard
      title={t('site:deleted.title')}
      intro={t('site:deleted.intro', { days: formatNumber(locale, UNDO_DAYS), count: UNDO_DAYS })}
      width="wide"
    >
      <p ref={top} tabIndex={-1} role="status" className={classes.said}>
        {said}
      </p>
      {failed === null ? null : <FormError failure={failureCodeOf(failed)} />}
      {list()}
      <ConfirmDialog
        opened={asked}
        onClose={ask.close}
        onConfirm={() => {
          restore.reset();
          if (leaving) erase.mutate(leaving);
        }}
        title={t('site:deleted.askTitle', { name: leaving?.name ?? '' })}
        confirm={t('site:deleted.erase')}
      >
        {t('site:deleted.askDetail')}
      </ConfirmDialog>
    </PageCard>
  );
};
