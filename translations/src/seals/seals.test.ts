import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSeals, sealFile, sealStates, writeSeals } from './seals.ts';

const root = mkdtempSync(join(tmpdir(), 'seals-'));
afterAll(() => rmSync(root, { recursive: true }));

const english = new Map([
  ['run', 'Run'],
  ['stop', 'Stop'],
  ['n_other', '{{count}} steps'],
]);
const german = new Map([
  ['run', 'Los'],
  ['n_many', '{{count}} Schritte'],
  ['n_other', '{{count}} Schritte'],
]);
const changed = new Map([...english, ['run', 'Start']]);
const seals = sealFile(english, german, undefined, false);

it('seals each translated text', () => {
  expect([...sealStates(english, german, undefined).values()]).toEqual(['unsealed', 'unsealed', 'unsealed']);
  expect([...sealStates(english, german, seals)]).toEqual([
    ['run', 'current'],
    ['n_many', 'current'],
    ['n_other', 'current'],
  ]);
});

it('keeps a text stale until its translation changes or holds', () => {
  expect(sealStates(changed, german, seals).get('run')).toBe('stale');
  const again = sealFile(changed, german, seals, false);
  expect(sealStates(changed, german, again).get('run')).toBe('stale');
  const mended = new Map([...german, ['run', 'Starten']]);
  expect(sealStates(changed, mended, seals).get('run')).toBe('unsealed');
  expect(sealStates(changed, mended, sealFile(changed, mended, seals, false)).get('run')).toBe('current');
  expect(sealStates(changed, german, sealFile(changed, german, seals, true)).get('run')).toBe('current');
});

it('finds a changed plural form by the English text of _other', () => {
  const more = new Map([...english, ['n_other', '{{count}} tiles']]);
  expect(sealStates(more, german, seals).get('n_many')).toBe('stale');
});

it('writes and reads the seals of a language in one file', () => {
  expect(readSeals(root, 'de').size).toBe(0);
  writeSeals(
    root,
    'de',
    new Map([
      ['ui.json', seals],
      ['empty.json', new Map()],
    ]),
  );
  expect(readSeals(root, 'de')).toEqual(new Map([['ui.json', seals]]));
});
