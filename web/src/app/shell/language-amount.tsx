import { formatPercent } from '../../lib/i18n/format.ts';
import { languageAmount } from '../../lib/i18n/language-amount.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import classes from './language-menu.module.css';

type Props = { readonly code: string };

/** For a language with an incomplete translation, shows a percentage, or says that its words are in English. */
export const LanguageAmount = ({ code }: Props) => {
  const t = useWords();
  const language = useLanguage();
  const amount = languageAmount(code);
  if (amount === 1) return null;
  return (
    <small className={classes.amount} lang={language}>
      {amount === 0 ? t('shell.inEnglish') : formatPercent(language, amount)}
    </small>
  );
};
