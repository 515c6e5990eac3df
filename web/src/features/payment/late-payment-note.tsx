import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './payment.module.css';

/** Says that the payment takes longer than usual, that nothing is lost, and where to look. */
export const LatePaymentNote = () => {
  const t = useWords('payment');
  const locale = useLocale();
  return (
    <p className={classes.failure} role="alert">
      {t('payment:checkout.late')}{' '}
      <Link className={links.link} to={paths.billing(locale)}>
        {t('payment:billing.title')}
      </Link>
    </p>
  );
};
