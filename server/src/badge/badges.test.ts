import { readFileSync } from 'node:fs';
import { BADGE_IDS } from '@hopcode/contract/badge/badge-id';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Badge } from './badge.ts';
import { countFor, earnedByProgress, earnedByRun } from './earned-badges.ts';
import { NO_PROGRESS, NO_RUN } from './facts.ts';
import { BADGES } from './registry.ts';

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const { sprites } = z
  .object({ sprites: z.record(z.string(), z.unknown()) })
  .parse(readJson('art/dist/atlas.json'));
const words = z
  .object({ name: z.record(z.string(), z.string()), how: z.record(z.string(), z.string()) })
  .parse(readJson('translations/en/badge.json'));

/** The badges that the example of a badge earns. */
const earnedWith = (badge: Badge, example: 'enough' | 'tooLittle') =>
  'ofRun' in badge
    ? earnedByRun({ ...NO_RUN, ...badge.examples[example] })
    : earnedByProgress({ ...NO_PROGRESS, ...badge.examples[example] });

test.each(BADGES)('$id: has words, a sprite, and examples that earn it or do not', (badge) => {
  expect(words.name[badge.id]).toMatch(/^\p{Lu}/u);
  expect(words.how[badge.id]).toMatch(/\.$/);
  expect(Object.keys(sprites)).toContain(badge.picture);
  expect(earnedWith(badge, 'enough')).toContain(badge.id);
  expect(earnedWith(badge, 'tooLittle')).not.toContain(badge.id);
});

test('every badge has one rule, and each looks different', () => {
  expect(BADGES.map(({ id }) => id)).toEqual([...BADGE_IDS]);
  expect(new Set(BADGES.map(({ picture }) => picture)).size).toBe(BADGES.length);
  expect(Object.keys(words.name).sort()).toEqual([...BADGE_IDS].sort());
  expect(Object.keys(words.how).sort()).toEqual([...BADGE_IDS].sort());
});

test('a student who has done nothing has no badge', () => {
  expect(earnedByProgress(NO_PROGRESS)).toEqual([]);
  expect(earnedByRun(NO_RUN)).toEqual([]);
});

test('a count is at most the number that the badge needs', () => {
  const badge = BADGES.find(({ id }) => id === 'ten-levels-built');
  const counts = [4, 10, 12].map((built) => badge && countFor(badge, { ...NO_PROGRESS, built }));
  expect(counts).toEqual([4, 10, 10]);
});
