import lostRabbit from '@hopcode/art/pictures/lost-rabbit.png';
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { nameOf, roleOf } from '../../lib/account/role.ts';
import { useLogout } from '../../lib/account/use-logout.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import classes from './message-page.module.css';
import type { PageOwner } from './page-owner.ts';

type Props = { readonly only: PageOwner; readonly user: CurrentUser };

/**
 * Shown instead of a page for another role (403): names the audience of the page and the logged-in account, with a link
 * to log in with another account.
 */
export const WrongRolePage = ({ only, user }: Props) => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const logout = useLogout(paths.login(locale, redirectQuery(location)));
  const title = t(`wrongRole.title.${only}`);
  const role = user.operator === true ? 'operator' : roleOf(user);
  usePageMeta(title);
  return (
    <div className={classes.page}>
      <img className={classes.picture} src={lostRabbit} alt="" />
      <p>{t('wrongRole.status')}</p>
      <h1 tabIndex={-1}>{title}</h1>
      <p>
        {t(`wrongRole.you.${role}`)} <bdi>{user.username ?? nameOf(user)}</bdi>
      </p>
      <Button
        aria-busy={logout.isPending}
        onClick={() => {
          if (!logout.isPending) logout.mutate();
        }}
      >
        {t('wrongRole.login')}
      </Button>
      {logout.isError ? <p role="alert">{t('account.failure.unreachable')}</p> : null}
      <Button variant="default" component={Link} to={paths.home(locale)}>
        {t('notFound.home')}
      </Button>
    </div>
  );
};
