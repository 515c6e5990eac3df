import { ENGLISH, isLocale, type Locale, localeNear, localeOf } from '@hopcode/translations/locales';
import type { FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

/**
 * The first language in the list that the site has; English if the site has none of them. An entry is the code of a
 * language, null or undefined.
 */
export function firstLocale(...codes: readonly (string | null | undefined)[]): Locale {
  for (const code of codes) {
    const found = localeOf(code ?? undefined);
    if (found !== undefined) return found;
  }
  return ENGLISH;
}

/** The name of the cookie that contains the code of the chosen language. */
export const LANGUAGE_COOKIE = 'language';

/** `Accept-Language` contains the language of the page. A request without that header gets the chosen language. */
export const requestLocale = (request: FastifyRequest): Locale =>
  firstLocale(acceptedLocale(request.headers['accept-language']), readCookie(request, LANGUAGE_COOKIE));

/**
 * Of the languages in an `Accept-Language` header, the one that the browser prefers and the site has: `pt` for `pt-BR,
 * en;q=0.8`.
 */
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
