import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { SITE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const IMAGE = (address: string) => `<meta property="og:image" content="${address}" />`;
const INLINE = "\n  addEventListener('error', console.warn);\n";
const STYLE = '<style nonce="STYLE_NONCE">p { margin: 0; }</style>';
const BUILT = `<!doctype html><title>Hopcode</title>${IMAGE('/assets/share-1a2b.png')}${STYLE}<script>${INLINE}</script>`;
/** The preview picture of a link needs a full address, because other sites show it. */
const HTML = BUILT.replace(IMAGE('/assets/share-1a2b.png'), IMAGE(`${SITE}/assets/share-1a2b.png`));
/** The page with a fixed text in place of the answer's nonce. */
const withoutNonce = (page: string): string => page.replace(/nonce="[^"]*"/, 'nonce="STYLE_NONCE"');
const SCRIPT = 'console.log(1);'.repeat(100);
const FOR_EVER = 'public, max-age=31536000, immutable';

const folder = mkdtempSync(path.join(tmpdir(), 'hopcode-pages-'));
function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  writeFileSync(`${target}.br`, brotliCompressSync(text));
}
write('web/index.html', BUILT);
write(
  'web/pages/pages.json',
  JSON.stringify({ translated: ['en'], pages: ['login'], bare: ['creative-levels', 'not-found'] }),
);
write(
  'web/pages/en/login.html',
  `${STYLE}<link rel="canonical" href="SITE_ADDRESS/en/login" /><p style="--a:1px">Log in</p>`,
);
const BARE = (title: string) => `<html lang="fr"><title>${title}</title>`;
write('web/pages/fr/bare/app.html', BARE('Hopcode'));
write('web/pages/fr/bare/creative-levels.html', BARE('Niveaux'));
write('web/pages/fr/bare/not-found.html', BARE('Pas trouvé'));
write('web/favicon.svg', '<svg/>');
write('web/assets/index-1a2b.js', SCRIPT);
write('web/sw.js', SCRIPT);
write('py/abc123/worker.js', SCRIPT);
write('py/abc123/pyodide.asm.wasm', 'wasm');
write('py/abc123/py.zip', 'zip');
write('py/manifest.json', '{}');
write('py/library-cache/kept.js', SCRIPT);
write('web/.vite/manifest.json', '{}');

const database = await createTestDatabase();
const app = await testApp(database.db, {
  webFolder: path.join(folder, 'web'),
  pythonFolder: path.join(folder, 'py'),
});
const empty = await testApp(database.db);
afterAll(async () => {
  await app.close();
  await empty.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/en/', 200],
  ['/he/play/python/intro-level1?x=1', 200],
  ['/en/guide/chapter/lists', 200],
  ['/en/guide/chapter/nothing', 404],
  ['/he/guide/network', 200],
  ['/en/guide/nothing', 404],
  ['/en/guide/lists/how', 404],
  ['/en/purchase', 404],
  ['/en/nowhere', 404],
  ['/en/play/python/intro-level9', 404],
  ['/en/play/python/01a2b3c4-0000-4000-8000-000000000000/my-maze-0123456789', 200],
  ['/en/play/cobol/01a2b3c4-0000-4000-8000-000000000000/my-maze', 404],
  ['/en/play/python/me/my-maze', 404],
  ['/en/play/advanced-python/intro-level1', 404],
  ['/en/play/cobol/intro-level1', 404],
  ['/en/play/python/%69ntro-level1/', 200],
  ['/en/challenge/apple-stairs', 200],
  ['/en/challenge/intro-level1', 404],
  ['/en/quiz/python/2/question/1', 200],
  ['/en/quiz/python/1', 404],
  ['/en/quiz/python/x', 404],
  ['/play/python/intro-level1', 404],
  ['/en/play/python/intro-level1%00', 404],
  ['/en/%E0%A4%A', 404],
  ['/xx/courses%', 404],
  ['/%00?a=%', 404],
])('%s is the app with status %i', async (url, status) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, withoutNonce(answer.body)]).toEqual([status, HTML]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(answer.headers['content-security-policy']).toMatch(
    /script-src 'self' 'sha256-\S+' 'wasm-unsafe-eval'/,
  );
});

test.each([
  ['/fr/creative-levels', 200, 'Niveaux'],
  ['/fr/profile/details', 200, 'Hopcode'],
  ['/fr/nowhere', 404, 'Pas trouvé'],
  ['/fr/play/python/intro-level9', 404, 'Pas trouvé'],
  ['/fr//creative-levels', 200, 'Niveaux'],
])('%s is not rendered, but has the language and title of its address', async (url, status, title) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.body]).toEqual([status, BARE(title)]);
});

test.each([
  ['GET', '/api/level/course/%E0%A4%A', 400],
  ['POST', '/en/%E0%A4%A', 400],
] as const)('%s %s is refused as a call', async (method, url, status) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    expect.objectContaining({ statusCode: status }),
  ]);
});

test.each([
  ['/', '/en/'],
  ['/xx/courses?a=b', '/en/courses?a=b'],
])('%s goes to %s', async (url, to) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
});

test.each([
  ['/assets/index-1a2b.js', /javascript/, FOR_EVER],
  ['/favicon.svg', /svg/, 'no-cache'],
  ['/sw.js', /javascript/, 'no-cache'],
  ['/py/abc123/worker.js', /javascript/, FOR_EVER],
  ['/py/abc123/pyodide.asm.wasm', /^application\/wasm/, FOR_EVER],
  ['/py/abc123/py.zip', /zip/, FOR_EVER],
])(
  '%s comes with its type, kept as long as it may be, compressed where the browser takes that',
  async (url, type, kept) => {
    const plain = await app.inject({ url });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['content-type']).toMatch(type);
    expect(plain.headers['cache-control']).toBe(kept);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toMatch(type);
    expect(small.headers['cache-control']).toBe(kept);
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(small.rawPayload)).toEqual(plain.rawPayload);
  },
);

test('style elements of the page need a nonce, which is different in each answer', async () => {
  const noncesOf = async (): Promise<string[]> => {
    const { body, headers } = await app.inject({ url: '/en/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("style-src-attr 'none'");
    const inPolicy = /style-src-elem 'self' 'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy)?.[1] ?? 'none';
    const inPage = /<style nonce="([^"]*)">/.exec(body)?.[1] ?? 'none in the page';
    expect(inPage).toBe(inPolicy);
    return [inPolicy];
  };
  expect(await noncesOf()).not.toEqual(await noncesOf());
  const file = await app.inject({ url: '/favicon.svg' });
  expect(file.headers['content-security-policy']).toContain("style-src-elem 'self';");
});

test('the policy of the page contains the hash of its inline script, and other policies do not', async () => {
  const hash = createHash('sha256').update(INLINE).digest('base64');
  const policyOf = async (url: string) =>
    String((await app.inject({ url })).headers['content-security-policy']);
  expect(await policyOf('/en/')).toContain(`script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`);
  expect(await policyOf('/favicon.svg')).toContain("script-src 'self' 'wasm-unsafe-eval'");
});

test('the page is also sent compressed', async () => {
  const answer = await app.inject({ url: '/en/', headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(withoutNonce(brotliDecompressSync(answer.rawPayload).toString())).toBe(HTML);
});

test.each([
  {},
  { 'accept-encoding': 'br' },
  { host: 'evil.test' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' },
])("the worker's script has a separate policy that no request changes: %o", async (headers) => {
  const answer = await app.inject({ url: '/py/abc123/worker.js', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'none'; worker-src 'none'",
  );
  expect(JSON.stringify(answer.headers)).not.toContain('evil.test');
});

test('a HEAD request for a file of the build gets its headers without its contents', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/assets/index-1a2b.js' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe(FOR_EVER);
  expect(answer.body).toBe('');
});

test.each([
  '/assets/index-older.js',
  '/favicon.ico',
  '/py/abc123/nothing.js',
  '/py/other/worker.js',
  '/py/manifest.json',
  '/py/library-cache/kept.js',
  '/.vite/manifest.json',
  '/index.html',
  '/pages/pages.json',
  '/pages/en/login.html',
])('%s does not exist, and the app is not sent instead', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
});

test.each([
  '/..%2f..%2fetc/passwd',
  '/assets/..%2f..%2f..%2fetc/passwd',
  '/py/..%2fweb/index.html',
  '/%2e%2e/py/manifest.json',
])('%s does not lead out of the folder', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toMatch(/root:|\{\}/);
});

test('a rendered page names its address, and only its own style attributes are allowed', async () => {
  const answer = await app.inject({ url: '/en/login?redirect=%2Fen%2F' });
  expect(answer.statusCode).toBe(200);
  expect(withoutNonce(answer.body)).toBe(
    `${STYLE}<link rel="canonical" href="${SITE}/en/login" /><p style="--a:1px">Log in</p>`,
  );
  const hash = createHash('sha256').update('--a:1px').digest('base64');
  expect(answer.headers['content-security-policy']).toContain(
    `;style-src-attr 'unsafe-hashes' 'sha256-${hash}';`,
  );
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('a page that is rendered in another language only is the application', async () => {
  const answer = await app.inject({ url: '/he/login' });
  expect([answer.statusCode, withoutNonce(answer.body)]).toEqual([200, HTML]);
});

test.each([
  ['/robots.txt', /^text\/plain/, `Sitemap: ${SITE}/sitemap.xml`],
  ['/sitemap.xml', /^application\/xml/, `<loc>${SITE}/en/login</loc>`],
])('%s is for search engines', async (url, type, part) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
  expect(answer.body).toContain(part);
});

test('before the pages are built, calls work and pages show what to do', async () => {
  const page = await empty.inject({ url: '/en/' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
  expect(page.body).toMatch(/npm run build/);
  expect((await empty.inject({ url: '/py/abc123/worker.js' })).statusCode).toBe(404);
  expect((await empty.inject({ url: '/api/level/course/python' })).statusCode).toBe(200);
  expect((await empty.inject({ url: '/' })).statusCode).toBe(302);
});

test('the shell for pages without a network is the page of the app, and search engines leave it out', async () => {
  const answer = await app.inject({ url: '/app-shell' });
  expect([answer.statusCode, withoutNonce(answer.body)]).toEqual([200, HTML]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self'");
});

test.each([
  ['the public page of a certificate', '/en/certificate/AAAAAAAAAAAAAAAAAAAAAA', 'noindex'],
  ['the same in Hebrew', '/he/certificate/AAAAAAAAAAAAAAAAAAAAAA', 'noindex'],
  ['another page', '/en/login', undefined],
])('search engines leave out certificates only: %s', async (_, url, robots) => {
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, robots]);
});

test('a server without a service worker sends one that deletes the caches and removes itself', async () => {
  const off = await testApp(database.db, { webFolder: path.join(folder, 'web'), serviceWorker: false });
  const answer = await off.inject({ url: '/sw.js', headers: { 'accept-encoding': 'br' } });
  await off.close();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const deleted: string[] = [];
  const unregister = vi.fn<() => Promise<boolean>>(async () => true);
  const work: Promise<void>[] = [];
  const handlers = new Map<string, (event: { waitUntil: (given: Promise<void>) => void }) => void>();
  runInNewContext(answer.body, {
    addEventListener: handlers.set.bind(handlers),
    caches: {
      keys: async () => ['hopcode-assets', 'of another program'],
      delete: async (name: string) => deleted.push(name),
    },
    registration: { unregister },
  });
  handlers.get('activate')?.({ waitUntil: (given) => work.push(given) });
  await Promise.all(work);
  expect(deleted).toEqual(['hopcode-assets']);
  expect(unregister).toHaveBeenCalledOnce();
});
