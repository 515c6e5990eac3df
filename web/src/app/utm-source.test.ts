import { describe, expect, it } from 'vitest';
import { utmCookie } from './utm-source.ts';

const NOW = Date.UTC(2026, 10, 21);
const PLACE = { name: 'utm_source', path: '/', sameSite: 'lax' };
const KEPT = { ...PLACE, value: 'letter.may', expires: Date.UTC(2026, 11, 21) };
const GONE = { ...PLACE, value: '', expires: 0 };
const FROM = '?utm_source=letter.may';

describe('utmCookie', () => {
  it.each([
    ['a visitor', FROM, null, KEPT],
    ['an adult', FROM, { is_student: false }, KEPT],
    ['a student', FROM, { is_student: true }, GONE],
    ['a student without the parameter', '', { is_student: true }, GONE],
    ['somebody not known yet', FROM, undefined, undefined],
    ['a visitor without the parameter', '?email_verified=True', null, undefined],
    ['an empty value', '?utm_source=', null, undefined],
    ['a value that would be more than one', '?utm_source=a%3B%20path%3D/x', null, undefined],
    ['a long value', `?utm_source=${'a'.repeat(61)}`, null, undefined],
  ])('of %s', (_, search, user, expected) => {
    expect(utmCookie({ search, user, now: NOW })).toEqual(expected);
  });
});
