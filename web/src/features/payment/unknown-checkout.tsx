import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './payment.module.css';

/** Replaces a checkout that has expired or belongs to another account. Says where to choose a plan again. */
export const UnknownCheckout = ({ isSchool }: { readonly isSchool: boolean }) => {
  const t = useWords('payment');
  const locale = useLocale();
  const shop = isSchool ? paths.schools(locale) : paths.purchase(locale);
  return (
    <p className={classes.failure} role="alert">
      {t('payment:checkout.unknown')}{' '}
      <Link className={links.link} to={shop}>
        {t('payment:billing.seePlans')}
      </Link>
    </p>
  );
};
