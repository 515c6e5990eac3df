import { expect, test } from 'vitest';
import { fixtureContent } from '../testing/fixture-content.ts';
import { robotsText, siteMap } from './site-map.ts';

test('the map of the site has every page and level in every language with words', () => {
  const map = siteMap(
    'https://hop.test',
    { translated: ['en', 'es'], pages: ['login'], locks: [], bare: [] },
    fixtureContent(),
  );
  const addresses = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://hop.test/en/',
      'https://hop.test/en/login',
      'https://hop.test/en/play/python/intro-level1',
      'https://hop.test/en/challenge/apple-stairs',
      'https://hop.test/es/play/python/intro-level1',
    ]),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('search engines find the map, and are kept from calls and accounts', () => {
  const lines = robotsText('https://hop.test').split('\n');
  expect(lines).toContain('Sitemap: https://hop.test/sitemap.xml');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Disallow: /*/organization');
});
