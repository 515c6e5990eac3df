import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readEnglish, WORDS_ROOT } from './texts/word-files.ts';

const NOTES = join(WORDS_ROOT, 'notes');
const english = readEnglish(WORDS_ROOT);
const namespaces = [...english.keys()].flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? []);
const GAP = /\{\{(\w+)\}\}/g;

it('there are notes for each file of words, and no other notes', () => {
  const notes = readdirSync(NOTES).map((file) => file.replace('.md', ''));
  expect(notes.sort()).toEqual([...namespaces, 'README', 'courses'].sort());
});

it.each(namespaces)('the notes on %s name only placeholders that the file has', (name) => {
  const words = JSON.stringify([...(english.get(`${name}.json`) ?? [])]);
  const gaps = [...readFileSync(join(NOTES, `${name}.md`), 'utf8').matchAll(GAP)].map(([gap]) => gap);
  expect(gaps.filter((gap) => !words.includes(gap))).toEqual([]);
});
