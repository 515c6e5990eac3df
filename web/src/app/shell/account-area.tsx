import { Button } from '@mantine/core';
import { LogIn } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLearner } from '../../lib/account/learner.ts';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import classes from './account-area.module.css';

const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((file) => file.AccountMenu));

/**
 * The right end of the header: login and sign-up links for visitors, otherwise the avatar menu (platform.md section 2).
 */
export const AccountArea = () => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const user = useCurrentUser();
  const learner = useLearner();
  const place = <span className={classes.place} />;
  if (user)
    return (
      <MountOnOpen opened instead={place}>
        <Suspense fallback={place}>
          <AccountMenu user={user} />
        </Suspense>
      </MountOnOpen>
    );
  // The account of the last visit is probably still logged in, so the space for its menu stays reserved.
  if (user === undefined && learner !== undefined) return place;
  // On a login page, the links get the target from the page's own address. After a login on any other page, the user
  // returns to that page.
  const query = location.search.includes('redirect=') ? location.search : redirectQuery(location);
  return (
    <div className={classes.entries}>
      <Button
        component={Link}
        to={paths.login(locale, query)}
        variant="default"
        size="sm"
        aria-label={t('account.login.title')}
      >
        <span className={classes.wide}>{t('account.login.title')}</span>
        <LogIn className={classes.narrow} size={20} strokeWidth={2.4} aria-hidden />
      </Button>
      <Button component={Link} to={paths.signup(locale, query)} size="sm" className={classes.wide}>
        {t('account.signup.title')}
      </Button>
    </div>
  );
};
