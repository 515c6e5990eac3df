import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { secret } from '../../database/secret-store.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { signed, verified } from '../signed-value.ts';
import { publicNetwork } from './network.ts';

const VISITOR_COOKIE = 'visitor';
const COOKIE_DAYS = 365;

/**
 * The keys for counting the requests of a visitor: one from our cookie, and one from the network address if it is
 * public.
 */
export type Visitor = { readonly byCookie: Buffer | undefined; readonly byAddress: Buffer | undefined };

/** Recognises a visitor. A cookie without our signature counts as no cookie. */
export async function findVisitor(db: Database, request: FastifyRequest): Promise<Visitor> {
  const key = await secret(db, 'visitor');
  const id = verified(key, readCookie(request, VISITOR_COOKIE));
  const network = publicNetwork(request.ip);
  return {
    byCookie: id === undefined ? undefined : keyed(key, `cookie ${id}`),
    byAddress: network === undefined ? undefined : keyed(key, `address ${network}`),
  };
}

/** Sets the cookie for a new visitor. Returns the key for counting the visitor's requests. */
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

/** The server stores no cookies and no addresses, only keyed hashes of them. */
const keyed = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
