import type { FastifyInstance } from 'fastify';
import { type Database, isReachable } from '../database/database.ts';

/**
 * Adds two addresses for load balancers and monitors. `/healthz` reports that the process runs, and `/readyz` reports
 * whether it can serve requests. `db` uses a separate connection, so that the answer does not wait for other requests.
 */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  /** Only one query runs at a time. Simultaneous requests get the same answer. */
  let asking: Promise<boolean> | undefined;
  const reachable = (): Promise<boolean> => {
    asking ??= isReachable(db).finally(() => {
      asking = undefined;
    });
    return asking;
  };

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const database = (await reachable()) ? 'reachable' : 'away';
    const status = isStopping() ? 'stopping' : database === 'away' ? 'unavailable' : 'ok';
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database });
  });
}
