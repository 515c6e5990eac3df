import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { secret } from '../../database/secret-store.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { signed, verified } from '../signed-value.ts';

const VISITOR_COOKIE = 'visitor';
const COOKIE_DAYS = 365;

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

/** What a visitor is counted by: a cookie of ours, and its address where that tells visitors apart. */
export type Visitor = { readonly byCookie: Buffer | undefined; readonly byAddress: Buffer | undefined };

/** Recognises a visitor. A cookie that we did not sign counts as none. */
export async function findVisitor(db: Database, request: FastifyRequest): Promise<Visitor> {
  const key = await secret(db, 'visitor');
  const id = verified(key, readCookie(request, VISITOR_COOKIE));
  const network = publicNetwork(request.ip);
  return {
    byCookie: id === undefined ? undefined : keyed(key, `cookie ${id}`),
    byAddress: network === undefined ? undefined : keyed(key, `address ${network}`),
  };
}

/** Gives a new visitor its cookie; returns what it is counted by from now on. */
export async function welcomeVisitor(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  const key = await secret(db, 'visitor');
  const id = randomBytes(16).toString('base64url');
  writeCookie(request, reply, { name: VISITOR_COOKIE, value: signed(key, id), days: COOKIE_DAYS });
  return keyed(key, `cookie ${id}`);
}

/**
 * The part of an address that belongs to one household or school: all of it, of IPv6 the first half. Undefined for
 * an address of a local network.
 */
export function publicNetwork(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return LOCAL.check(plain, 'ipv4') ? undefined : plain;
  if (LOCAL.check(plain, 'ipv6')) return undefined;
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const missing = plain.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Neither cookies nor addresses are kept: only what this secret makes of them. */
const keyed = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
