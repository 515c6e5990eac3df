import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import { APP_SHELL, SERVICE_WORKER } from '@hopcode/contract/app-shell';
import { STYLE_NONCE } from '@hopcode/contract/page-places';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../http/refusal.ts';
import { sendRefusal } from '../http/refusal-page.ts';
import { correctSignedIn } from '../http/session-cookies.ts';
import type { Parts } from '../parts/parts.ts';
import { type BuiltPage, builtPages } from './built-page.ts';
import { isInCourses } from './content-address.ts';
import { firstLanguage } from './first-language.ts';
import { levelPageAt, withLevel } from './level-preview.ts';
import { movedLogin } from './moved-login.ts';
import { pageAnswer } from './page-address.ts';
import { REMOVE_SERVICE_WORKER } from './remove-service-worker.ts';
import { bareFileAt, fileOfPage, renderedPages } from './rendered-pages.ts';
import { robotsText, siteMap } from './site-map.ts';

const NOT_BUILT =
  'The pages of Hopcode have not been built yet. Build them with "npm run build", then load this page again.\n';

/**
 * Serves the built app: its files, the app's page at every page address, and redirects between languages. Browsers may
 * cache files with a hash in their name forever. It also answers requests to all other addresses, including unknown
 * calls of the API.
 */
export async function addAppFiles(
  app: FastifyInstance,
  folder: string,
  parts: PageParts,
  { serviceWorker = true }: AppFilesOptions = {},
): Promise<void> {
  const read = builtPages({
    site: parts.site,
    google: parts.signIn !== undefined,
    selling: parts.selling.mode,
  });
  const rendered = renderedPages(folder);
  const readApp = () => read(path.join(folder, APP));
  const readFile = async (file: string | undefined) =>
    file === undefined ? undefined : await read(path.join(folder, file));
  const page: ReadPage = async (address, isThere) => {
    const pages = await rendered();
    const level = isThere ? levelPageAt(parts.content, address) : undefined;
    const file = level?.file ?? fileOfPage(pages, address, parts.selling.mode !== 'off');
    const built = isThere ? await readFile(file) : undefined;
    if (built === undefined) return (await readFile(bareFileAt(pages, address, isThere))) ?? readApp();
    return level === undefined ? built : { ...built, html: withLevel(built.html, level.preview) };
  };
  const answer = (request: FastifyRequest, reply: FastifyReply) => answerRest(request, reply, parts, page);
  app.get(APP_SHELL, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    return sendApp(request, reply, await readApp(), parts.db);
  });
  if (!serviceWorker)
    app.get(SERVICE_WORKER, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/javascript; charset=utf-8')
        .send(REMOVE_SERVICE_WORKER),
    );
  await app.register(fastifyStatic, {
    ...FILES,
    root: folder,
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
    // The pages are served at page addresses, not at the names of their files.
    allowedPath: (name) => name !== `/${APP}` && !name.startsWith('/pages/'),
  });
  await addAssets(app, path.join(folder, 'assets'));
  app.get('/', answer);
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(parts.site())),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(siteMap(parts.site(), await rendered(), parts.content)),
  );
  app.setNotFoundHandler(answer);
}

const FILES = {
  // The folder may be missing at the start, because the pages may be built while the server runs.
  suppressWarning: true,
  index: false,
  redirect: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
} as const;

/**
 * Serves the files with a hash in their name. It uses its own route instead of the route of @fastify/static. That route
 * compares the requested name with every name in the folder, because some disks ignore case. The folder has thousands
 * of files, and a level requests a hundred of them, so these comparisons would take most of the server's time.
 */
async function addAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...FILES,
    root: folder,
    serve: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
}

export type AppFilesOptions = {
  /** False: the service worker of the site is replaced by one that removes itself (docs/decisions/0051). */
  readonly serviceWorker?: boolean | undefined;
};

/** Whether an address is the public page of a certificate. Search engines must not list such pages. */
const isCertificatePath = (address: string): boolean => /^\/[^/]+\/certificate\//.test(address);

/** The file with the page of the application, without any content. */
const APP = 'index.html';

/** Reads the page for an address. If `isThere` is false, it reads the not-found page. */
type ReadPage = (address: string, isThere: boolean) => Promise<BuiltPage | undefined>;

type PageParts = Pick<Parts, 'content' | 'site' | 'db' | 'signIn' | 'selling'>;

async function answerRest(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, db, selling }: PageParts,
  page: ReadPage,
): Promise<FastifyReply> {
  const [address = '/', search] = request.originalUrl.split('?', 2);
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (address === '/api' || address.startsWith('/api/') || !isPage) {
    return sendRefusal(request, reply, refuse(404, 'unknown_call'));
  }
  const answer = pageAnswer(address, search === undefined ? '' : `?${search}`, selling.mode !== 'off');
  switch (answer.kind) {
    case 'redirect':
      return reply.redirect(answer.to, 302);
    case 'home': {
      const language = await firstLanguage(request, db);
      return reply.header('cache-control', 'private, no-cache').redirect(`/${language}/${answer.query}`, 302);
    }
    case 'no-file':
      return reply.code(404).type('text/plain; charset=utf-8').send('Not Found\n');
    case 'page': {
      const moved = await movedLogin(db, address, search === undefined ? '' : `?${search}`);
      // Browsers must not store this redirect, because a school may use its earlier slug again.
      if (moved !== undefined) return reply.header('cache-control', 'no-store').redirect(moved, 301);
      const isThere = isInCourses(content, address);
      if (isCertificatePath(address)) reply.header('x-robots-tag', 'noindex');
      return sendApp(request, reply.code(isThere ? 200 : 404), await page(address, isThere), db);
    }
    case 'no-page':
      return sendApp(request, reply.code(404), await page(address, false), db);
  }
}

/** The page is small and compressed anew for each answer. The best compression would take ten times as long. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Sends the page of the app, compressed if the browser accepts it. */
async function sendApp(
  request: FastifyRequest,
  reply: FastifyReply,
  page: BuiltPage | undefined,
  db: Parts['db'],
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  await correctSignedIn(request, reply, db);
  if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  reply.type('text/html; charset=utf-8');
  const policy = String(reply.getHeader('content-security-policy'));
  const nonce = randomBytes(16).toString('base64');
  reply.header(
    'content-security-policy',
    policy
      .replace("script-src 'self'", `$&${page.scripts}`)
      .replace("style-src-elem 'self'", `$& 'nonce-${nonce}'`)
      .replace("style-src-attr 'none'", styleAttributePolicy(page)),
  );
  const html = page.html.replaceAll(STYLE_NONCE, nonce);
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (takesBrotli) return reply.header('content-encoding', 'br').send(brotliCompressSync(html, COMPRESSION));
  return reply.send(html);
}

/** The part of the policy that allows exactly the style attributes with which a page was built. */
const styleAttributePolicy = ({ styleAttributes }: BuiltPage): string =>
  styleAttributes === '' ? "style-src-attr 'none'" : `style-src-attr 'unsafe-hashes'${styleAttributes}`;
