import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isNothing, pathParameters } from './call.ts';
import { routes } from './routes.ts';

const calls = Object.entries(routes);

/** `level/update.ts` defines `levelUpdate`; `user/get-language.ts` defines `userGetLanguage`. */
const nameOfFile = (area: string, file: string): string =>
  `${area}-${file.replace(/\.ts$/, '')}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every file that defines a call is in the table under its name', () => {
  const here = new URL('.', import.meta.url);
  const areas = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = areas.flatMap((area) =>
    readdirSync(new URL(`${area.name}/`, here)).map((file) => nameOfFile(area.name, file)),
  );
  expect(calls.map(([name]) => name).filter((name) => !names.includes(name))).toEqual([]);
});

test('no two calls have the same method and path', () => {
  const keys = calls.map(([, call]) => `${call.method} ${call.path.replaceAll(/\{\w+\}/g, '{}')}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(calls)('%s: its path names exactly its parameters', (_, call) => {
  const shape = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
  expect(shape).toEqual(pathParameters(call.path));
});

test.each(calls)('%s: a call that is no GET changes state; a GET has no body', (_, call) => {
  expect(call.method !== 'GET' && !call.mutates).toBe(false);
  expect(call.method === 'GET' && !isNothing(call.body)).toBe(false);
});
