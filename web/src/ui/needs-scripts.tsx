import { useWords } from '../lib/i18n/use-words.ts';
import classes from './page-parts.module.css';

/** Says in a form that the page does not work without JavaScript. It is not shown in browsers with JavaScript. */
export const NeedsScripts = () => {
  const t = useWords();
  return (
    <noscript>
      <p className={classes.failure}>{t('form.needsScripts')}</p>
    </noscript>
  );
};
