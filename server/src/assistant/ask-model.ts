import type { Tip } from '@hopcode/contract/assistant/tip';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { tryInOrder } from '../http/limits/rate-limit-store.ts';
import type { AskedTip, Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { agreedAt } from './agreement-store.ts';
import { asksForOwn } from './rule-tutor.ts';

const DAY = 24 * 60 * 60;
/**
 * How many programs of one family, or of one student of a school, the model may see per day. One family or student must
 * not use up the limit of the whole site.
 */
const PER_STUDENT = 40;

/**
 * The language model's tip; undefined if there is none. The model is asked only for tips with code, only on our own
 * levels, and only if the family or school has agreed to its vendor. Visitors never get its tips. No program is written
 * to the log.
 */
export async function modelTip(
  { db, modelTutor }: Pick<Parts, 'db' | 'modelTutor'>,
  session: Session | undefined,
  asked: AskedTip,
  page: { readonly signal: AbortSignal; readonly log: FastifyBaseLogger },
): Promise<Tip | undefined> {
  if (modelTutor === undefined || session === undefined) return undefined;
  if (asked.rung < 3 || asked.level === undefined || asksForOwn(asked.level)) return undefined;
  const { vendor, timesADay } = modelTutor;
  const mayAsk = async (): Promise<boolean> => (await agreedAt(db, session.tenantId, vendor)) !== null;
  if (!(await mayAsk())) return undefined;
  if (!(await hasBudget(db, session, timesADay))) {
    page.log.warn('the model has no budget left today');
    return undefined;
  }
  const found = await modelTutor.tip(asked, { signal: page.signal, mayAsk });
  if (!found.ok) {
    page.log.info({ problem: found.problem }, 'the model gave no tip');
    return undefined;
  }
  // The agreement may have ended while the model answered.
  return (await mayAsk()) ? found.tip : undefined;
}

/** Whether the model may see one more program today. Counts this program even if the model returns no usable answer. */
async function hasBudget(db: Database, session: Session, timesADay: number): Promise<boolean> {
  const { organizationId, tenantId, player, userId } = session;
  // Counted per family, because a family can have any number of students.
  const who = organizationId === null ? tenantId : (player?.studentId ?? userId);
  const wait = await tryInOrder(db, [
    [{ action: 'assistant_model_student', times: PER_STUDENT, seconds: DAY }, who],
    [{ action: 'assistant_model', times: timesADay, seconds: DAY }, 'site'],
  ]);
  return wait === undefined;
}
