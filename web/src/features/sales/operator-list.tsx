import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import classes from './sales.module.css';
import type { usePages } from './use-pages.ts';

type Props<Item> = {
  readonly found: UseQueryResult<{ readonly items: readonly Item[]; readonly next: string | null }>;
  readonly pages: ReturnType<typeof usePages>;
  readonly label: string;
  /** Text for an empty list. */
  readonly none: string;
  readonly children: (item: Item) => ReactNode;
};

/** One page of a list for the operator, newest first. */
export const OperatorList = <Item extends { readonly id: string }>({
  found,
  pages,
  label,
  none,
  children,
}: Props<Item>) => {
  const t = useWords('sales');
  const { data, isLoadingError: isError, isPlaceholderData, refetch } = found;
  if (isError) return <ErrorMessage title={t('sales:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius={16} />;
  const { items, next } = data;
  if (items.length === 0) return <p className={classes.empty}>{none}</p>;
  return (
    <>
      <ul className={classes.list} aria-label={label} aria-busy={isPlaceholderData}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <div className={classes.pager}>
        {pages.isFirst ? (
          <span />
        ) : (
          <Button variant="default" onClick={pages.previous}>
            {t('sales:newer')}
          </Button>
        )}
        {next === null ? null : (
          <Button
            variant="default"
            onClick={() => {
              if (!isPlaceholderData) pages.next(next);
            }}
          >
            {t('sales:older')}
          </Button>
        )}
      </div>
    </>
  );
};
