import { describe, expect, it } from 'vitest';
import { GUIDE_PAGES, guidePageOf } from './topics.ts';

describe('guidePageOf', () => {
  it.each([
    [undefined, undefined, 'start', undefined, 'classes'],
    ['classes', undefined, 'classes', 'start', 'students'],
    ['network', undefined, 'network', 'privacy', 'intro'],
    [undefined, 'intro', 'intro', 'network', 'operators'],
    // A topic and a chapter have the same name: the address tells them apart.
    [undefined, 'classes', 'classes', 'dictionaries', 'generators'],
    [undefined, 'advanced-lists', 'advanced-lists', 'advanced-functions', 'async'],
    [undefined, 'serialization', 'serialization', 'strings', undefined],
    ['nothing', undefined, undefined, undefined, undefined],
    [undefined, 'nothing', undefined, undefined, undefined],
  ])('of topic %s, chapter %s is %s between %s and %s', (topic, chapter, id, before, next) => {
    const found = guidePageOf({ topic, chapter });
    expect([found?.page.id, found?.before?.id, found?.next?.id]).toEqual([id, before, next]);
  });

  it('has every page once', () => {
    const names = GUIDE_PAGES.map(({ kind, id }) => `${kind}/${id}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
