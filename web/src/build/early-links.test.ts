import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { LEVEL_PATHS } from '../lib/level-address.ts';
import { linksForPaths, takeLinks } from './early-links.ts';

/** The links that the script adds at a path, by their attributes. */
const addedAt = (pathname: string): ReadonlyMap<string, string>[] => {
  const added: ReadonlyMap<string, string>[] = [];
  const createElement = () => {
    const attributes = new Map<string, string>();
    return { attributes, setAttribute: attributes.set.bind(attributes) };
  };
  const append = ({ attributes }: ReturnType<typeof createElement>) => added.push(attributes);
  const script = linksForPaths(LEVEL_PATHS, [{ rel: 'modulepreload', href: '/assets/play.js' }]);
  runInNewContext(script, {
    location: { pathname },
    document: { createElement, head: { append } },
  });
  return added;
};

it.each(['/en/', '/he/play/python/loops-level3', '/en/challenge/egg-sorter'])(
  'adds the links of a level at %s',
  (path) => {
    expect(addedAt(path).map((link) => Object.fromEntries(link))).toEqual([
      { rel: 'modulepreload', href: '/assets/play.js' },
    ]);
  },
);

it('takes the script and its links out of a page', () => {
  const links = [
    { rel: 'modulepreload', crossorigin: '', href: '/assets/play.js' },
    { rel: 'preload', as: 'style', href: '/assets/play.css' },
  ];
  const script = `<script>${linksForPaths(LEVEL_PATHS, links)}</script>`;
  const page = '<head><script>let a = [1];</script></head>';
  expect(takeLinks(page.replace('<head>', `<head>${script}\n    `))).toEqual({ page, links });
  expect(takeLinks(page)).toEqual({ page, links: [] });
});

it.each(['/en/login', '/en/courses', '/en/guide/loops'])('adds no links at %s', (path) => {
  expect(addedAt(path)).toEqual([]);
});
