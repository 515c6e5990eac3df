import { expect, test } from 'vitest';
import { newId } from './new-id.ts';

test('ids are version 7, contain the time, and grow even within a millisecond', () => {
  const time = Date.UTC(2100, 0, 1);
  const ids = Array.from({ length: 5000 }, () => newId(time));
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBe(time);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a clock that goes back does not make an id go back', () => {
  const later = newId(Date.UTC(2101, 0, 1));
  expect(newId(Date.UTC(2100, 5, 1)) > later).toBe(true);
});
