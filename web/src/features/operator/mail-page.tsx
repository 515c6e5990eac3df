import { userEmails } from '@hopcode/contract/user/emails';
import { Button, Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorMessage } from '../../ui/error-message.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { NewsForm } from './news-form.tsx';
import classes from './operator.module.css';
import { SendForm } from './send-form.tsx';

/** One page of the emails, newest first. Pages are numbered from 1. */
const mailsQuery = (page: number) =>
  queryOptions({
    queryKey: ['operator', 'mails', page],
    queryFn: ({ signal }) => api(userEmails, { query: { page }, signal }),
  });

const Mails = () => {
  const t = useWords('operator');
  const locale = useLocale();
  const [page, setPage] = useState(1);
  const { data, isLoadingError: isError, isFetching, refetch } = useQuery(mailsQuery(page));
  if (isError) return <ErrorMessage title={t('operator:loadFailed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={200} radius={16} />;
  return (
    <>
      <Button variant="default" size="sm" aria-busy={isFetching} onClick={() => void refetch()}>
        {t('operator:mail.refresh')}
      </Button>
      {data.emails.length === 0 ? <p>{t('operator:mail.none')}</p> : null}
      <ul className={classes.mails}>
        {data.emails.map((mail) => (
          <li key={mail.id}>
            <details>
              <summary>
                <b>
                  <bdi>{mail.subject}</bdi>
                </b>
                <bdi>{mail.recipient}</bdi>
                <span className={classes.state} data-state={mail.state}>
                  {t(`operator:mail.state.${mail.state}`)}
                </span>
              </summary>
              <p className={classes.meta}>
                {formatMoment(locale, mail.created_at)} ·{' '}
                {t(`operator:mail.kind.${mail.template}`, { defaultValue: t('operator:mail.kind.other') })}
              </p>
              {mail.text === null ? (
                <p className={classes.meta}>{t('operator:mail.gone')}</p>
              ) : (
                <pre className={classes.text} dir="auto">
                  {mail.text}
                </pre>
              )}
            </details>
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

/**
 * `/{lng}/operator/mail`: emails with their state and text, and a form for news. Without a mail server, the operator
 * copies the text and sends the email manually.
 */
export const MailPage = () => {
  const t = useWords('operator', 'site');
  const locale = useLocale();
  return (
    <PageCard title={t('operator:mail.title')} intro={t('operator:mail.intro')} width="wide">
      <Mails />
      <section className={classes.section}>
        <h2>{t('operator:news.title')}</h2>
        <NewsForm />
      </section>
      <section className={classes.section}>
        <h2>{t('operator:send.title')}</h2>
        <SendForm />
      </section>
      <p className={links.links}>
        <Link className={links.link} to={paths.impersonate(locale)}>
          {t('operator:impersonate.title')}
        </Link>{' '}
        <Link className={links.link} to={paths.operatorLog(locale)}>
          {t('site:log.link')}
        </Link>
      </p>
    </PageCard>
  );
};
