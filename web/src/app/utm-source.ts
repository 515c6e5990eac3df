import type { CurrentUser } from '@hopcode/contract/auth/current';

const NAME = 'utm_source';
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/** What a link may say about where it stands; anything else is not kept. */
const PLAIN = /^[\w.-]{1,60}$/;

type Visit = {
  readonly search: string;
  /** Null for a visitor; undefined while that is not known. */
  readonly user: Pick<CurrentUser, 'is_student'> | null | undefined;
  /** The time of the visit in milliseconds since 1970. */
  readonly now: number;
};

/**
 * The cookie to set for a visit, if any: the `utm_source` of the address, for 30 days (platform.md section 2). Nothing
 * is kept before it is known who it is, and nothing about a student: what an earlier visit has left ends at once.
 */
export const utmCookie = ({ search, user, now }: Visit) => {
  if (user === undefined) return undefined;
  const place = { name: NAME, path: '/', sameSite: 'lax' } as const;
  if (user?.is_student) return { ...place, value: '', expires: 0 };
  const source = new URLSearchParams(search).get(NAME);
  return source !== null && PLAIN.test(source)
    ? { ...place, value: source, expires: now + THIRTY_DAYS }
    : undefined;
};
