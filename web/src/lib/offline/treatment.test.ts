import { routes } from '@hopcode/contract/routes';
import { describe, expect, it, test } from 'vitest';
import { KEPT_CALLS, treatmentOf } from './treatment.ts';

const SITE = 'https://hop.test';
/** The endpoints whose answers are the same for every visitor. Add a new endpoint here only if its answer is public. */
const PUBLIC = ['levelCourse', 'levelData', 'levelGuide', 'levelScene', 'siteGet'];

const asked = (path: string, method = 'GET', mode: RequestMode = 'cors') => ({
  url: `${SITE}${path}`,
  method,
  mode,
});
const treated = (path: string, method = 'GET', mode: RequestMode = 'cors') =>
  treatmentOf(asked(path, method, mode), SITE);

describe('calls of the contract', () => {
  test.each(Object.entries(routes))('%s is kept only if it is public', (name, call) => {
    const address = call.path.replaceAll(/\{\w+\}/g, 'x1');
    expect(treated(address, call.method)).toBe(PUBLIC.includes(name) ? 'answer' : 'network');
    expect(treated(`${address}?student_id=1`, call.method)).toBe('network');
    expect(treated(address, call.method, 'navigate')).toBe('network');
  });

  test.each(PUBLIC)('%s needs no login and changes nothing', (name) => {
    expect([routes[name]?.who, routes[name]?.mutates]).toEqual([['anon'], false]);
  });

  it('has the paths of the contract', () => {
    expect(KEPT_CALLS).toEqual(Object.fromEntries(PUBLIC.map((name) => [name, routes[name]?.path])));
  });
});

test.each([
  ['/assets/start-0a1b2c3d.js', 'GET', 'cors', 'asset'],
  ['/assets/start-0a1b2c3d.js', 'HEAD', 'cors', 'network'],
  ['/py/0a1b2c/worker.js', 'GET', 'same-origin', 'python'],
  ['/api/level/guide/python/intro-level1.png?size=small', 'GET', 'no-cors', 'answer'],
  ['/api/level/course/python?student_id=', 'GET', 'cors', 'network'],
  ['/api/level/data/python/intro-level1/solution', 'GET', 'cors', 'network'],
  ['/api', 'GET', 'navigate', 'network'],
  ['/en/play/python/intro-level1', 'GET', 'navigate', 'page'],
  ['/en/play/python/intro-level1', 'HEAD', 'cors', 'network'],
  ['/en/play/python/intro-level1', 'POST', 'navigate', 'network'],
  ['/sw.js', 'GET', 'same-origin', 'network'],
  ['/healthz', 'GET', 'cors', 'network'],
] as const)('%s by %s in mode %s: %s', (path, method, mode, expected) => {
  expect(treated(path, method, mode)).toBe(expected);
});

test('a request that only the server may answer gets no copy', () => {
  const course = asked('/api/level/course/python');
  expect(treatmentOf({ ...course, cache: 'default' }, SITE)).toBe('answer');
  expect(treatmentOf({ ...course, cache: 'no-store' }, SITE)).toBe('network');
});

test('requests to other sites are left to the network', () => {
  expect(treatmentOf({ ...asked('/assets/a.js'), url: 'https://other.test/assets/a.js' }, SITE)).toBe(
    'network',
  );
});
