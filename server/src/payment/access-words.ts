import { PLAN_NAMES, PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { withDirection } from '@hopcode/translations/isolate-code';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { filled, wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';

const words = wordsOverEnglish(
  'mail.json',
  z.object({
    access: z.object({
      state: z.record(z.enum(['bought', 'open', 'closed', 'closing']), z.string()),
      who: z.record(z.enum(['student', 'all', 'none']), z.string()),
    }),
  }),
);
const plans = wordsOverEnglish(
  'payment.json',
  z.object({ plan: z.record(z.enum(PLAN_NAMES), z.object({ name: z.string() })) }),
);

/**
 * The name of a plan in a language. It is isolated and has the direction of the language, because `Python` may be its
 * first word.
 */
export const planWord = (language: string, plan: PlanName): string =>
  isolateDirection(withDirection(plans(language).plan[plan].name));

export type Access = { readonly plan: PlanName; readonly isOpen: boolean; readonly student: string | null };

/**
 * What a payment or a subscription currently opens and for whom, as sentences for an email. For a course, the sentences
 * name the student who has it. `isClosing`: the course or plan closes soon, because its payment is refunded.
 */
export function accessWords(
  language: string,
  { plan, isOpen, student }: Access,
  { isClosing = false }: { readonly isClosing?: boolean } = {},
): string {
  const { state, who } = words(language).access;
  const course = planWord(language, plan);
  const isCourse = PLANS[plan].kind === 'course';
  const openState = isCourse && student === null ? state.bought : state.open;
  const nowState = isClosing ? state.closing : openState;
  const first = filled(isOpen ? nowState : state.closed, { course });
  const owner = (): string => {
    if (!isCourse) return who.all;
    if (student !== null) return filled(who.student, { student: isolateDirection(student) });
    return isOpen && !isClosing ? who.none : '';
  };
  return [first, owner()].filter((part) => part !== '').join(first.endsWith('。') ? '' : ' ');
}

/** What a payment currently opens; undefined for an unknown payment. */
export async function accessOfPayment(tx: Database, transactionId: string): Promise<Access | undefined> {
  return await tx
    .selectFrom('purchases as p')
    .leftJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'p.tenant_id').onRef('s.id', '=', 'p.student_id'),
    )
    .leftJoin('subscriptions as b', 'b.provider_id', 'p.subscription_provider_id')
    .select(['p.plan_name as plan', 's.username as student'])
    .select(
      sql<boolean>`case when p.subscription_provider_id is null then not exists (
          select from refunds r where r.purchase_provider_id = p.provider_id and r.status = 'approved')
        else coalesce(b.open_until > now(), false) end`.as('isOpen'),
    )
    .where('p.provider_id', '=', transactionId)
    .executeTakeFirst();
}
