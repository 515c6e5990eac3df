import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * How far a stop is: announced to load balancers at `/readyz`, with everything else as usual; then with the port closed,
 * where each answer ends its connection.
 */
export type StopPhase = 'none' | 'announced' | 'closing';

/** How long connections that are there when the port is closed have to send their next request, in milliseconds. */
const LAST_REQUESTS_MS = 500;
/** For how many turns of the event loop an end of new connections or requests is awaited, and when it is reached. */
const MOST_TURNS = 200;
const QUIET_TURNS = 3;

/** While the server closes, an answer ends its connection: a browser would keep it open, and us from stopping. */
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
 * Takes no more connections (`onClosed` is told), and answers what those that are there still send. Closing the app then
 * ends the rest.
 */
export async function stopListening(app: FastifyInstance, onClosed: () => void): Promise<void> {
  // When the port is closed, the system resets connections that wait at it. Node takes one a turn.
  await untilQuiet(app, 'connection');
  // That of HTTP also closes connections that are idle at this moment, with a request on its way.
  Server.prototype.close.call(app.server);
  onClosed();
  await pause(LAST_REQUESTS_MS);
  // What a busy process has not read yet would be reset as well.
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
