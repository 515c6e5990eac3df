import type { CurrentUser } from '@hopcode/contract/auth/current';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { nameOf } from '../../lib/account/role.ts';
import { useLogout } from '../../lib/account/use-logout.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ActingBanner } from '../../ui/acting-banner.tsx';

type Props = { readonly user: CurrentUser };

/**
 * Says on every page that the operator acts as another account. The button in the banner ends the session as that
 * account. The operator must then log in again, because acting as an account has ended the operator's own session.
 */
export const OperatorBanner = ({ user }: Props) => {
  const t = useWords('operator');
  const locale = useLocale();
  const stop = useLogout(
    paths.login(locale, redirectQuery({ pathname: paths.impersonate(locale), search: '' })),
  );
  return (
    <ActingBanner
      label={t('operator:acting.label')}
      stop={t('operator:acting.stop')}
      onStop={stop.mutate}
      busy={stop.isPending}
      failure={stop.isError ? t('operator:acting.failed') : undefined}
    >
      {t('operator:acting.as')} <bdi>{user.username ?? nameOf(user)}</bdi>
    </ActingBanner>
  );
};
