import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './operator.module.css';

/** Asks an operator without a second factor to set one up, on every page. */
export const SecondFactorReminder = () => {
  const t = useWords('security');
  const locale = useLocale();
  if (useCurrentUser()?.second_factor_wanted === undefined) return null;
  return (
    <div className={classes.reminder} role="note">
      <p>{t('security:factor.operator')}</p>
      <Link className={links.link} to={paths.security(locale)}>
        {t('security:factor.begin')}
      </Link>
    </div>
  );
};
