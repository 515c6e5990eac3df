import { BlockList, isIPv6 } from 'node:net';

/** Addresses behind which anybody may be: of a local network, or of a proxy that is not trusted. */
const LOCAL = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  LOCAL.addSubnet(network, prefix, 'ipv4');
}
LOCAL.addAddress('::1', 'ipv6');
LOCAL.addSubnet('fc00::', 7, 'ipv6');
LOCAL.addSubnet('fe80::', 10, 'ipv6');

/**
 * The part of an address that belongs to one household or school, and that limits count by: all of it, of IPv6 the
 * first half, because a household has the rest of it to itself.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

/** The same; undefined for an address of a local network. */
export function publicNetwork(address: string): string | undefined {
  const plain = plainAddress(address);
  return LOCAL.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4') ? undefined : networkOf(address);
}

/** An address of IPv4 also where it is written as one of IPv6. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function firstHalf(address: string): string {
  const [head = '', tail = ''] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
