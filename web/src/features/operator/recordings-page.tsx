import { RECORDING_DAYS, type Recording, recordingList } from '@hopcode/contract/recording/recording';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { formatMoment, formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import classes from './operator.module.css';

const Player = lazyPart(async () => (await import('./recording-player.tsx')).RecordingPlayer);

const recordingsQuery = (page: number) =>
  queryOptions({
    queryKey: ['operator', 'recordings', page],
    queryFn: ({ signal }) => api(recordingList, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type ListProps = { readonly onPlay: (recording: Recording, button: HTMLElement) => void };

const Recordings = ({ onPlay }: ListProps) => {
  const t = useWords('operator', 'consent');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { data, isLoadingError, refetch } = useQuery(recordingsQuery(page));
  if (isLoadingError) return <ErrorMessage title={t('operator:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={200} radius={16} />;
  if (data.recordings.length === 0) return <p>{t('consent:viewer.none')}</p>;
  return (
    <>
      <ul className={classes.mails}>
        {data.recordings.map((one) => (
          <li key={one.id}>
            <p>
              <b dir="ltr">/{one.page}</b>{' '}
              {t('consent:viewer.when', {
                when: formatMoment(locale, one.started_at),
                seconds: formatNumber(locale, one.seconds),
              })}
            </p>
            <Button variant="default" size="sm" onClick={({ currentTarget }) => onPlay(one, currentTarget)}>
              {t('consent:viewer.play', {
                page: isolateDirection(`/${one.page}`),
                when: formatMoment(locale, one.started_at),
              })}
            </Button>
          </li>
        ))}
      </ul>
      <div className={classes.pager}>
        {page > 1 ? (
          <Button variant="default" onClick={() => setPage(page - 1)}>
            {t('operator:mail.newer')}
          </Button>
        ) : (
          <span />
        )}
        {data.more ? (
          <Button variant="default" onClick={() => setPage(page + 1)}>
            {t('operator:mail.older')}
          </Button>
        ) : null}
      </div>
    </>
  );
};

/** `/{lng}/operator/recordings`: recordings of pages. They contain no words and do not name the account. */
export const RecordingsPage = () => {
  const t = useWords('operator', 'consent');
  const locale = useLocale();
  const [shown, setShown] = useState<Recording>();
  const opener = useRef<HTMLElement>(undefined);
  return (
    <PageCard
      title={t('consent:viewer.title')}
      intro={t('consent:viewer.intro', { days: RECORDING_DAYS })}
      width="wide"
    >
      {shown ? (
        <Suspense fallback={<LoadingSign height={300} />}>
          <Player
            key={shown.id}
            id={shown.id}
            onClose={() => {
              setShown(undefined);
              opener.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
      <Recordings
        onPlay={(recording, button) => {
          opener.current = button;
          setShown(recording);
        }}
      />
      <p className={links.links}>
        <Link className={links.link} to={paths.impersonate(locale)}>
          {t('consent:viewer.back')}
        </Link>
      </p>
    </PageCard>
  );
};
