import { feedbackInbox, MESSAGE_STATUSES } from '@hopcode/contract/feedback/inbox';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { InboxMessageItem } from './inbox-message.tsx';
import classes from './operator.module.css';

/** The filters for messages: `open` shows all except archived ones. */
const SHOWN = ['open', ...MESSAGE_STATUSES] as const;
type Shown = (typeof SHOWN)[number];

/** One page of the messages, newest first. Pages are numbered from 1. */
const inboxQuery = (shown: Shown, page: number) =>
  queryOptions({
    queryKey: ['operator', 'inbox', shown, page],
    queryFn: ({ signal }) =>
      api(feedbackInbox, { query: { page, ...(shown === 'open' ? {} : { status: shown }) }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type ListProps = {
  readonly shown: Shown;
  readonly page: number;
  readonly onPage: (page: number) => void;
};

const Messages = ({ shown, page, onPage }: ListProps) => {
  const t = useWords('operator', 'account');
  const { data, isLoadingError: isError, isFetching, refetch } = useQuery(inboxQuery(shown, page));
  if (isError) return <ErrorMessage title={t('operator:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={200} radius={16} />;
  return (
    <>
      <Button variant="default" size="sm" aria-busy={isFetching} onClick={() => void refetch()}>
        {t('operator:inbox.refresh')}
      </Button>
      {data.messages.length === 0 ? <p>{t('operator:inbox.none')}</p> : null}
      <ul className={classes.mails}>
        {data.messages.map((message) => (
          <InboxMessageItem key={message.id} message={message} />
        ))}
      </ul>
      <div className={classes.pager}>
        {page > 1 ? (
          <Button variant="default" onClick={() => onPage(page - 1)}>
            {t('operator:mail.newer')}
          </Button>
        ) : (
          <span />
        )}
        {data.more ? (
          <Button variant="default" onClick={() => onPage(page + 1)}>
            {t('operator:mail.older')}
          </Button>
        ) : null}
      </div>
    </>
  );
};

/** `/{lng}/operator/inbox`: feedback from accounts and messages from visitors, with their status. */
export const InboxPage = () => {
  const t = useWords('operator', 'account');
  const locale = useLocale();
  const id = useId();
  const [shown, setShown] = useState<Shown>('open');
  const [page, setPage] = useState(1);
  return (
    <PageCard title={t('operator:inbox.title')} intro={t('operator:inbox.intro')} width="wide">
      <label htmlFor={id}>{t('operator:inbox.show')}</label>
      <select
        id={id}
        className={classes.select}
        value={shown}
        onChange={({ currentTarget: { value } }) => {
          setShown(SHOWN.find((one) => one === value) ?? 'open');
          setPage(1);
        }}
      >
        {SHOWN.map((one) => (
          <option key={one} value={one}>
            {t(`operator:inbox.shown.${one}`)}
          </option>
        ))}
      </select>
      <div className={classes.inbox}>
        <Messages shown={shown} page={page} onPage={setPage} />
      </div>
      <p className={links.links}>
        <Link className={links.link} to={paths.impersonate(locale)}>
          {t('operator:impersonate.title')}
        </Link>
        <Link className={links.link} to={paths.operatorMail(locale)}>
          {t('operator:mail.title')}
        </Link>
      </p>
    </PageCard>
  );
};
