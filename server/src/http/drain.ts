import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long connections that came last have to send their request, in milliseconds. */
const LAST_REQUESTS_MS = 200;

/** While the server stops, an answer ends its connection: a browser would keep it open, and us from stopping. */
export function endConnectionsOnStop(app: FastifyInstance, isStopping: () => boolean): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing || isStopping()) reply.header('connection', 'close');
  });
}

/** Takes no more connections, and answers what those that are there still send. Closing the app then ends the rest. */
export async function stopListening(app: FastifyInstance): Promise<void> {
  // Right after the process has taken what was waiting at the port: what still waits is reset.
  await nextTurn();
  // That of HTTP also closes connections that are idle at this moment, with a request on its way.
  Server.prototype.close.call(app.server);
  await pause(LAST_REQUESTS_MS);
}
