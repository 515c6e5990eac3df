import type { CreditCounter, ExecutionType } from '@hopcode/contract/credit/counter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { creditLimit, isTip, type Player } from '../../parts/credit-limit.ts';
import type { Parts } from '../../parts/parts.ts';
import type { Session } from '../../sessions/session-store.ts';
import { assistantRules, type CreditHolder, usedToday, useOne } from './credit-store.ts';
import { type RateLimit, takeBack, tryOnce } from './rate-limit-store.ts';
import { findVisitor, welcomeVisitor } from './visitor.ts';

/**
 * How many visitors get full credits per public network address and day. If there are more, they are probably one
 * visitor who deletes the cookie.
 */
const VISITORS_PER_ADDRESS = 30;

/** How long a repeated request is recognised as a repetition. */
const SENDING: RateLimit = { action: 'credit', times: 1, seconds: 24 * 60 * 60 };

type CreditParts = Pick<Parts, 'db' | 'limits'>;

type Asked = {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Today's credits of the sender of a request: how many are used, and how many there are in total. */
export async function readCredits(
  { db, limits }: CreditParts,
  { session, request }: Asked,
  type: ExecutionType,
): Promise<CreditCounter> {
  const limit = creditLimit(type, await playerOf(db, session, type), limits);
  const counter = (used: number): CreditCounter => ({
    execution_type: type,
    counter: limit === null ? used : Math.min(used, limit),
    limit,
  });
  if (session !== undefined) return counter(await usedToday(db, holderOf(session), type));
  const { byCookie, byAddress } = await findVisitor(db, request);
  const ofAddress = byAddress === undefined ? 0 : await usedToday(db, { visitor: byAddress }, type);
  if (limit !== null && ofAddress >= limit * VISITORS_PER_ADDRESS) return counter(limit);
  return counter(byCookie === undefined ? 0 : await usedToday(db, { visitor: byCookie }, type));
}

/**
 * Uses one credit of the sender of a request; false if today's credits are used up. If there is no limit, nothing is
 * counted. `sending` identifies the request. If the answer was lost and the page repeats the request, no second credit
 * is used.
 */
export async function useCredit(
  { db, limits }: CreditParts,
  asked: Asked,
  type: ExecutionType,
  sending?: string,
): Promise<boolean> {
  const limit = creditLimit(type, await playerOf(db, asked.session, type), limits);
  if (limit === null) return true;
  if (sending === undefined) return await useLimited(db, asked, type, limit);
  if ((await tryOnce(db, SENDING, sending)) !== undefined) return true;
  const isUsed = await useLimited(db, asked, type, limit);
  if (!isUsed) await takeBack(db, SENDING, sending);
  return isUsed;
}

async function useLimited(
  db: Database,
  { session, request, reply }: Asked,
  type: ExecutionType,
  limit: number,
): Promise<boolean> {
  if (session !== undefined) return await useOne(db, holderOf(session), type, limit);
  const { byCookie, byAddress } = await findVisitor(db, request);
  const ofAddress = limit * VISITORS_PER_ADDRESS;
  // The visitor's own limit is checked first, so that a refused request uses no credit of other visitors at the same
  // address.
  if (byCookie !== undefined && !(await useOne(db, { visitor: byCookie }, type, limit))) return false;
  if (byAddress !== undefined && !(await useOne(db, { visitor: byAddress }, type, ofAddress))) return false;
  if (byCookie !== undefined) return true;
  return await useOne(db, { visitor: await welcomeVisitor(db, request, reply) }, type, limit);
}

const holderOf = (session: Session): CreditHolder => ({
  tenantId: session.player?.tenantId ?? session.tenantId,
  holderId: session.player?.studentId ?? session.userId,
});

async function playerOf(db: Database, session: Session | undefined, type: ExecutionType): Promise<Player> {
  if (session === undefined) return { kind: 'visitor' };
  const { player, organizationId, isPaid: isSubscriber } = session;
  if (player === null) return { kind: 'account', isSubscriber };
  const assistant = isTip(type) ? await assistantRules(db, player) : undefined;
  return { kind: 'student', inOrganization: organizationId !== null, isSubscriber, assistant };
}
