import type { Tip } from '@hopcode/contract/assistant/tip';
import type { FastifyBaseLogger } from 'fastify';
import { tryOnce } from '../http/limits/rate-limit-store.ts';
import type { AskedTip, Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { agreedAt } from './agreement-store.ts';
import { asksForOwn } from './rule-tutor.ts';

const DAY = 24 * 60 * 60;

/**
 * The tip of the language model; undefined without one. Only tips with code need a model, only on our own levels, and
 * only where the family or the school has agreed to its vendor: never for visitors. The log gets no program.
 */
export async function modelTip(
  { db, modelTutor }: Pick<Parts, 'db' | 'modelTutor'>,
  session: Session | undefined,
  asked: AskedTip,
  page: { readonly signal: AbortSignal; readonly log: FastifyBaseLogger },
): Promise<Tip | undefined> {
  if (modelTutor === undefined || session === undefined) return undefined;
  if (asked.rung < 3 || asked.level === undefined || asksForOwn(asked.level)) return undefined;
  if ((await agreedAt(db, session.tenantId, modelTutor.vendor)) === null) return undefined;
  const budget = { action: 'assistant_model', times: modelTutor.timesADay, seconds: DAY };
  if ((await tryOnce(db, budget, 'site')) !== undefined) {
    page.log.warn('the model has no budget left today');
    return undefined;
  }
  const found = await modelTutor.tip(asked, page.signal);
  if (found.ok) return found.tip;
  page.log.info({ problem: found.problem }, 'the model gave no tip');
  return undefined;
}
