import { USER_TYPES } from '@hopcode/contract/auth/current';
import {
  type OwnInvitation,
  profileInvitationAccept,
  profileInvitationDecline,
} from '@hopcode/contract/profile/invitations';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { useEnterAs } from '../../lib/account/enter-as.ts';
import { api } from '../../lib/api/api.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import classes from './invitations-page.module.css';
import { invitationsQuery } from './invitations-query.ts';

type Obstacle = 'students' | 'school' | 'operator';

const useAnswer = ({ id }: OwnInvitation) => {
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const enterAs = useEnterAs();
  const params = { invitation_id: id };
  // After any failure, the list loads again, so that it shows the current state.
  const onError = () => queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
  const accept = useMutation({
    mutationFn: () => api(profileInvitationAccept, { params }),
    onSuccess: async (user) => {
      await enterAs(user);
      await navigate(paths.classes(locale));
    },
    onError,
  });
  const decline = useMutation({
    mutationFn: () => api(profileInvitationDecline, { params }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onError,
  });
  return { accept, decline };
};

type InvitationProps = { readonly invitation: OwnInvitation; readonly canAccept: boolean };

const Invitation = ({ invitation, canAccept }: InvitationProps) => {
  const t = useWords('site');
  const locale = useLocale();
  const [asked, setAsked] = useState<'accept' | 'decline'>();
  const { accept, decline } = useAnswer(invitation);
  const { organization_name: school, user_type, expires_at } = invitation;
  const role = user_type === USER_TYPES.admin ? 'admin' : 'teacher';
  return (
    <li className={classes.invitation}>
      <h2>
        <bdi>{school}</bdi>
      </h2>
      <p>{t(`site:invitations.as.${role}`)}</p>
      <p className={classes.soft}>
        {t('site:invitations.expires', { moment: formatMoment(locale, expires_at) })}
      </p>
      <div className={classes.actions}>
        {canAccept ? (
          <Button aria-busy={accept.isPending} onClick={() => setAsked('accept')}>
            {t('site:invitations.accept')}
          </Button>
        ) : null}
        <Button variant="default" aria-busy={decline.isPending} onClick={() => setAsked('decline')}>
          {t('site:invitations.decline')}
        </Button>
      </div>
      {accept.isError || decline.isError ? (
        <p className={classes.failure} role="alert">
          {t('site:invitations.failed')}
        </p>
      ) : null}
      <ConfirmDialog
        opened={asked === 'accept'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => accept.mutate()}
        title={t('site:invitations.acceptTitle', { school })}
        confirm={t('site:invitations.accept')}
        tone="plain"
      >
        {t('site:invitations.acceptDetail')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'decline'}
        onClose={() => setAsked(undefined)}
        onConfirm={() => decline.mutate()}
        title={t('site:invitations.declineTitle', { school })}
        confirm={t('site:invitations.decline')}
      >
        {t('site:invitations.declineDetail')}
      </ConfirmDialog>
    </li>
  );
};

const ObstacleNote = ({ obstacle }: { readonly obstacle: Obstacle }) => {
  const t = useWords('site');
  const locale = useLocale();
  return (
    <div className={classes.obstacle} role="note">
      <p>{t(`site:invitations.obstacle.${obstacle}`)}</p>
      {obstacle === 'students' ? (
        <Link className={links.link} to={paths.students(locale)}>
          {t('site:invitations.students')}
        </Link>
      ) : null}
    </div>
  );
};

/** `/{lng}/invitations`: the schools that invite this account. The user can accept or decline. */
export const InvitationsPage = () => {
  const t = useWords('site');
  const { data, isLoadingError: isError, refetch } = useQuery({ ...invitationsQuery, staleTime: 0 });
  const content = () => {
    if (isError)
      return <LoadError message={t('site:invitations.loadFailed')} onRetry={() => void refetch()} />;
    if (!data) return <Skeleton height={180} radius={16} />;
    if (data.invitations.length === 0) return <p role="status">{t('site:invitations.none')}</p>;
    return (
      <>
        {data.obstacle === null ? null : <ObstacleNote obstacle={data.obstacle} />}
        <ul className={classes.list}>
          {data.invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} canAccept={data.obstacle === null} />
          ))}
        </ul>
      </>
    );
  };
  return (
    <PageCard title={t('site:invitations.title')} picture="avatar/Glasses/face">
      {content()}
    </PageCard>
  );
};
