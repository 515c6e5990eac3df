import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isNothing, pathParameters } from './call.ts';
import { routes } from './routes.ts';

const calls = Object.entries(routes);

test('every call defined in a file is in the table', () => {
  const here = new URL('.', import.meta.url);
  const areas = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const defined = areas.flatMap((area) =>
    readdirSync(new URL(`${area.name}/`, here)).flatMap((file) => {
      const source = readFileSync(new URL(`${area.name}/${file}`, here), { encoding: 'utf8' });
      return [...source.matchAll(/^export const (\w+) = def\(/gm)].map((match) => match[1]);
    }),
  );
  expect(defined.sort()).toEqual(Object.keys(routes).sort());
});

test('no two calls have the same method and path', () => {
  const keys = calls.map(([, call]) => `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(calls)('%s: its path names exactly its parameters', (_, call) => {
  const shape = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
  expect(shape).toEqual(pathParameters(call.path));
});

test.each(calls)('%s: a call that is not a GET changes state; a GET has no body', (_, call) => {
  expect(call.method !== 'GET' && !call.mutates).toBe(false);
  expect(call.method === 'GET' && !isNothing(call.body)).toBe(false);
});

test.each(calls.filter(([, call]) => call.redirects))(
  '%s: a call that redirects has no content',
  (_, call) => {
    expect(isNothing(call.response)).toBe(true);
  },
);

test.each(calls.filter(([, call]) => call.fromElsewhere))('%s: it needs no session', (_, call) => {
  expect(['anon', 'token', 'hook']).toEqual(expect.arrayContaining([...call.who]));
});
