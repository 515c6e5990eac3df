import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smallPicture } from '@hopcode/contract/level/guide';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPicturesOf } from './guide.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
let app: FastifyInstance;
beforeAll(() => {
  mkdirSync(join(folder, 'python'));
  writeFileSync(join(folder, 'python', 'intro-level1.png'), 'large');
  writeFileSync(join(folder, 'python', 'intro-level1-small.png'), 'small');
  writeFileSync(join(folder, 'secret.png'), 'secret');
  app = fastify();
  addPicturesOf(folder)(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const GUIDE = '/api/level/guide/python/intro-level1.png';

test.each([
  [GUIDE, 'large'],
  [smallPicture('python', 'intro-level1'), 'small'],
])('%s is a picture that browsers keep', async (url, body) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([200, body]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  });
});

test('a browser that has the picture gets a 304', async () => {
  const { headers } = await app.inject(GUIDE);
  const again = await app.inject({ url: GUIDE, headers: { 'if-none-match': `"other", ${headers.etag}` } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['no such level', '/api/level/guide/python/nowhere.png'],
  ['no such course', '/api/level/guide/other/intro-level1.png'],
  ['no slug', '/api/level/guide/python/..%2Fsecret.png'],
  ['no course', '/api/level/guide/..%2F./secret.png'],
  ['no size', `${GUIDE}?size=huge`],
])('%s is a 404', async (_, url) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.json().statusCode]).toEqual([404, 404]);
});
