import { localeNamed } from '@hopcode/translations/locales';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { hasOwnWords } from '../../lib/i18n/i18n.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { createStoredValue, wordCodec } from '../../lib/stored-value.ts';

/** Whether the visitor has closed the offer of another language. After that, it is not shown again. */
export const offerClosed = createStoredValue('hopcode.language_offer', wordCodec(['closed']));

/**
 * The first language in the browser's list that this site is translated into. Undefined if the browser's list contains
 * the language of the page, because many people read several languages.
 */
export const offeredLanguage = (locale: string, preferred: readonly string[]): string | undefined => {
  const wished = preferred.flatMap((tag) => localeNamed(tag)?.code ?? []);
  if (wished.includes(locale)) return undefined;
  return wished.find(hasOwnWords);
};

/**
 * The language to offer to a visitor. The page only offers it, because the address decides the language of the page.
 * Users with an account get no offer, because their language is stored.
 */
export const useOfferedLanguage = (): { readonly code: string; readonly close: () => void } | undefined => {
  const locale = useLocale();
  const isVisitor = useCurrentUser() === null;
  const stored = useSyncExternalStore(offerClosed.subscribe, offerClosed.read);
  const code = isVisitor && stored === undefined ? offeredLanguage(locale, navigator.languages) : undefined;
  // Frees the space that the script of `index.html` has reserved before the first paint (shell.module.css).
  useLayoutEffect(() => {
    if (code === undefined) delete document.documentElement.dataset.offer;
  }, [code]);
  return code === undefined ? undefined : { code, close: () => offerClosed.write('closed') };
};
