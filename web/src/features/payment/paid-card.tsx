import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import classes from './payment.module.css';

/** Replaces a checkout that was already paid, for example in another tab. */
export const PaidCard = () => {
  const t = useWords('payment');
  const locale = useLocale();
  return (
    <div className={classes.form}>
      <p role="status">{t('payment:checkout.already')}</p>
      <div className={classes.actions}>
        <Button component={Link} to={paths.courses(locale)}>
          {t('payment:done.play')}
        </Button>
        <Button component={Link} variant="default" to={paths.billing(locale)}>
          {t('payment:billing.title')}
        </Button>
      </div>
    </div>
  );
};
