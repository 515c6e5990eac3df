import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { AREAS, areaNamed, changedFiles } from './areas.ts';

const areas = Object.entries(AREAS).map(([name, { changes, tests }]) => {
  const patterns = [...changes, ...tests].filter((pattern) => !pattern.startsWith('!'));
  return [name, patterns] as const;
});

describe('an area for npm run mutate', () => {
  it.each(areas)('%s has files to change, and tests', (_, patterns) => {
    expect(patterns.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it.each([undefined, 'constructor', 'house'])('refuses %s with the list of the names', (word) => {
    expect(() => areaNamed(word)).toThrow('engine, contract, stores, run');
  });

  it.each([
    ['of the area', [], 'contract/src/**/*.ts'],
    ['given ones', ['contract/src/auth/*.ts'], 'contract/src/auth/*.ts'],
  ])('changes files, but no tests: %s', (_, patterns, first) => {
    const changed = changedFiles(AREAS.contract, patterns);
    expect(changed[0]).toBe(first);
    expect(changed.slice(1)).toEqual(['!**/*.test.ts', '!**/*.test.tsx', '!**/testing/**']);
  });
});
