import { Agent, request } from 'node:http';

/** A request that the benchmark sends. */
export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/**
 * Sends one request and returns the size of the answer in bytes. @throws if the status of the answer is not a success
 */
export const ask = (origin: string, asked: Asked, agent?: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${asked.path}`,
      { method: asked.method, headers: { ...asked.headers }, ...(agent && { agent }) },
      (answer) => {
        let bytes = 0;
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
        });
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          if (status < 300) resolve(bytes);
          else reject(new Error(`${asked.method} ${asked.path} was answered with ${status}`));
        });
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(asked.body);
  });

/** The headers of an API call with this authorization. */
export const headersOf = (authorization: string): Record<string, string> => ({
  authorization,
  'accept-language': 'en',
  'x-requested-with': 'fetch',
  'content-type': 'application/json',
});

/**
 * Requests per second while a constant number of them is in progress. `next` returns the request with a given number.
 */
export const throughput = async (
  origin: string,
  { atOnce, requests }: { readonly atOnce: number; readonly requests: number },
  next: (number: number) => Asked,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let number = 0;
  const one = async (): Promise<void> => {
    while (number < requests) {
      number += 1;
      await ask(origin, next(number), agent);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return requests / seconds;
};
