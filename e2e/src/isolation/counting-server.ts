import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that lists the requests that reached it; requests that the browser blocked are not in the list. */
export type CountingServer = {
  readonly origin: string;
  /** Method and path of every request, in order, including those that open a socket. */
  readonly requests: () => string[];
  readonly close: () => void;
};

const portOf = (address: AddressInfo | string | null): number => {
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return address.port;
};

/**
 * Starts a counting server on a free port. With `target`, the server is a proxy for that origin, so that the browser
 * sees the real app. Without `target`, the server answers every request with a script that any site may load.
 */
export const startCountingServer = async (target?: string): Promise<CountingServer> => {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    if (!target) {
      outgoing.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
      outgoing.end('export default 1; globalThis.postMessage(1);');
      return;
    }
    const onward = forward(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket) => {
    seen.push(`UPGRADE ${incoming.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    requests: () => [...seen],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
