import { useWords } from '../lib/i18n/use-words.ts';
import classes from './page-parts.module.css';

/** In a form, says that the page does nothing without scripts. Browsers with scripts do not show it. */
export const NeedsScripts = () => {
  const t = useWords();
  return (
    <noscript>
      <p className={classes.failure}>{t('form.needsScripts')}</p>
    </noscript>
  );
};
