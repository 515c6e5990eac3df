import type { FastifyReply } from 'fastify';

/** Fires when the client disconnects before it has the answer, so that the handler's work can stop. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
