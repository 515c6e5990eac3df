import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutConverter, withoutProcessors } from './without-json-schema.ts';

const sourceOf = (file: string): string =>
  readFileSync(new URL(`v4/${file}`, import.meta.resolve('zod/package.json')), 'utf8');
const namesIn = (code: string): string[] =>
  [...code.matchAll(/none as (\w+)/g)].flatMap(([, name]) => name ?? []);

test('keeps the exports of the converter, without the code behind them', () => {
  const names = namesIn(withoutConverter(sourceOf('core/to-json-schema.js')));
  expect(names).toEqual(expect.arrayContaining(['process', 'finalize', 'createStandardJSONSchemaMethod']));
});

test('removes the JSON Schema writers from the schemas', () => {
  const rest = withoutProcessors(sourceOf('classic/schemas.js'));
  expect(rest).not.toContain('processJSONSchema');
  expect(rest).toContain('ZodObject');
});

test.each([withoutConverter, withoutProcessors])(
  '%o throws for a zod without anything to remove',
  (leaveOut) => {
    expect(() => leaveOut('export const other = 1;')).toThrow('elsewhere');
  },
);
