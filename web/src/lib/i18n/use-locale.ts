import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { useParams } from 'react-router';
import { localeOf } from './direction.ts';

/** The language in the page's address. */
export const useLocale = (): string => {
  const { lng } = useParams();
  return localeOf(lng)?.code ?? DEFAULT_LOCALE;
};
