import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { openApiDocument } from '@hopcode/contract/openapi';
import { routes } from '@hopcode/contract/routes';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { handlers } from './handlers.ts';
import { addHealth } from './health/health.ts';
import { answerError } from './http/errors.ts';
import { takeOnlyJson } from './http/json-body.ts';
import { errorFields, requestFields } from './http/log-fields.ts';
import { PERMISSIONS, pageSecurity } from './http/page-security.ts';
import { addRequestHost } from './http/request-host.ts';
import { addAppFiles } from './pages/app-files.ts';
import { routedAddress } from './pages/page-address.ts';
import { addPythonFiles } from './pages/python-files.ts';
import type { Parts } from './parts.ts';

/** Largest body of a request, in bytes. */
const BODY_LIMIT = 1024 * 1024;

export type AppOptions = {
  /** The built web app. It may be missing: pages then say so, calls work. */
  readonly webFolder: string;
  /** The builds of the Python worker, a folder per version. It may be missing. */
  readonly pythonFolder: string;
  readonly logLevel: string;
  /** Where the log goes; standard output unless given. */
  readonly logStream?: Writable;
  readonly trustedProxies: readonly string[];
  /** Address of the site as visitors know it, when it is set. */
  readonly publicUrl?: string | undefined;
};

/** How long a request may take to arrive, in milliseconds: nobody holds a connection by sending slowly. */
const REQUEST_TIMEOUT = 60_000;

/** Builds the whole application from its parts. It does not listen: tests call it with `inject()`. */
export async function buildApp(parts: Parts, options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    rewriteUrl: ({ method, url = '/' }) => routedAddress(method, url),
    // Addresses that are not even addresses come by here.
    frameworkErrors: answerError,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    logger: {
      level: options.logLevel,
      serializers: { req: requestFields, err: errorFields },
      ...(options.logStream === undefined ? {} : { stream: options.logStream }),
    },
  });
  takeOnlyJson(app);
  app.setErrorHandler(answerError);
  logRequests(app);
  addRequestHost(app, { publicUrl: options.publicUrl, trustsProxy: options.trustedProxies.length > 0 });
  endConnectionsOnClose(app);
  await app.register(fastifyHelmet, pageSecurity);
  await app.register(fastifyCookie);

  addHealth(app, parts.db);
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const handler of handlers) if (!handler.call.fromElsewhere) handler.add(api, parts);
    await api.register(async (outside) => {
      // The button of a mail program sends a form (RFC 8058); what is in it does not matter.
      outside.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string', bodyLimit: 10_000 },
        async () => undefined,
      );
      for (const handler of handlers) if (handler.call.fromElsewhere) handler.add(outside, parts);
    });
    const document = JSON.stringify(openApiDocument(routes));
    api.get('/api/openapi.json', async (_request, reply) => reply.type('application/json').send(document));
  });
  await addPythonFiles(app, options.pythonFolder);
  await addAppFiles(app, options.webFolder, parts);
  return app;
}

/** One line for each request, and its id on the answer, so that a report leads to the line. */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS);
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(fields, 'request');
  });
}

/** While the server stops, an answer ends its connection: a browser would keep it open, and us from stopping. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
