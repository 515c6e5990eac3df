import { expect, test } from 'vitest';
import { newTotpSecret, totpSetup, totpStep } from './totp.ts';

/**
 * The secret of the SHA-1 examples in RFC 6238, appendix B. The first test has their times and the last six digits of
 * their codes.
 */
const RFC_SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
])('at second %i the code is %s, of step %i', (seconds, code, step) => {
  expect(totpStep(RFC_SECRET, code, seconds * 1000)).toBe(step);
});

test.each([
  [-60, undefined],
  [-30, 1],
  [0, 1],
  [30, 1],
  [60, undefined],
])('a clock that is %i seconds wrong: step %s', (seconds, step) => {
  expect(totpStep(RFC_SECRET, '287082', (45 + seconds) * 1000)).toBe(step);
});

test.each(['000000', '', '28708', '2870822', 'abcdef', '２８７０８２'])('%j is not a code', (code) => {
  expect(totpStep(RFC_SECRET, code, 59_000)).toBeUndefined();
});

test('a new secret has 160 bits and differs each time; the address names site, account and secret', () => {
  const secret = newTotpSecret();
  expect(secret).toHaveLength(20);
  expect(newTotpSecret()).not.toEqual(secret);
  const setup = totpSetup(secret, 'ada@home.test');
  expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
  const uri = new URL(setup.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Hopcode:ada@home.test',
  ]);
  expect(uri.searchParams.get('secret')).toBe(setup.secret);
});
