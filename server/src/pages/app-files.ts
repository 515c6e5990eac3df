import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, refuse } from '../http/refusal.ts';
import { pageAnswer } from './page-address.ts';

const NOT_BUILT =
  'The pages of Hopcode have not been built yet. Build them with "npm run build", then load this page again.\n';

/**
 * Serves the built app: its files (those with a hash in their name for ever), its page for every address of a
 * page, and redirects between languages. Also answers whatever nothing else does, calls included.
 */
export async function addAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // The pages may be built while the server runs.
    suppressWarning: true,
    decorateReply: false,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    // The page itself has addresses, not a file name.
    allowedPath: (name) => name !== '/index.html',
  });
  app.get('/', async (request, reply) => answerRest(request, reply, folder));
  app.setNotFoundHandler(async (request, reply) => answerRest(request, reply, folder));
}

async function answerRest(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): Promise<FastifyReply> {
  const [address = '/', search] = request.url.split('?', 2);
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (address === '/api' || address.startsWith('/api/') || !isPage) {
    return reply.code(404).send(errorAnswer(refuse(404, 'unknown_call')));
  }
  const answer = pageAnswer(address, search === undefined ? '' : `?${search}`);
  switch (answer.kind) {
    case 'redirect':
      return reply.redirect(answer.to, 302);
    case 'no-file':
      return reply.code(404).type('text/plain; charset=utf-8').send('Not Found\n');
    case 'page':
      return sendApp(request, reply.code(200), folder);
    case 'no-page':
      return sendApp(request, reply.code(404), folder);
  }
}

/** Sends the page of the app, compressed where the build made that and the browser takes it. */
async function sendApp(request: FastifyRequest, reply: FastifyReply, folder: string): Promise<FastifyReply> {
  const page = path.join(folder, 'index.html');
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
  if (takesBrotli && existsSync(`${page}.br`)) {
    return reply
      .type('text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .send(await readFile(`${page}.br`));
  }
  if (existsSync(page)) return reply.type('text/html; charset=utf-8').send(await readFile(page));
  return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
}
