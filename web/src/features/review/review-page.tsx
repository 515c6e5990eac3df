import { creativeReview } from '@hopcode/contract/creative/moderation';
import { Skeleton } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import classes from './review.module.css';
import { ReviewedItem } from './reviewed-item.tsx';

const LISTS = ['reported', 'waiting', 'taken_down'] as const;
type List = (typeof LISTS)[number];

/** The levels in a list. The names of the authors depend on the language, so the key contains it. */
const reviewQuery = (list: List, locale: string) =>
  queryOptions({
    queryKey: ['review', list, locale],
    queryFn: ({ signal }) => api(creativeReview, { query: { list }, signal, locale }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type LevelsProps = { readonly list: List; readonly onDone: (words: string) => void };

const Levels = ({ list, onDone }: LevelsProps) => {
  const t = useWords('review');
  const locale = useLocale();
  const { data, isLoadingError: isError, isPlaceholderData, refetch } = useQuery(reviewQuery(list, locale));
  if (isError) return <ErrorMessage title={t('review:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} radius={16} />;
  if (data.length === 0 && !isPlaceholderData)
    return <p className={classes.empty}>{t(`review:none.${list}`)}</p>;
  return (
    <ul className={classes.levels} aria-label={t(`review:list.${list}`)} aria-busy={isPlaceholderData}>
      {data.map((reviewed) => (
        <ReviewedItem key={reviewed.level.id} reviewed={reviewed} onDone={onDone} />
      ))}
    </ul>
  );
};

/**
 * `/{lng}/organization/levels` and `/{lng}/operator/levels`: levels that need a decision. Teachers and admins see the
 * levels of their school, and the operator sees all.
 */
export const ReviewPage = () => {
  const t = useWords('review');
  const id = useId();
  const isOperator = useCurrentUser()?.operator === true;
  const [list, setList] = useState<List>('reported');
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useFocusAfter(done, status);
  return (
    <PageCard
      title={t('review:title')}
      intro={isOperator ? t('review:intro.operator') : t('review:intro.staff')}
      width="wide"
    >
      <label htmlFor={id}>{t('review:show')}</label>
      <select
        id={id}
        className={classes.select}
        value={list}
        onChange={({ currentTarget: { value } }) => {
          setList(LISTS.find((one) => one === value) ?? 'reported');
          setDone('');
        }}
      >
        {LISTS.map((one) => (
          <option key={one} value={one}>
            {t(`review:list.${one}`)}
          </option>
        ))}
      </select>
      <p ref={status} className={classes.done} role="status" tabIndex={-1}>
        {done}
      </p>
      <Levels list={list} onDone={setDone} />
    </PageCard>
  );
};
