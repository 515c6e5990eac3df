import { ENGLISH, isLocale, type Locale, localeNear, localeOf } from '@hopcode/translations/locales';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

/**
 * The first language of the list that the site has; English when it has none of them. Entries are codes or undefined.
 */
export function firstLocale(...codes: readonly (string | null | undefined)[]): Locale {
  for (const code of codes) {
    const found = localeOf(code ?? undefined);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

/** Name of the cookie with the code of the chosen language. */
export const LANGUAGE_COOKIE = 'language';

/** The page's language is in `Accept-Language`; a request without that header gets the chosen language. */
export const requestLocale = (request: FastifyRequest): Locale =>
  firstLocale(acceptedLocale(request.headers['accept-language']), readCookie(request, LANGUAGE_COOKIE));

/** The best language of an `Accept-Language` header that the site has: `pt` for `pt-BR, en;q=0.8`. */
export function acceptedLocale(header: string | undefined): string | undefined {
  const wishes = (header ?? '').slice(0, 500).split(',').map(parseWish);
  const byQuality = wishes.filter((wish) => wish.quality > 0).sort((a, b) => b.quality - a.quality);
  return byQuality.map((wish) => wish.code).find(isLocale);
}

function parseWish(entry: string): { code: string; quality: number } {
  const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
  const weight = parameters
    .map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1])
    .find((one) => one !== undefined);
  const quality = weight === undefined ? 1 : Number(weight);
  return { code: localeNear(tag)?.code ?? '', quality: Number.isNaN(quality) ? 0 : quality };
}
