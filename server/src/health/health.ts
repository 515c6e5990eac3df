import type { FastifyInstance } from 'fastify';
import { type Database, isReachable } from '../database/database.ts';

/** For whoever runs the server: `/healthz` says that the process lives, `/readyz` that it can serve. */
export function addHealth(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const reachable = await isReachable(db);
    return reply
      .code(reachable ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: reachable ? 'ok' : 'unavailable', database: reachable ? 'reachable' : 'away' });
  });
}
