import { userChangeLanguage } from '@hopcode/contract/user/change-language';
import { LOCALES, localeOf } from '@hopcode/translations/locales';
import { Check, ChevronDown, Globe } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { languageAmount } from '../../lib/i18n/language-amount.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { inLocale } from '../../lib/paths.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import { LanguageAmount } from './language-amount.tsx';
import classes from './language-menu.module.css';
import { offerClosed } from './use-offered-language.ts';

/**
 * Saves the chosen language for emails and the next visit. It does not change this page, whose language depends only on
 * the address.
 */
const saveLanguage = (language: string): void => {
  api(userChangeLanguage, { query: { language } }).catch((error: unknown) =>
    console.warn('The server could not be told the language.', error),
  );
};

/** Whether the site is only partly translated into a language. Then the menu shows a percentage. */
const isInPart = (amount: number): boolean => amount > 0 && amount < 1;

/**
 * Shows all languages with their native names and with how much of the site is translated. Each language is a link to
 * this page in that language (platform.md section 4).
 */
export const LanguageMenu = () => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const current = localeOf(locale);
  return (
    <ChoiceMenu
      label={t('shell.language', { name: current?.native_name ?? locale })}
      columns={2}
      note={LOCALES.some(({ code }) => isInPart(languageAmount(code))) ? t('shell.amount') : undefined}
      target={
        <>
          <Globe size={18} strokeWidth={2.4} aria-hidden />
          <span className={classes.name} lang={locale}>
            {current?.native_name}
          </span>
          <ChevronDown size={15} strokeWidth={2.4} aria-hidden />
        </>
      }
    >
      {(item) =>
        LOCALES.map(({ code, native_name, flag_emoji }) => (
          <Link
            key={code}
            {...item}
            role="menuitemradio"
            to={inLocale(code, location)}
            onClick={() => {
              item.onClick();
              saveLanguage(code);
              // After the user has chosen a language, the page must not offer another.
              offerClosed.write('closed');
            }}
            lang={code}
            hrefLang={code}
            aria-checked={code === locale}
          >
            <span aria-hidden>{flag_emoji}</span>
            {native_name}
            <LanguageAmount code={code} />
            {code === locale ? <Check size={16} strokeWidth={3} aria-hidden /> : null}
          </Link>
        ))
      }
    </ChoiceMenu>
  );
};
