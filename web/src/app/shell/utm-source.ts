import type { CurrentUser } from '@hopcode/contract/auth/current';
import { createStoredValue, wordCodec } from '../../lib/stored-value.ts';
import { tabStorage } from '../../lib/tab-storage.ts';

const NAME = 'utm_source';
const THIRTY_DAYS = 30 * 24 * 60 * 60;
/**
 * The maximum length of a stored value. Longer values are cut, because a cookie has at most 4096 bytes, and a character
 * takes up to 12.
 */
const LONGEST = 200;

/** Time zones of countries whose law asks for consent (ePrivacy: EU, EEA, Switzerland, United Kingdom). */
const CONSENT_ZONES =
  /^(Europe\/(?!Istanbul|Minsk|Moscow|Kirov|Kaliningrad|Samara|Saratov|Simferopol|Ulyanovsk|Volgograd|Astrakhan)|Atlantic\/(Azores|Canary|Faroe|Madeira|Reykjavik)|Arctic\/|Asia\/(Nicosia|Famagusta)|Africa\/Ceuta|Indian\/(Mayotte|Reunion)|America\/(Cayenne|Guadeloupe|Martinique|Marigot))/;

/** The visitor's answer to the question whether the source may be stored. */
export type UtmConsent = 'yes' | 'no';

/** The visitor's answer, stored only for this tab, so that the question does not appear again after a reload. */
export const utmConsent = createStoredValue(
  'hopcode.utm_consent',
  wordCodec<UtmConsent>(['yes', 'no']),
  tabStorage(),
);

export type Visit = {
  readonly search: string;
  /** Null for a visitor; undefined while unknown. */
  readonly user: Pick<CurrentUser, 'is_student'> | null | undefined;
  /** The time zone of the browser, such as `Europe/Berlin`. */
  readonly timeZone: string;
  /** Whether the browser refuses tracking (Global Privacy Control). */
  readonly refusesTracking: boolean;
  readonly isHttps: boolean;
  /** Undefined if the visitor has not answered. */
  readonly consent: UtmConsent | undefined;
};

const cookie = (value: string, seconds: number, isHttps: boolean): string =>
  `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;

/** The source of a visit that may be stored, if necessary with consent; undefined if there is none. */
const sourceOf = ({ search, user, refusesTracking }: Visit): string | undefined => {
  if (user === undefined || user?.is_student || refusesTracking) return undefined;
  return [...(new URLSearchParams(search).get(NAME) ?? '')].slice(0, LONGEST).join('') || undefined;
};

/**
 * The cookie to set for a visit, if any, in the format of `document.cookie`. It contains `utm_source` from the address,
 * percent-encoded, and lasts 30 days (platform.md section 2). No cookie is set until the server has said who is logged
 * in. In countries whose law requires consent, no cookie is set without consent. For a student, the cookie of an
 * earlier visit is deleted.
 */
export const utmCookie = (visit: Visit): string | undefined => {
  const { user, isHttps, consent } = visit;
  if (user?.is_student) return cookie('', 0, isHttps);
  const source = sourceOf(visit);
  if (source === undefined || (consent !== 'yes' && CONSENT_ZONES.test(visit.timeZone))) return undefined;
  return cookie(encodeURIComponent(source), THIRTY_DAYS, isHttps);
};

/**
 * The source to ask the visitor about, if storing it needs consent and the visitor has not answered yet. Otherwise
 * undefined.
 */
export const sourceToAskFor = (visit: Visit): string | undefined => {
  const source = visit.consent === undefined ? sourceOf(visit) : undefined;
  return source !== undefined && CONSENT_ZONES.test(visit.timeZone) ? source : undefined;
};

/** Sets a cookie in any browser. Some browsers have no `cookieStore`, and pages without HTTPS never have it. */
export const setCookie = (page: Pick<Document, 'cookie'>, cookie: string): void => {
  page.cookie = cookie;
};
