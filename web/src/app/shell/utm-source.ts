import type { CurrentUser } from '@hopcode/contract/auth/current';

const NAME = 'utm_source';
const THIRTY_DAYS = 30 * 24 * 60 * 60;
/** Longer values are cut so that the cookie fits: one symbol takes up to 12 bytes, a cookie up to 4096. */
const LONGEST = 200;

/** Time zones of countries whose law asks for consent (ePrivacy: EU, EEA, Switzerland, United Kingdom). */
const CONSENT_ZONES =
  /^(Europe\/(?!Istanbul|Minsk|Moscow|Kirov|Kaliningrad|Samara|Saratov|Simferopol|Ulyanovsk|Volgograd|Astrakhan)|Atlantic\/(Azores|Canary|Faroe|Madeira|Reykjavik)|Arctic\/|Asia\/(Nicosia|Famagusta)|Africa\/Ceuta|Indian\/(Mayotte|Reunion)|America\/(Cayenne|Guadeloupe|Martinique|Marigot))/;

type Visit = {
  readonly search: string;
  /** Null for a visitor; undefined while unknown. */
  readonly user: Pick<CurrentUser, 'is_student'> | null | undefined;
  /** Time zone of the browser, as in `Europe/Berlin`. */
  readonly timeZone: string;
  /** Whether the browser refuses tracking (Global Privacy Control). */
  readonly refusesTracking: boolean;
  readonly isHttps: boolean;
};

const cookie = (value: string, seconds: number, isHttps: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/**
 * The cookie to set for a visit, if any, in the format of `document.cookie`: the `utm_source` of the address,
 * percent-encoded, for 30 days (platform.md section 2). It is not set before the server has said who is logged in,
 * nor in countries whose law asks for consent, because this site never asks. A student's cookie from an earlier visit
 * is deleted.
 */
export const utmCookie = ({
  search,
  user,
  timeZone,
  refusesTracking,
  isHttps,
}: Visit): string | undefined => {
  if (user === undefined) return undefined;
  if (user?.is_student) return cookie('', 0, isHttps);
  const source = [...(new URLSearchParams(search).get(NAME) ?? '')].slice(0, LONGEST).join('');
  if (source === '' || refusesTracking || CONSENT_ZONES.test(timeZone)) return undefined;
  return cookie(encodeURIComponent(source), THIRTY_DAYS, isHttps);
};

/** Sets a cookie in any browser: `cookieStore` is missing in some browsers, and on every page without HTTPS. */
export const setCookie = (page: Pick<Document, 'cookie'>, cookie: string): void => {
  page.cookie = cookie;
};
