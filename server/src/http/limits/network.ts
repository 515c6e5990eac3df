import { BlockList, isIPv6 } from 'node:net';

/**
 * Addresses that many unrelated visitors may share: addresses of a local network, or of a proxy that is not trusted.
 */
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
 * The part of an address by which requests are limited, because it belongs to one household or school. It is the whole
 * IPv4 address, or the first half of an IPv6 address: one household owns all addresses with this half.
 */
export function networkOf(address: string | undefined): string {
  // If a browser closes during a request, its socket has no address. The answer to such a request is never read.
  if (address === undefined) return 'gone';
  const plain = plainAddress(address);
  return isIPv6(plain) ? firstHalf(plain) : plain;
}

/** Wider networks that one customer may own. Their limits are `share` times as high as those of a single network. */
const WIDER = [
  { groups: 4, mask: 0xff00, name: '/56', share: 4 },
  { groups: 3, mask: 0xffff, name: '/48', share: 16 },
] as const;

/**
 * A network for the limits, with the wider networks around it: for IPv6 they are /64, /56 and /48. Any other text is
 * returned without wider networks.
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

/** The network of a public address; undefined for an address in a local network. */
export function publicNetwork(address: string): string | undefined {
  const plain = plainAddress(address);
  return LOCAL.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4') ? undefined : networkOf(address);
}

/** Shortens an IPv4 address that is written as an IPv6 address. */
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
