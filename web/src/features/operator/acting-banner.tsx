import type { CurrentUser } from '@hopcode/contract/auth/current';
import { UserRoundSearch } from 'lucide-react';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { nameOf } from '../../lib/account/role.ts';
import { useLogout } from '../../lib/account/use-logout.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './acting-banner.module.css';

type Props = { readonly user: CurrentUser };

/**
 * Says on every page that the operator acts as somebody else. Stopping ends that session; the operator then logs in
 * again, because acting as somebody has ended the operator's own session.
 */
export const ActingBanner = ({ user }: Props) => {
  const t = useWords('operator');
  const locale = useLocale();
  const name = user.username ?? nameOf(user);
  const stop = useLogout(
    paths.login(locale, redirectQuery({ pathname: paths.impersonate(locale), search: '' })),
  );
  return (
    <section className={classes.banner} aria-label={t('operator:acting.label')}>
      <UserRoundSearch size={20} strokeWidth={2.4} aria-hidden />
      <span>
        {t('operator:acting.as')} <bdi>{name}</bdi>
      </span>
      <button
        type="button"
        aria-busy={stop.isPending}
        onClick={() => {
          if (!stop.isPending) stop.mutate();
        }}
      >
        {t('operator:acting.stop')}
      </button>
      {stop.isError ? <span role="alert">{t('operator:acting.failed')}</span> : null}
    </section>
  );
};
