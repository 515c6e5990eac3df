import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * The phase of a shutdown: first `announced`: load balancers see it at `/readyz`, and everything else works as usual.
 * Then `closing`: the port is closed, and each answer ends its connection.
 */
export type StopPhase = 'none' | 'announced' | 'closing';

/** How long connections that exist when the port closes may send their next request, in milliseconds. */
const LAST_REQUESTS_MS = 500;
/**
 * The maximum number of turns of the event loop to wait for new connections or requests. And the number of quiet turns
 * after which there are none.
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
  // When the port closes, the operating system resets connections that Node has not accepted yet. Node accepts one per
  // turn.
  await untilQuiet(app, 'connection');
  // Closing the HTTP server would also close connections that are idle now, although a request may be on its way.
  Server.prototype.close.call(app.server);
  onClosed();
  await pause(LAST_REQUESTS_MS);
  // Requests that a busy process has not read yet would be reset too.
  await untilQuiet(app, 'request');
}

/** Waits until the event loop has turned a few times without this event. */
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
