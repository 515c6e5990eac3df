import { useLocation } from 'react-router';
import { redirectQuery } from '../lib/account/redirect.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';

/** A link that opens the login form in a new tab, so that the input on this page is not lost. */
export const LoginElsewhere = () => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  return (
    <a href={paths.login(locale, redirectQuery(location))} target="_blank" rel="noopener">
      {t('account.login.title')}
    </a>
  );
};
