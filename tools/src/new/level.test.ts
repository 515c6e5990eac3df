import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../repository.ts';
import { newExtra, newLevel } from './level.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const LOOPS = 'courses/chapters/python/03-loops';
const levels = Array.from({ length: 12 }, (_, index) => `loops-level${index + 1}`);

it.each([
  [[], 'loops-extra1'],
  [['loops-extra1', 'loops-extra2'], 'loops-extra3'],
])('creates an extra after %j', (extras, slug) => {
  const { create, change } = newExtra('python/loops', read, () => [...levels, ...extras]);
  expect(create[`${LOOPS}/${slug}/level.yaml`]).toMatch(/^role: extra$/m);
  expect(create[`${LOOPS}/${slug}/level.yaml`]).not.toContain('introduces');
  expect(Object.keys(change ?? {})).toEqual(['translations/en/courses/python/loops.md']);
});

it('refuses a fourth extra', () => {
  const full = [...levels, 'loops-extra1', 'loops-extra2', 'loops-extra3'];
  expect(() => newExtra('python/loops', read, () => full)).toThrow('loops has 3 extras; 3 are the limit.');
});

it('numbers a new level without the extras', () => {
  const { create } = newLevel('python/loops', read, () => [...levels, 'loops-extra1']);
  expect(Object.keys(create)).toContain(`${LOOPS}/loops-level13/level.yaml`);
});

it('puts the words of a new level at its position in the chapter', () => {
  const { change } = newLevel('python/loops', read, () => [...levels, 'loops-extra1']);
  const sections = [...(change['translations/en/courses/python/loops.md'] ?? '').matchAll(/^## (.*)$/gm)];
  const names = sections.map(([, name]) => name);
  expect(names.slice(names.indexOf('loops-level10'), names.indexOf('loops-level12'))).toEqual([
    'loops-level10',
    'loops-level13',
    'loops-level11',
  ]);
});
