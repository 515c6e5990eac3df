import { expect, test } from 'vitest';
import { startWarnings } from './start-warnings.ts';

const PUBLIC = 'https://hop.test';
const PROXY = ['10.0.0.1'];

test.each([
  ['development', { isProduction: false, publicUrl: undefined, trustedProxies: [] }, []],
  [
    'production with nothing set',
    { isProduction: true, publicUrl: undefined, trustedProxies: [] },
    [/PUBLIC_URL.*localhost.*Secure/, /TRUST_PROXY.*one address/],
  ],
  [
    'production behind a proxy without an address',
    { isProduction: true, publicUrl: undefined, trustedProxies: PROXY },
    [/PUBLIC_URL.*localhost.*Secure/],
  ],
  [
    'an https address without a trusted proxy',
    { isProduction: true, publicUrl: PUBLIC, trustedProxies: [] },
    [/TRUST_PROXY.*one address/],
  ],
  [
    'an http address without a proxy',
    { isProduction: true, publicUrl: 'http://10.0.0.9', trustedProxies: [] },
    [],
  ],
  ['everything set', { isProduction: true, publicUrl: PUBLIC, trustedProxies: PROXY }, []],
])('%s', (_, settings, expected) => {
  expect(startWarnings(settings)).toEqual(expected.map((words) => expect.stringMatching(words)));
});
