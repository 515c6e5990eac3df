import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { OWN_PAGE, SITE, type TestAppOptions, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

async function start(options: TestAppOptions = {}) {
  const database = await createTestDatabase();
  const app = await testApp(database.db, options);
  onTestFinished(async () => {
    await app.close();
    await database.drop();
  });
  return app;
}

/** The first line of a server's answer to raw bytes. */
const answerTo = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });

test('a malformed or repeated Host header is refused, an unknown one is served', async () => {
  const app = await start();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const status = async (lines: readonly string[], version = '1.1'): Promise<string> => {
    const request = [`GET /api/level/course/python HTTP/${version}`, ...lines, 'Connection: close', '', ''];
    return (await answerTo(Number(port), request.join('\r\n'))).split(' ')[1] ?? '';
  };
  const answered: Record<string, string> = {};
  for (const lines of [
    ['Host: hop.test'],
    ['Host: hop.test:3000'],
    ['Host: [::1]:3000'],
    ['Host: EVIL.test.'],
    ['Host: a b'],
    ['Host: hop.test/path'],
    ['Host: user@hop.test'],
    ['Host: hop.test:port'],
    ['Host: hop.test:123456'],
    ['Host: [::1'],
    ['Host: <script>'],
    ['Host: h\u00f6p.test'],
    ['Host: a,b'],
    ['Host:'],
    ['Host: hop.test', 'Host: hop.test'],
    ['Host: hop.test', 'hOST: evil.test'],
    [],
  ])
    answered[lines.join(' ')] = await status(lines);
  expect(answered).toEqual({
    'Host: hop.test': '200',
    'Host: hop.test:3000': '200',
    'Host: [::1]:3000': '200',
    'Host: EVIL.test.': '200',
    'Host: a b': '400',
    'Host: hop.test/path': '400',
    'Host: user@hop.test': '400',
    'Host: hop.test:port': '400',
    'Host: hop.test:123456': '400',
    'Host: [::1': '400',
    'Host: <script>': '400',
    'Host: h\u00f6p.test': '400',
    'Host: a,b': '400',
    'Host:': '400',
    'Host: hop.test Host: hop.test': '400',
    'Host: hop.test hOST: evil.test': '400',
    '': '400',
  });
  expect(await status([], '1.0')).toBe('200');
});

const LANGUAGE = { method: 'POST', url: '/api/user/change-language', query: { language: 'es' } } as const;
const asked = { 'x-requested-with': 'fetch' };

test.each([
  ['the public address', 'evil.test', SITE, 200],
  ['the host of the request', 'evil.test', 'http://evil.test', 403],
  ['the public address without encryption', 'hop.test', 'http://hop.test', 403],
])('with PUBLIC_URL calls may come from there only: %s', async (_, host, origin, status) => {
  const app = await start({ publicUrl: SITE });
  const answer = await app.inject({ ...LANGUAGE, headers: { ...asked, host, origin } });
  expect(answer.statusCode).toBe(status);
});

test.each([
  ['https', undefined, true],
  ['http', undefined, false],
  ['http', SITE, true],
  ['http', 'http://10.0.0.9', false],
])('a request over %s with PUBLIC_URL=%s: cookies are Secure %s', async (protocol, publicUrl, isSecure) => {
  const app = await start(publicUrl === undefined ? {} : { publicUrl });
  const headers = { ...OWN_PAGE, 'x-forwarded-proto': protocol };
  const answer = await app.inject({ ...LANGUAGE, headers });
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: isSecure ? '__Host-language' : 'language' }),
  ]);
  expect(answer.cookies[0]?.secure ?? false).toBe(isSecure);
});

test.each([
  ['is logged once where no proxy is trusted', [], 1],
  ['is as it should be where one is trusted', ['127.0.0.1'], 0],
])("a proxy's header %s", async (_, trustedProxies, times) => {
  const lines: string[] = [];
  const logStream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const app = await start({ trustedProxies, logStream, logLevel: 'warn' });
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  for (let at = 0; at < 3; at += 1) await app.inject({ url: '/api/level/course/python', headers });
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(times);
});
