import { authJoinRequestEnter, authJoinRequestState } from '@hopcode/contract/auth/join-request';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import styles from '../../ui/form.module.css';
import { FormError } from '../../ui/form.tsx';
import { type StoredJoinRequest, storedJoinRequest } from './join-request.ts';

/** How many milliseconds the page waits before it asks again for the teacher's answer. A hidden page does not ask. */
const INTERVAL = 10_000;

/**
 * Returns the state of a join request, and why the student is not logged in yet. When the teacher accepts the request,
 * logs the student in, but only once.
 */
const useAnswer = ({ token, isShared }: StoredJoinRequest) => {
  const enterAs = useEnterAs();
  const { data, error } = useQuery({
    queryKey: ['join-request', token],
    queryFn: ({ signal }) => api(authJoinRequestState, { query: { token }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === 'waiting' ? INTERVAL : false,
  });
  const enter = useMutation({
    mutationFn: () => api(authJoinRequestEnter, { body: { token, shared: isShared } }),
    onSuccess: async (user) => {
      await enterAs(user);
      storedJoinRequest.remove();
    },
  });
  const { mutate, isIdle } = enter;
  const isAccepted = data?.state === 'accepted';
  useEffect(() => {
    if (isAccepted && isIdle) mutate();
  }, [isAccepted, isIdle, mutate]);
  const failed = enter.error === null ? undefined : failureCodeOf(enter.error);
  const state = failed === 'invalid_token' ? 'gone' : (data?.state ?? 'waiting');
  return { state, failure: failed ?? (error === null ? undefined : failureCodeOf(error)), enter };
};

/**
 * Tells a student that the teacher must first accept the request. Logs the student in when the teacher accepts it.
 * Otherwise, says why not.
 */
export const JoinWaiting = ({ request }: { readonly request: StoredJoinRequest }) => {
  const t = useWords('school', 'account');
  const { state, failure, enter } = useAnswer(request);
  if (state === 'gone')
    return (
      <div className={styles.form}>
        <p role="alert" dir="auto">
          {t('school:student.join.ask.gone')}
        </p>
        <p dir="auto">{t('school:student.join.ask.goneDetail')}</p>
        <Button onClick={storedJoinRequest.remove}>{t('school:student.join.ask.again')}</Button>
      </div>
    );
  return (
    <div className={styles.form}>
      <p role="status" dir="auto">
        <b>
          {state === 'accepted'
            ? t('school:student.join.ask.entering')
            : t('school:student.join.ask.waiting')}
        </b>
      </p>
      {state === 'waiting' ? (
        <p dir="auto">{t('school:student.join.ask.waitingDetail', { name: request.username })}</p>
      ) : null}
      <FormError failure={failure} />
      {enter.isError ? <Button onClick={() => enter.mutate()}>{t('failure.retry')}</Button> : null}
      {state === 'waiting' ? (
        <Button variant="default" onClick={() => storedJoinRequest.write({ ...request, isReplaced: true })}>
          {t('school:student.join.ask.other')}
        </Button>
      ) : null}
    </div>
  );
};
