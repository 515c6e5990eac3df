import {
  type JoinRequest,
  organizationAnswerJoinRequests,
} from '@hopcode/contract/organization/join-requests';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { formatMoment, formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import styles from './join-requests.module.css';
import classes from './school.module.css';
import { joinRequestsQuery } from './school-queries.ts';
import { useMayChangeClass } from './use-may-change-class.ts';

type Reply = { readonly requests: readonly JoinRequest[]; readonly accept: boolean };

/**
 * Accepts or refuses requests. The server's answer contains the ids of requests that were not accepted, because another
 * student has the username.
 */
const useAnswer = (classId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ requests, accept }: Reply) =>
      api(organizationAnswerJoinRequests, {
        params: { class_id: classId },
        body: { request_ids: requests.map(({ id }) => id), accept },
      }),
    // Loads again even after a failure, because another teacher may have answered the requests.
    onSettled: () => refreshSchool(queryClient),
  });
};

type RowProps = {
  readonly request: JoinRequest;
  readonly isTaken: boolean;
  /** Undefined if the account may not change the class. */
  readonly onAnswer: ((accept: boolean) => void) | undefined;
};

const RequestRow = ({ request, isTaken, onAnswer }: RowProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  const { username: name, created_at } = request;
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span dir="auto">
          {t('school:classes.requests.since', { moment: formatMoment(locale, created_at) })}
        </span>
        {isTaken ? (
          <span className={classes.problem} role="alert">
            {t('school:classes.requests.taken')}
          </span>
        ) : null}
      </span>
      {onAnswer === undefined ? null : (
        <div className={styles.answers}>
          <Button
            size="sm"
            aria-label={t('school:classes.requests.acceptLabel', { name })}
            onClick={() => onAnswer(true)}
          >
            {t('school:classes.requests.accept')}
          </Button>
          <Button
            variant="default"
            size="sm"
            aria-label={t('school:classes.requests.refuseLabel', { name })}
            onClick={() => setAsked(true)}
          >
            {t('school:classes.requests.refuse')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => onAnswer?.(false)}
        title={t('school:classes.requests.refuseTitle', { name })}
        confirm={t('school:classes.requests.refuse')}
      >
        {t('school:classes.requests.refuseDetail')}
      </ConfirmDialog>
    </li>
  );
};

type ListProps = { readonly classId: string; readonly requests: readonly JoinRequest[] };

const RequestList = ({ classId, requests }: ListProps) => {
  const t = useWords('school');
  const locale = useLocale();
  const mayChange = useMayChangeClass(classId) === true;
  const answer = useAnswer(classId);
  const taken = new Set(answer.data?.taken);
  const send = (reply: Reply): void => {
    if (!answer.isPending) answer.mutate(reply);
  };
  const said = () => {
    if (!answer.isSuccess || answer.data.answered === 0) return '';
    const number = formatNumber(locale, answer.data.answered);
    return answer.variables.accept
      ? t('school:classes.requests.accepted', { number })
      : t('school:classes.requests.refused', { number });
  };
  return (
    <>
      {requests.length === 0 ? <p className={classes.empty}>{t('school:classes.requests.none')}</p> : null}
      <ul className={classes.list}>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            isTaken={taken.has(request.id)}
            onAnswer={mayChange ? (accept) => send({ requests: [request], accept }) : undefined}
          />
        ))}
      </ul>
      {mayChange && requests.length > 1 ? (
        <Button
          className={styles.all}
          aria-busy={answer.isPending}
          onClick={() => send({ requests, accept: true })}
        >
          {t('school:classes.requests.acceptAll')}
        </Button>
      ) : null}
      <span className={classes.saved} role="status">
        {said()}
      </span>
      {answer.isError ? (
        <p className={classes.failure} role="alert">
          {t('school:classes.requests.failed')}
        </p>
      ) : null}
    </>
  );
};

type Props = {
  readonly classId: string;
  /** Whether the class accepts students one by one. If not, only old requests are shown. */
  readonly isAsking: boolean;
};

/** The pending join requests of a class, for its teachers. */
export const JoinRequests = ({ classId, isAsking }: Props) => {
  const t = useWords('school');
  const { data, isLoadingError, refetch } = useQuery(joinRequestsQuery(classId));
  if (!isAsking && (data === undefined || data.length === 0)) return null;
  const content = () => {
    if (data) return <RequestList classId={classId} requests={data} />;
    if (isLoadingError)
      return <LoadError message={t('school:classes.requests.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={80} radius={16} />;
  };
  return (
    <section className={styles.requests}>
      <h2>{t('school:classes.requests.title')}</h2>
      {content()}
    </section>
  );
};
