import { describe, expect, it } from 'vitest';
import { isSigned, SIGNATURE_WINDOW, signature } from './webhook-signature.ts';

const NOW = 1_790_000_000_000;
const BODY = '{"event_id":"evt_1"}';
const good = signature(BODY, 'secret', NOW);
const hash = good.split('h1=')[1] ?? '';
const at = (seconds: number) => signature(BODY, 'secret', NOW + seconds * 1000);

describe('a webhook is signed', () => {
  it.each<[string, string, boolean]>([
    ['by our secret', good, true],
    ['by the old secret', signature(BODY, 'old', NOW), true],
    ['by another secret', signature(BODY, 'other', NOW), false],
    ['by two secrets, ours first', `${good};h1=${'0'.repeat(64)}`, true],
    ['by two secrets, ours last', good.replace(';', `;h1=${'0'.repeat(64)};`), true],
    ['at the early end of the window', at(-SIGNATURE_WINDOW), true],
    ['before the window', at(-SIGNATURE_WINDOW - 1), false],
    ['at the late end of the window', at(SIGNATURE_WINDOW), true],
    ['after the window', at(SIGNATURE_WINDOW + 1), false],
    ['with spaces', good.replace(';', ' ; '), true],
    ['without a time', `h1=${hash}`, false],
    ['with a time in words', good.replace(/ts=\d+/, 'ts=now'), false],
    ['with another time', good.replace(/ts=\d+/, 'ts=1790000001'), false],
    ['without a hash', good.replace(/;h1=.*/, ''), false],
    ['with a short hash', good.slice(0, -2), false],
    ['with a hash that is no hexadecimal number', good.replace(/h1=.*/, `h1=${'z'.repeat(64)}`), false],
    ['with nothing', '', false],
  ])('%s', (_title, header, signed) => {
    expect(isSigned(header, BODY, { secrets: ['old', 'secret'], now: NOW })).toBe(signed);
  });

  it('for this body only', () => {
    expect(isSigned(good, `${BODY} `, { secrets: ['secret'], now: NOW })).toBe(false);
  });

  it('by no one without a secret', () => {
    expect(isSigned(signature(BODY, '', NOW), BODY, { secrets: [], now: NOW })).toBe(false);
  });
});
