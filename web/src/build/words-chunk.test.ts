import { expect, it } from 'vitest';
import { chunkNames } from './words-chunk.ts';

it.each([
  ['/x/translations/en/ui.json', 'assets/[name]-[hash].js'],
  ['/x/translations/he/class-levels.json', 'assets/words-he-class-levels-[hash].js'],
  ['\0virtual:words/he', 'assets/words-he-index-[hash].js'],
  ['\0virtual:word-indexes', 'assets/word-indexes-[hash].js'],
  ['\0virtual:words', 'assets/[name]-[hash].js'],
  ['/x/web/src/app/start.tsx', 'assets/[name]-[hash].js'],
  [null, 'assets/[name]-[hash].js'],
])('a script that starts with %s is %s', (facadeModuleId, expected) => {
  expect(chunkNames({ facadeModuleId })).toBe(expected);
});
