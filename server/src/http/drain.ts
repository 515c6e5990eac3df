import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The phase of a shutdown: `announced` to load balancers at `/readyz`, with everything else as usual; then `closing`
 * with a closed port, where each answer ends its connection.
 */
export type StopPhase = 'none' | 'announced' | 'closing';

/** How long connections that exist when the port closes may send their next request, in milliseconds. */
const LAST_REQUESTS_MS = 500;
/**
 * For how many turns of the event loop to wait until no connections or requests are new, and after how many quiet
 * turns.
 */
const MOST_TURNS = 200;
const QUIET_TURNS = 3;

/** Ends each connection with its answer during shutdown, because a browser would keep it open and delay the stop. */
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
 * Stops accepting connections (calls `onClosed`), and answers the remaining requests of existing ones. Closing the
 * app then ends the rest.
 */
export async function stopListening(app: FastifyInstance, onClosed: () => void): Promise<void> {
  // When the port closes, the system resets connections that wait at it. Node accepts one per turn.
  await untilQuiet(app, 'connection');
  // The close of HTTP would also close connections that are idle now, with a request on its way.
  Server.prototype.close.call(app.server);
  onClosed();
  await pause(LAST_REQUESTS_MS);
  // Requests that a busy process has not read yet would be reset too.
  await untilQuiet(app, 'request');
}

/** Waits until the event loop has turned a few times without such an event. */
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
