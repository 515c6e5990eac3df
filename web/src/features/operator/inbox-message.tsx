import { feedbackInboxUpdate, type InboxMessage, type MessageStatus } from '@hopcode/contract/feedback/inbox';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { formatMoment, formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { cutText } from './cut-text.ts';
import classes from './operator.module.css';
import { SchoolForm } from './school-form.tsx';
import { shortNameOf } from './short-name.ts';

/** How many characters of a message the list shows; an open message is shown in full. */
const EXCERPT = 120;

type Props = { readonly message: InboxMessage };

/** For each status, the statuses that the operator can choose next. The usual next status is first. */
const NEXT: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  new: ['answered', 'archived'],
  answered: ['archived', 'new'],
  archived: ['new'],
};

const useMark = (id: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (status: MessageStatus) =>
      api(feedbackInboxUpdate, { params: { message_id: id }, body: { status } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['operator', 'inbox'] }),
  });
};

const Facts = ({ message }: Props) => {
  const t = useWords('operator');
  const locale = useLocale();
  const { name, email, account_email, school, students, country, reason } = message;
  const facts = [
    ['name', name],
    ['email', email],
    ['account', account_email],
    ['school', school],
    ['students', students === null ? null : formatNumber(locale, students)],
    ['country', country],
    ['reason', reason && t(`operator:inbox.reason.${reason}`)],
    ['sent', formatMoment(locale, message.created_at)],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([fact, value]) =>
        value === null ? null : (
          <div key={fact}>
            <dt>{t(`operator:inbox.fact.${fact}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
      )}
    </dl>
  );
};

const Actions = ({ message }: Props) => {
  const t = useWords('operator');
  const [making, setMaking] = useState(false);
  const { id, kind, status, email, name, school } = message;
  const mark = useMark(id);
  return (
    <>
      <div className={classes.actions}>
        {email === null ? null : (
          <Button component="a" href={`mailto:${encodeURIComponent(email)}`} size="sm">
            {t('operator:inbox.answer')}
          </Button>
        )}
        {kind === 'school' ? (
          <Button variant="default" size="sm" aria-expanded={making} onClick={() => setMaking(!making)}>
            {t('operator:inbox.createSchool')}
          </Button>
        ) : null}
        {NEXT[status].map((next) => (
          <Button
            key={next}
            variant="default"
            size="sm"
            aria-busy={mark.isPending}
            onClick={() => {
              if (!mark.isPending) mark.mutate(next);
            }}
          >
            {t(`operator:inbox.mark.${next}`)}
          </Button>
        ))}
      </div>
      {mark.isError ? (
        <p className={classes.failure} role="alert">
          {t('operator:inbox.markFailed')}
        </p>
      ) : null}
      {making ? (
        <section className={classes.within}>
          <h3>{t('operator:school.title')}</h3>
          <SchoolForm
            initial={{
              name: school ?? '',
              slug: shortNameOf(school ?? ''),
              admin_email: email ?? '',
              admin_full_name: name ?? '',
            }}
          />
        </section>
      ) : null}
    </>
  );
};

/** One message of the inbox. The text is shown as plain text, never as HTML, because anyone can write a message. */
export const InboxMessageItem = ({ message }: Props) => {
  const t = useWords('operator');
  const { kind, status, rating, text, name, school, email } = message;
  const from = (kind === 'school' ? school : name) ?? email;
  return (
    <li>
      <details>
        <summary>
          <span className={classes.state}>{t(`operator:inbox.kind.${kind}`)}</span>
          <b>
            <bdi>{cutText(from ?? t('operator:inbox.unknown'), EXCERPT)}</bdi>
          </b>
          {rating === null ? null : <span>{t('operator:inbox.stars', { count: rating })}</span>}
          <span className={classes.state} data-state={status}>
            {t(`operator:inbox.status.${status}`)}
          </span>
          {text === null ? null : <bdi className={classes.excerpt}>{cutText(text, EXCERPT)}</bdi>}
        </summary>
        <div className={classes.opened}>
          <Facts message={message} />
          {text === null ? null : (
            <p className={classes.message} dir="auto">
              {text}
            </p>
          )}
          <Actions message={message} />
        </div>
      </details>
    </li>
  );
};
