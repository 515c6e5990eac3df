// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { courseQuery } from './course-query.ts';
import { createQueryClient } from './query-client.ts';

const COURSE = { id: 'python', name: 'Python', chapters: [] };

afterEach(() => void vi.unstubAllGlobals());

/** The service worker while the server is unreachable: it returns a copy for visitors, if the page accepts one. */
const withoutServer = (url: string, { cache }: RequestInit): Promise<Response> =>
  cache === 'no-store'
    ? Promise.reject(new TypeError(`Failed to fetch ${url}`))
    : Promise.resolve(Response.json({ ...COURSE, name: 'copy' }));

it('accepts a copy only while there is no answer from the server', async () => {
  vi.stubGlobal('fetch', withoutServer);
  const client = createQueryClient();
  const query = courseQuery('python', 'en');
  expect((await client.fetchQuery(query)).name).toBe('copy');

  client.setQueryData(query.queryKey, COURSE);
  await client.invalidateQueries({ queryKey: ['course'] });
  await client.fetchQuery(query).catch(() => undefined);
  expect(client.getQueryData(query.queryKey)?.name).toBe('Python');
});
