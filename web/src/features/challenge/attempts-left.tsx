import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { creditQuery } from '../../lib/api/credit-query.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { useSiteFeatures } from '../../lib/site-features.tsx';
import classes from './challenge.module.css';

/** Shows how many challenge runs are left today, if they are limited (game.md section 9, 'Attempt limits'). */
export const AttemptsLeft = () => {
  const t = useWords('challenge');
  const locale = useLocale();
  const back = redirectQuery(useLocation());
  const { signUp } = useSiteFeatures();
  const isVisitor = useCurrentUser() === null;
  const { data } = useQuery({ ...creditQuery('challenge'), enabled: signUp });
  if (!data) return null;
  const left = data.limit === null ? undefined : Math.max(0, data.limit - data.counter);
  return (
    <p className={classes.attempts}>
      <bdi>
        {left === undefined
          ? t('challenge:attempts.unlimited')
          : t('challenge:attempts.left', { count: left, number: formatNumber(locale, left) })}
      </bdi>
      {left !== undefined && isVisitor ? (
        <>
          {' '}
          <Link to={paths.login(locale, back)}>{t('challenge:attempts.logIn')}</Link>
        </>
      ) : null}
    </p>
  );
};
