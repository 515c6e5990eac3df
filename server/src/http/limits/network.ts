import { BlockList, isIPv6 } from 'node:net';

/** Addresses that many unrelated visitors may share: those of a local network, or of an untrusted proxy. */
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
 * The part of an address that belongs to one household or school, for the limits: all of an IPv4 address, the first
 * half of an IPv6 address, because one household owns the rest.
 */
export function networkOf(address: string | undefined): string {
  // A browser that closes during a request leaves a socket without an address. Its answer is not read.
  if (address === undefined) return 'gone';
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

/** The wider networks that one customer may own, and their allowance as a multiple of a single network's. */
const WIDER = [
  { groups: 4, mask: 0xff00, name: '/56', share: 4 },
  { groups: 3, mask: 0xffff, name: '/48', share: 16 },
] as const;

/**
 * A network for the limits, and the wider ones around it: for IPv6 /64, /56 and /48. Any other text is returned alone.
 */
export function networksOf(network: string): { readonly network: string; readonly share: number }[] {
  const itself = { network, share: 1 };
  if (!/^[0-9a-f]{1,4}(?::[0-9a-f]{1,4}){3}$/.test(network)) return [itself];
  const wider = WIDER.map(({ groups, mask, name, share }) => {
    const kept = network.split(':').slice(0, groups);
    const last = Number.parseInt(kept.pop() ?? '0', 16) & mask;
    return { network: `${[...kept, last.toString(16)].join(':')}${name}`, share };
  });
  return [itself, ...wider];
}

/** The network of an address; undefined for an address in a local network. */
export function publicNetwork(address: string): string | undefined {
  const plain = plainAddress(address);
  return LOCAL.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4') ? undefined : networkOf(address);
}

/** Converts an IPv4 address that is written in the form of IPv6. */
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
