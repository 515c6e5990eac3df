import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

const refuse = (): never => {
  throw new Error('This process has no network.');
};

/** Replaces the functions of a module permanently. */
const close = (owner: object, names: readonly string[]): void => {
  for (const name of names)
    Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
};

const functionsOf = (owner: object): string[] =>
  Object.getOwnPropertyNames(owner).filter(
    (name) => name !== 'constructor' && typeof Reflect.get(owner, name) === 'function',
  );

/**
 * Closes the network for this process permanently. Every client and server of Node connects through these functions.
 * Before version 25, Node's permissions do not cover the network.
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
