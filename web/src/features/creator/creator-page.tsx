import { ApiError } from '@hopcode/contract/errors';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { creatorLevelsQuery, creatorStatsQuery } from './creative-queries.ts';
import classes from './creator.module.css';
import { ListControls } from './list-controls.tsx';
import { SharedList } from './shared-list.tsx';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);

type Props = {
  /** Shown for a creator without public levels. */
  readonly missing: ReactNode;
};

/** `/creative-levels/creator/{userId}`: the public levels of a creator, with statistics. */
export const CreatorPage = ({ missing }: Props) => {
  const t = useWords('creator');
  const locale = useLocale();
  const { userId = '', studentId } = useParams();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const stats = useQuery(creatorStatsQuery(userId, studentId));
  const levels = useQuery({
    ...creatorLevelsQuery(userId, studentId, { page, search }),
    placeholderData: keepPreviousData,
  });
  if (isMissing(stats.error)) return missing;
  if (stats.isLoadingError)
    return <LoadError message={t('creator:list.failed')} onRetry={() => void stats.refetch()} />;
  if (!stats.data) return <LoadingSign height={240} isPage />;
  const numbers = ['levels', 'plays', 'completions', 'likes'] as const;
  const { data } = stats;
  return (
    <PageCard
      title={data.creator_name ?? t('creator:public.unknownCreator')}
      intro={t('creator:public.creatorIntro')}
      picture="ui/star"
      width="wide"
    >
      <dl className={classes.numbers}>
        {numbers.map((name) => (
          <div key={name}>
            <dt>{t(`creator:public.number.${name}`)}</dt>
            <dd>{formatNumber(locale, data[name])}</dd>
          </div>
        ))}
      </dl>
      <ListControls
        search={search}
        onSearch={(next) => {
          setSearch(next);
          setPage(1);
        }}
      />
      <SharedList
        data={levels.data}
        isError={levels.isLoadingError}
        onRetry={() => void levels.refetch()}
        onPage={setPage}
        empty={t('creator:public.empty.search')}
      />
    </PageCard>
  );
};
