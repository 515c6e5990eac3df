import type { FastifyInstance } from 'fastify';
import { type Database, isReachable } from '../database/database.ts';

/**
 * For load balancers and monitors: `/healthz` says that the process runs, `/readyz` that it can serve requests. `db`
 * has a separate connection, so that the answer does not wait for requests.
 */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  /** Runs one query at a time; simultaneous requests get the same answer. */
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
