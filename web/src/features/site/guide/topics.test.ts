import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_CHAPTERS } from '@hopcode/contract/guide-pages';
import { describe, expect, it } from 'vitest';
import { GUIDE_COURSES, GUIDE_PAGES, guidePageOf } from './topics.ts';

const CHAPTER_FOLDERS = join(import.meta.dirname, '../../../../../courses/chapters');

describe('guidePageOf', () => {
  it.each([
    [undefined, undefined, 'start', undefined, 'classes'],
    ['classes', undefined, 'classes', 'start', 'students'],
    ['network', undefined, 'network', 'privacy', 'intro'],
    [undefined, 'intro', 'intro', 'network', 'operators'],
    // A topic and a chapter may have the same name, so the address contains the kind.
    [undefined, 'classes', 'classes', 'dictionaries', 'generators'],
    [undefined, 'advanced-lists', 'advanced-lists', 'advanced-functions', 'async'],
    [undefined, 'async', 'async', 'advanced-lists', 'advanced-classes'],
    [undefined, 'serialization', 'serialization', 'strings', undefined],
    ['nothing', undefined, undefined, undefined, undefined],
    [undefined, 'nothing', undefined, undefined, undefined],
  ])('for topic %s, chapter %s returns %s between %s and %s', (topic, chapter, id, before, next) => {
    const found = guidePageOf({ topic, chapter });
    expect([found?.page.id, found?.before?.id, found?.next?.id]).toEqual([id, before, next]);
  });

  it.each(GUIDE_COURSES)('has a page for each chapter of %s with levels, and for no other', (course) => {
    const folders = readdirSync(join(CHAPTER_FOLDERS, course))
      .sort()
      .map((name) => name.replace(/^\d+-/, ''));
    expect(GUIDE_CHAPTERS[course]).toEqual(folders.filter((name) => name !== 'creative'));
  });

  it('has each page once', () => {
    const names = GUIDE_PAGES.map(({ kind, id }) => `${kind}/${id}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
