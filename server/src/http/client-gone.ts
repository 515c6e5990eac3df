import type { FastifyReply } from 'fastify';

/**
 * Returns a signal that is aborted if the client disconnects before it has the answer, so that the handler can stop its
 * work.
 */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
