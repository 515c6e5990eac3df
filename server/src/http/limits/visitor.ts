import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { secret } from '../../database/secret-store.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { signed, verified } from '../signed-value.ts';
import { publicNetwork } from './network.ts';

const VISITOR_COOKIE = 'visitor';
const COOKIE_DAYS = 365;

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

/** Neither cookies nor addresses are kept: only what this secret makes of them. */
const keyed = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
