import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isLocale } from './locales.ts';

const FOLDER = join(import.meta.dirname, '..', 'glossary');
const glossarySchema = z.record(z.string(), z.string().min(1));
const read = (file: string) => glossarySchema.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
const files = readdirSync(FOLDER).map((file) => [file] as const);
const terms = Object.keys(read('en.json'));

describe('the glossary', () => {
  it.each(files)('%s is for one of the languages', (file) => {
    expect(isLocale(file.replace('.json', ''))).toBe(true);
  });

  it.each(files)('%s has a word for each term, and for no other', (file) => {
    expect(Object.keys(read(file))).toEqual(terms);
  });
});
