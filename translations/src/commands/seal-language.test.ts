import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { languageProgress } from '../language-report.ts';
import { sealLanguage } from './seal-language.ts';

const root = mkdtempSync(join(tmpdir(), 'seal-'));
afterAll(() => rmSync(root, { recursive: true }));

for (const locale of ['en', 'de']) mkdirSync(join(root, locale));
writeFileSync(join(root, 'en/ui.json'), '{"run": "Walk {{count}} steps", "stop": "Please stop"}');
const german = (words: string) => writeFileSync(join(root, 'de/ui.json'), words);
const unsealed = () => languageProgress(root)('de').unsealed;

it('does not seal texts that the checks refuse, and lists them', () => {
  german('{"run": "Geh {{zahl}} Schritte", "stop": "Bitte halt"}');
  const { isSealed, refused } = sealLanguage('de', false, root);
  expect(isSealed).toBe(true);
  expect(new Set(refused.map(({ key }) => key))).toEqual(new Set(['run']));
  expect(unsealed()).toEqual(['ui.json run']);
  german('{"run": "Geh {{count}} Schritte", "stop": "Bitte halt"}');
  expect(sealLanguage('de', false, root)).toEqual({ isSealed: true, stale: 0, refused: [] });
  expect(unsealed()).toEqual([]);
});

it('changes no seal while a file cannot be read', () => {
  const right = '{"run": "Geh {{count}} Schritte", "stop": "Bitte halt"}';
  german(`${right},`);
  expect(sealLanguage('de', true, root)).toMatchObject({ isSealed: false, refused: [{ key: '' }] });
  german(right);
  expect(unsealed()).toEqual([]);
});
