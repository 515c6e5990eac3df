import { DEFAULT_LOCALE, localeOf } from '@hopcode/translations/locales';
import { useParams } from 'react-router';

/** The language in the page's address. */
export const useLocale = (): string => {
  const { lng } = useParams();
  return localeOf(lng)?.code ?? DEFAULT_LOCALE;
};
