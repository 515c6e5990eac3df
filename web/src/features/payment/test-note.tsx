import { FlaskConical } from 'lucide-react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { useSelling } from '../../lib/selling.ts';
import classes from './payment.module.css';

/** Says that the checkout takes no money, on a site with the test checkout. */
export const TestNote = () => {
  const t = useWords('payment');
  if (useSelling() !== 'test') return null;
  return (
    <p className={classes.test} role="note">
      <FlaskConical size={22} strokeWidth={2.4} aria-hidden />
      {t('payment:test')}
    </p>
  );
};
