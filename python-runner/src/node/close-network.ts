import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('This process has no network.');
};

/** Replaces functions for good. */
const close = (owner: object, names: readonly string[]): void => {
  for (const name of names)
    Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
};

const functionsOf = (owner: object): string[] =>
  Object.getOwnPropertyNames(owner).filter(
    (name) => name !== 'constructor' && typeof Reflect.get(owner, name) === 'function',
  );

/**
 * Takes the network from this process, for good. Every client and server of Node connects through these functions. The
 * permissions of Node have none for the network before version 25.
 */
export const closeNetwork = (): void => {
  close(net.Socket.prototype, ['connect']);
  close(net.Server.prototype, ['listen']);
  close(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  close(dns, functionsOf(dns));
  close(dns.promises, functionsOf(dns.promises));
  for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest'])
    Object.defineProperty(globalThis, name, { value: undefined, writable: false, configurable: false });
};
