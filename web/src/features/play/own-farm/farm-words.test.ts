import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GIFT_NAMES } from '@hopcode/courses/own-farm/gift-kinds';
import { FARM_IDEAS } from '@hopcode/courses/own-farm/ideas';
import { expect, it } from 'vitest';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '../../../../../translations/en/farm.json');
const { gifts, ideas } = z
  .object({ gifts: z.record(z.string(), z.string()), ideas: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync(FILE, 'utf8')));

it('names every gift and nothing else', () => {
  expect(Object.keys(gifts).toSorted()).toEqual([...GIFT_NAMES].toSorted());
});

it('describes every idea and nothing else', () => {
  const described = Object.keys(ideas).filter((key) => !['title', 'intro', 'use', 'lacks'].includes(key));
  expect(described.toSorted()).toEqual(FARM_IDEAS.map(({ id }) => id).toSorted());
});
