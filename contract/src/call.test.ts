import { expect, test } from 'vitest';
import { z } from 'zod';
import { def, given, isNothing, needsFresh, nothing, pathParameters } from './call.ts';

const SHORTEST = {
  method: 'GET',
  path: '/api/thing',
  summary: 'Returns a thing',
  who: ['anon'],
  mutates: false,
} as const;

test('a call has no other parts and flags than those it names', () => {
  const response = z.string();
  expect(def({ ...SHORTEST, response })).toEqual({
    ...SHORTEST,
    response,
    params: nothing,
    query: nothing,
    body: nothing,
    fromElsewhere: false,
    redirects: false,
    polled: false,
    fresh: false,
    ownerOnly: false,
  });
  const query = z.object({ page: z.string() });
  expect(def({ ...SHORTEST, query, response, polled: true })).toMatchObject({ query, polled: true });
});

test.each([
  [true, {}, true],
  [false, { password: 'a' }, false],
  ['each_time', {}, 'each_time'],
  ['beside_child', {}, 'beside_child'],
  [(body: unknown) => given(body, 'password'), { password: 'a' }, true],
  [(body: unknown) => given(body, 'password'), { name: 'a' }, false],
] as const)('fresh %s with %j needs a password: %s', (fresh, body, needed) => {
  expect(needsFresh({ fresh }, body)).toBe(needed);
});

test.each([
  [{ slug: 'oak' }, true],
  [{ slug: null }, true],
  [{ name: 'Oak' }, true],
  [{ slug: undefined }, false],
  [{ other: 1 }, false],
  [null, false],
  ['slug', false],
  [undefined, false],
])('%j has a slug or a name: %s', (body, isGiven) => {
  expect(given(body, 'slug', 'name')).toBe(isGiven);
});

test('only an undefined schema counts as nothing', () => {
  expect([nothing, z.undefined(), z.string(), z.null()].map(isNothing)).toEqual([true, true, false, false]);
});

test.each([
  ['/api/level/data/{course_slug}/{slug}', ['course_slug', 'slug']],
  ['/api/level/guide/{course}/{slug}.png', ['course', 'slug']],
  ['/api/profile', []],
])('the parameters of %s', (path, names) => {
  expect(pathParameters(path)).toEqual(names);
});
