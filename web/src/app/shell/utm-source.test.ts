// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { setCookie, sourceToAskFor, utmCookie } from './utm-source.ts';

const kept = (value: string) => `utm_source=${value}; Path=/; Max-Age=2592000; SameSite=Lax`;
const GONE = 'utm_source=; Path=/; Max-Age=0; SameSite=Lax';
const FROM = '?utm_source=letter.may';
const VISIT = {
  search: FROM,
  user: null,
  timeZone: 'America/Denver',
  refusesTracking: false,
  isHttps: false,
  consent: undefined,
};

describe('utmCookie', () => {
  it.each([
    ['a visitor', FROM, null, kept('letter.may')],
    ['an adult', FROM, { is_student: false }, kept('letter.may')],
    ['a student', FROM, { is_student: true }, GONE],
    ['a student without the parameter', '', { is_student: true }, GONE],
    ['an account that is not known yet', FROM, undefined, undefined],
    ['a visitor without the parameter', '?email_verified=True', null, undefined],
    ['an empty value', '?utm_source=', null, undefined],
    ['a value with a space', '?utm_source=school+fair%20May', null, kept('school%20fair%20May')],
    [
      'symbols of other scripts',
      '?utm_source=Schön%20日本🐇',
      null,
      kept('Sch%C3%B6n%20%E6%97%A5%E6%9C%AC%F0%9F%90%87'),
    ],
    ['a single percent sign', '?utm_source=100%', null, kept('100%25')],
    ['a value with a semicolon', '?utm_source=a%3B%20path%3D/x', null, kept('a%3B%20path%3D%2Fx')],
    ['a broken symbol', '?utm_source=%F0%9F', null, kept('%EF%BF%BD')],
  ])('of %s', (_, search, user, expected) => {
    expect(utmCookie({ ...VISIT, search, user })).toBe(expected);
  });

  it('does not read the time zone of a visit without a source', () => {
    const looked: string[] = [];
    const visit = {
      ...VISIT,
      search: '',
      get timeZone() {
        looked.push('time zone');
        return 'Europe/Berlin';
      },
    };
    expect([utmCookie(visit), sourceToAskFor(visit), looked]).toEqual([undefined, undefined, []]);
  });

  it('shortens a value of any length to fit into a cookie', () => {
    const long = utmCookie({ ...VISIT, search: `?utm_source=${'🐇'.repeat(5000)}` }) ?? '';
    expect(long.length).toBeLessThan(4096);
    expect(decodeURIComponent(/=([^;]*)/.exec(long)?.[1] ?? '')).toBe('🐇'.repeat(200));
  });

  it.each([
    ['Europe/Berlin', false],
    ['Europe/London', false],
    ['Asia/Nicosia', false],
    ['Europe/Istanbul', true],
    ['America/Denver', true],
    ['Asia/Jerusalem', true],
    ['UTC', true],
  ])('in %s is set without consent: %s', (timeZone, isSet) => {
    expect(utmCookie({ ...VISIT, timeZone }) !== undefined).toBe(isSet);
  });

  it.each([
    [undefined, undefined],
    ['no', undefined],
    ['yes', kept('letter.may')],
  ] as const)('where the law asks for consent, with the answer %s is %s', (consent, expected) => {
    expect(utmCookie({ ...VISIT, timeZone: 'Europe/Berlin', consent })).toBe(expected);
  });

  it('is not set for a browser that refuses tracking, and is Secure with HTTPS', () => {
    expect(utmCookie({ ...VISIT, refusesTracking: true, consent: 'yes' })).toBeUndefined();
    expect(utmCookie({ ...VISIT, isHttps: true })).toBe(`${kept('letter.may')}; Secure`);
  });

  it('is returned by the browser unchanged', () => {
    setCookie(document, utmCookie({ ...VISIT, search: '?utm_source=a%20b%25%3B%20ü' }) ?? '');
    expect(decodeURIComponent(/utm_source=([^;]*)/.exec(document.cookie)?.[1] ?? '')).toBe('a b%; ü');
  });
});

describe('sourceToAskFor', () => {
  const IN_BERLIN = { ...VISIT, timeZone: 'Europe/Berlin' };
  it.each([
    ['a visitor in Berlin', IN_BERLIN, 'letter.may'],
    ['an adult in Berlin', { ...IN_BERLIN, user: { is_student: false } }, 'letter.may'],
    ['a student', { ...IN_BERLIN, user: { is_student: true } }, undefined],
    ['an account that is not known yet', { ...IN_BERLIN, user: undefined }, undefined],
    ['a visitor without the parameter', { ...IN_BERLIN, search: '' }, undefined],
    ['a browser that refuses tracking', { ...IN_BERLIN, refusesTracking: true }, undefined],
    ['a visitor who said yes', { ...IN_BERLIN, consent: 'yes' as const }, undefined],
    ['a visitor who said no', { ...IN_BERLIN, consent: 'no' as const }, undefined],
    ['a visitor in Denver', VISIT, undefined],
  ])('of %s', (_, visit, expected) => {
    expect(sourceToAskFor(visit)).toBe(expected);
  });
});
