import type { Tip } from '@hopcode/contract/assistant/tip';
import type { ExecutionType } from '@hopcode/contract/credit/counter';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientGone } from '../http/client-gone.ts';
import { readCredits, useCredit } from '../http/limits/credits.ts';
import { createFloodLimit } from '../http/limits/flood-limit.ts';
import { type Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import type { AskedTip, Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { modelTip } from './ask-model.ts';

/** Maximum number of tips for one account. Tips of rungs 1 and 2 use no credit, so this is their only limit. */
const PER_ACCOUNT = { times: 100, seconds: 600 };
/** Maximum number of tips for visitors from one network address, which several classes may share. */
const PER_ADDRESS = { times: 5000, seconds: 600 };

const countOfAccount = createFloodLimit(PER_ACCOUNT);
const countOfAddress = createFloodLimit(PER_ADDRESS);

type Asked = {
  readonly session: Session | undefined;
  readonly network: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/**
 * The tutor's tip. A tip with code (rung 3 or 4) uses one credit of `type`; other tips are free. If no credits are
 * left, a request for code is refused. If the assistant is off, every request is refused. The tutor runs before a
 * credit is used, because only the tutor can tell whether there is code to give. If a language model has suggested a
 * change, its tip comes first. The tip of the rule-based tutor is added in case the change does not help.
 */
export async function giveTip(
  parts: Parts,
  asked: Asked,
  type: ExecutionType,
  question: AskedTip,
): Promise<Tip | Refusal> {
  const { session, network } = asked;
  const account = session && (session.player?.studentId ?? session.userId);
  const wait = account === undefined ? countOfAddress(network) : countOfAccount(account);
  if (wait !== undefined) return refuseForNow(wait);
  const { counter, limit } = await readCredits(parts, asked, type);
  const isUsedUp = limit !== null && counter >= limit;
  if (limit === 0 || (question.rung >= 3 && isUsedUp)) return refuse(403, 'credits_used_up');
  const page = { signal: clientGone(asked.reply), log: asked.request.log };
  const ofModel = await modelTip(parts, session, question, page);
  const ofRules = await parts.tutor.tip(question);
  const tip = ofModel === undefined ? ofRules : { ...ofModel, otherwise: ofRules };
  // The caller has left the page and will not see the tip, so it uses no credit.
  if (page.signal.aborted) return tip;
  if (tip.rung >= 3 && !(await useCredit(parts, asked, type))) return refuse(403, 'credits_used_up');
  return tip;
}
