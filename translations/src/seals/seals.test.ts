import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const seals = sealFile('ui.json', english, german, new Map());

it('seals each translated text', () => {
  expect([...sealStates('ui.json', english, german, new Map()).values()]).toEqual([
    'unsealed',
    'unsealed',
    'unsealed',
  ]);
  expect([...sealStates('ui.json', english, german, seals)]).toEqual([
    ['run', 'current'],
    ['n_many', 'current'],
    ['n_other', 'current'],
  ]);
});

it('keeps a text stale until its translation changes or is confirmed', () => {
  expect(sealStates('ui.json', changed, german, seals).get('run')).toBe('stale');
  const again = sealFile('ui.json', changed, german, seals);
  expect(sealStates('ui.json', changed, german, again).get('run')).toBe('stale');
  const mended = new Map([...german, ['run', 'Starten']]);
  expect(sealStates('ui.json', changed, mended, seals).get('run')).toBe('unsealed');
  expect(sealStates('ui.json', changed, mended, sealFile('ui.json', changed, mended, seals)).get('run')).toBe(
    'current',
  );
  expect(
    sealStates('ui.json', changed, german, sealFile('ui.json', changed, german, seals, { all: true })).get(
      'run',
    ),
  ).toBe('current');
});

it('finds a changed plural form by the English text of _other', () => {
  const more = new Map([...english, ['n_other', '{{count}} tiles']]);
  expect(sealStates('ui.json', more, german, seals).get('n_many')).toBe('stale');
});

it('does not seal a refused text', () => {
  const refused = new Set(['run']);
  const first = sealFile('ui.json', english, german, new Map(), { refused });
  expect([...sealStates('ui.json', english, german, first).values()]).toEqual([
    'unsealed',
    'current',
    'current',
  ]);
  // An already sealed text does not change.
  const later = sealFile('ui.json', changed, german, seals, { all: true, refused });
  expect(sealStates('ui.json', changed, german, later).get('run')).toBe('stale');
});

it('has no seals for the same key of another file', () => {
  expect(sealStates('mail.json', english, german, seals).get('run')).toBe('unsealed');
});

it('writes a sorted line for each seal and reads them', () => {
  expect(readSeals(root, 'de').size).toBe(0);
  const seal = { english: 'abcd', own: 'efgh' };
  writeSeals(root, 'de', new Map(['zzzzzz', '123456', '-aaaaa'].map((name) => [name, [seal]])));
  expect(readFileSync(join(root, 'seals', 'de.txt'), 'utf8')).toBe(
    '-aaaaa abcdefgh\n123456 abcdefgh\nzzzzzz abcdefgh\n',
  );
  writeSeals(root, 'de', seals);
  expect(readSeals(root, 'de')).toEqual(seals);
});

it('uses the matching seal if a text has two after a merge', () => {
  const mended = new Map([...german, ['run', 'Starten']]);
  const both = new Map(
    [...seals].map(([name, old]) => [
      name,
      [...old, ...(sealFile('ui.json', changed, mended, seals).get(name) ?? [])],
    ]),
  );
  expect(sealStates('ui.json', changed, mended, both).get('run')).toBe('current');
  expect(sealStates('ui.json', changed, german, both).get('run')).toBe('stale');
  expect(sealFile('ui.json', changed, mended, both)).toEqual(sealFile('ui.json', changed, mended, new Map()));
});

it('refuses a line that is not a seal', () => {
  writeFileSync(join(root, 'seals', 'pl.txt'), '-aaaaa abcdefgh\n<<<<<<< main\n');
  expect(() => readSeals(root, 'pl')).toThrow('translations/seals/pl.txt: "<<<<<<< main" is not a seal');
});
