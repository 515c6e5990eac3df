import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { profileQuery } from './profile-query.ts';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

const Sections = () => {
  const t = useWords('security');
  const locale = useLocale();
  const { data: profile, isLoadingError, refetch } = useQuery(profileQuery);
  if (isLoadingError) return <LoadError message={t('account.loadFailed')} onRetry={() => void refetch()} />;
  if (profile === undefined) return <LoadingSign height={240} />;
  const { email } = profile;
  // Students of a school have no second factor and no sessions here, because their teacher manages their logins.
  if (email === null) return <Navigate to={paths.profile(locale)} replace />;
  return (
    <>
      <SecondFactorSection profile={{ ...profile, email }} />
      <SessionsSection />
    </>
  );
};

/** `/{lng}/profile/security`: the second factor, and the sessions of the account. */
export const SecurityPage = () => {
  const t = useWords('security');
  const locale = useLocale();
  const isActedAs = useCurrentUser()?.impersonated === true;
  return (
    <PageCard title={t('security:page.title')} width="wide">
      {isActedAs ? <p>{t('security:page.impersonated')}</p> : <Sections />}
      <p className={links.links}>
        <Link className={links.link} to={paths.profile(locale)}>
          {t('security:page.back')}
        </Link>
      </p>
    </PageCard>
  );
};
