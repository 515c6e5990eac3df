import { createServer, type ServerResponse } from 'node:http';

/** The way in which the stand-in answers a request. */
export type ModelReply =
  /** Sends the text in small pieces, as language models do. */
  | { readonly says: string }
  | { readonly refuses: string }
  /** Sends the first piece and never sends the rest. */
  | { readonly hangsAfter: string }
  /** Answers with this HTTP status. */
  | { readonly status: number };

/** A stand-in for a language model, on the loopback interface, that uses OpenAI's protocol. */
export type ModelServer = {
  readonly url: string;
  /** The headers and the body of every request, oldest first. */
  readonly received: { readonly headers: string; readonly body: string }[];
  /** Resolves when the client has abandoned a request that hangs. */
  readonly left: Promise<void>;
  readonly stop: () => Promise<void>;
};

const PIECE = 7;

/**
 * Starts a stand-in on a free port. `reply` chooses the answer. Its arguments are the body and the number of the
 * request; the first number is 0.
 */
export async function startModelServer(
  reply: (body: string, count: number) => ModelReply | Promise<ModelReply>,
): Promise<ModelServer> {
  const received: ModelServer['received'] = [];
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', async () => {
      const body = Buffer.concat(pieces).toString('utf8');
      const count = received.length;
      received.push({ headers: JSON.stringify([request.url, request.headers]), body });
      const chosen = await reply(body, count);
      if ('hangsAfter' in chosen) response.once('close', () => left.resolve());
      send(response, chosen);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the stand-in has no port');
  return {
    url: `http://127.0.0.1:${bound.port}/v1`,
    received,
    left: left.promise,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, reply: ModelReply): void {
  if ('status' in reply) {
    // Without this header, the client would wait at least half a second before it tries again.
    response.writeHead(reply.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    response.end(JSON.stringify({ error: { message: 'the model is away' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunk = (delta: object, finish: string | null): void => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const data = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices };
    response.write(`data: ${JSON.stringify(data)}\n\n`);
  };
  if ('refuses' in reply) chunk({ refusal: reply.refuses }, null);
  const text = 'says' in reply ? reply.says : 'hangsAfter' in reply ? reply.hangsAfter : '';
  for (let at = 0; at < text.length; at += PIECE) chunk({ content: text.slice(at, at + PIECE) }, null);
  if ('hangsAfter' in reply) return;
  chunk({}, 'stop');
  response.end('data: [DONE]\n\n');
}
