import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './invitation-notice.module.css';
import { invitationsQuery } from './invitations-query.ts';

/** Shows on every page which school invites this account, with a link to answer. */
export const InvitationNotice = () => {
  const t = useWords('site');
  const locale = useLocale();
  const { data } = useQuery(invitationsQuery);
  const [first] = data?.invitations ?? [];
  if (first === undefined) return null;
  return (
    <section className={classes.notice} aria-label={t('site:invitations.title')}>
      <p>
        <bdi>{t('site:invitations.notice', { school: first.organization_name })}</bdi>
      </p>
      <Link to={paths.invitations(locale)}>{t('site:invitations.open')}</Link>
    </section>
  );
};
