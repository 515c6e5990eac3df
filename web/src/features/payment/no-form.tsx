import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import links from '../../ui/text-link.module.css';
import classes from './payment.module.css';

/** Replaces a payment form that did not load. The user can try again, or send us a message. */
export const NoForm = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useWords('payment');
  const locale = useLocale();
  return (
    <div role="alert">
      <p>{t('payment:checkout.noForm')}</p>
      <div className={classes.actions}>
        <Button onClick={onRetry}>{t('failure.retry')}</Button>
        <Link className={links.link} to={paths.contact(locale)}>
          {t('shell.link.contact')}
        </Link>
      </div>
    </div>
  );
};
