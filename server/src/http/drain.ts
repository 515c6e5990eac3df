import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The phases of a shutdown. In phase `announced`, load balancers see the shutdown at `/readyz`, and everything else
 * works as usual. In phase `closing`, the port is closed, and each connection ends after its answer.
 */
export type StopPhase = 'none' | 'announced' | 'closing';

/** How long a connection that exists when the port closes may still send a request, in milliseconds. */
const LAST_REQUESTS_MS = 500;
/**
 * The wait lasts at most `MOST_TURNS` turns of the event loop. It ends early after `QUIET_TURNS` turns in a row without
 * a new connection or request.
 */
const MOST_TURNS = 200;
const QUIET_TURNS = 3;

/**
 * During a shutdown, ends each connection after its answer. Otherwise a browser would keep the connection open and
 * delay the shutdown.
 */
export function endConnectionsOnStop(app: FastifyInstance, stopPhase: () => StopPhase): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing || stopPhase() === 'closing') reply.header('connection', 'close');
  });
}

/**
 * Stops accepting connections, calls `onClosed`, and answers the last requests on existing connections. The app can be
 * closed afterwards, which ends all other connections.
 */
export async function stopListening(app: FastifyInstance, onClosed: () => void): Promise<void> {
  // When the port closes, the operating system resets connections that Node has not accepted yet. Node accepts one
  // connection per turn.
  await untilQuiet(app, 'connection');
  // This closes only the port. `close()` of the HTTP server would also close idle connections, on which a request may
  // already be on its way.
  Server.prototype.close.call(app.server);
  onClosed();
  await pause(LAST_REQUESTS_MS);
  // A busy process may not have read some requests yet; without this wait, their connections would be reset too.
  await untilQuiet(app, 'request');
}

/** Waits until this event has not happened for a few turns of the event loop. */
async function untilQuiet(app: FastifyInstance, event: 'connection' | 'request'): Promise<void> {
  let quiet = 0;
  const onEvent = (): void => {
    quiet = 0;
  };
  app.server.on(event, onEvent);
  for (let turn = 0; turn < MOST_TURNS && quiet < QUIET_TURNS; turn += 1) {
    quiet += 1;
    await nextTurn();
  }
  app.server.off(event, onEvent);
}
