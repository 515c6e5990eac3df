import { USER_TYPES } from '@hopcode/contract/auth/current';
import {
  type Invitation,
  organizationInvitationDelete,
  organizationInvitations,
} from '@hopcode/contract/organization/invitations';
import { Button, Skeleton } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import classes from './school.module.css';

/** The invitations of the school, newest first. */
export const invitationsQuery = queryOptions({
  queryKey: [SCHOOL, 'invitations'],
  queryFn: ({ signal }) => api(organizationInvitations, { signal }),
  staleTime: 0,
});

const InvitationRow = ({ invitation }: { readonly invitation: Invitation }) => {
  const t = useWords('school');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const { id, email, user_type, state, expires_at } = invitation;
  const refresh = () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
  const withdraw = useMutation({
    mutationFn: () => api(organizationInvitationDelete, { params: { invitation_id: id } }),
    onSettled: refresh,
  });
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <b>
          <bdi>{email}</bdi>
        </b>
        <span className={classes.mark}>
          {user_type === USER_TYPES.admin
            ? t('school:teachers.role.admin')
            : t('school:teachers.role.teacher')}{' '}
          · {t(`school:teachers.invitations.state.${state}`)}
        </span>
        {state === 'waiting' ? (
          <span>
            {t('school:teachers.invitations.expires', { moment: formatMoment(locale, expires_at) })}
          </span>
        ) : null}
        {withdraw.isError ? (
          <span className={classes.problem} role="alert">
            {t('school:teachers.invitations.withdrawFailed')}
          </span>
        ) : null}
      </span>
      <Button
        variant="default"
        size="sm"
        aria-label={t('school:teachers.invitations.withdrawLabel', { email })}
        aria-busy={withdraw.isPending}
        onClick={() => setAsked(true)}
      >
        {t('school:teachers.invitations.withdraw')}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => withdraw.mutate()}
        title={t('school:teachers.invitations.withdrawTitle', { email })}
        confirm={t('school:teachers.invitations.withdraw')}
      >
        {t('school:teachers.invitations.withdrawDetail')}
      </ConfirmDialog>
    </li>
  );
};

/** For admins, the people whom the school has invited and who have not joined yet. */
export const InvitationsSection = () => {
  const t = useWords('school');
  const { data, isLoadingError: isError, refetch } = useQuery(invitationsQuery);
  const list = () => {
    if (isError)
      return (
        <LoadError message={t('school:teachers.invitations.loadFailed')} onRetry={() => void refetch()} />
      );
    if (!data) return <Skeleton height={80} radius={16} />;
    if (data.length === 0) return <p className={classes.empty}>{t('school:teachers.invitations.none')}</p>;
    return (
      <ul className={classes.list}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    );
  };
  return (
    <section className={classes.section}>
      <h2>{t('school:teachers.invitations.title')}</h2>
      {list()}
    </section>
  );
};
