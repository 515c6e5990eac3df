import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { addIdentity } from './certificate/credentials.ts';
import type { Database } from './database/database.ts';
import { handlers } from './handlers.ts';
import { addHealth } from './health/health.ts';
import { addApiDocument } from './http/api-document.ts';
import { endConnectionsOnStop, type StopPhase } from './http/drain.ts';
import { answerError } from './http/errors.ts';
import { takeOnlyJson } from './http/json-body.ts';
import { errorFields, requestFields } from './http/log-fields.ts';
import { PERMISSIONS, pageSecurity } from './http/page-security.ts';
import { addRequestHost } from './http/request-host.ts';
import { addAppFiles } from './pages/app-files.ts';
import { addCheckoutPolicy } from './pages/checkout-policy.ts';
import { routedAddress } from './pages/page-address.ts';
import { addPythonFiles } from './pages/python-files.ts';
import type { Parts } from './parts/parts.ts';

/** Maximum size of the body of a request, in bytes. */
const BODY_LIMIT = 1024 * 1024;

export type AppOptions = {
  /** The folder of the built web app. If it is missing, pages show a message and calls of the API still work. */
  readonly webFolder: string;
  /** The folder of the builds of the Python worker, with one folder per version. This folder may be missing. */
  readonly pythonFolder: string;
  readonly logLevel: string;
  /** Destination of the log; default: standard output. */
  readonly logStream?: Writable;
  readonly trustedProxies: readonly string[];
  /** The database over a separate connection, for `/readyz`. Default: the `db` of the parts. */
  readonly probe?: Database;
  /** The current phase of the server's shutdown. */
  readonly stopPhase?: () => StopPhase;
  /** For tests: limits that replace the usual ones. */
  readonly sockets?: SocketLimits;
  /** Public address of the site; undefined or null if it is not set. */
  readonly publicUrl?: string | undefined;
  /**
   * Whether browsers may store levels, for playing without a network. False makes browsers delete what they have
   * stored.
   */
  readonly serviceWorker?: boolean | undefined;
};

/** Time limits in milliseconds. Sockets that send nothing, or send slowly, are then closed. */
export type SocketLimits = {
  /** Limit for the headers of a request. */
  readonly headers: number;
  /** Limit for the whole request. */
  readonly request: number;
  /** How often sockets are checked. */
  readonly lookEvery: number;
};
const SOCKET_LIMITS: SocketLimits = { headers: 20_000, request: 60_000, lookEvery: 5000 };

/** Builds the whole application from its parts. It does not listen on a port: tests call it with `inject()`. */
export async function buildApp(parts: Parts, options: AppOptions): Promise<FastifyInstance> {
  const { stopPhase = () => 'none', sockets = SOCKET_LIMITS } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: sockets.request,
    http: { headersTimeout: sockets.headers, connectionsCheckingInterval: sockets.lookEvery },
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    rewriteUrl: ({ method, url = '/' }) => routedAddress(method, url),
    // Handles requests with a malformed address.
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
  endConnectionsOnStop(app, stopPhase);
  await app.register(fastifyHelmet, pageSecurity);
  await app.register(fastifyCookie);

  addIdentity(app, parts);
  addHealth(app, options.probe ?? parts.db, () => stopPhase() !== 'none');
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const handler of handlers) if (!handler.call.fromElsewhere) handler.add(api, parts);
    await api.register(async (outside) => {
      // The unsubscribe button of an email program sends a form (RFC 8058). Its contents are ignored.
      outside.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string', bodyLimit: 10_000 },
        async () => undefined,
      );
      for (const handler of handlers) if (handler.call.fromElsewhere) handler.add(outside, parts);
    });
    addApiDocument(api);
  });
  await addPythonFiles(app, options.pythonFolder);
  addCheckoutPolicy(app, parts.selling);
  await addAppFiles(app, options.webFolder, parts, { serviceWorker: options.serviceWorker });
  return app;
}

/**
 * Logs one line for each request. The answer contains the id of that line, so that an error report leads to it.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS);
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(fields, 'request');
  });
}
