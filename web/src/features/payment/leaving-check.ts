import { LEAVING_REASONS } from '@hopcode/contract/payment/refund';
import { z } from 'zod';
import { checkFields } from '../../lib/forms/check-fields.ts';
import type { FieldProblem } from '../../lib/forms/refusal.ts';
import type { LeavingValues } from './leaving-fields.tsx';

export type LeavingReason = (typeof LEAVING_REASONS)[number];

const reasonSchema = z.enum(LEAVING_REASONS);
/** The reason `other` needs an explanation (platform.md section 5). */
const otherSchema = z.object({ feedback: z.string().trim().min(1) });

/** The reason that the user has chosen in the form; undefined if there is none. */
export const reasonOf = ({ reason }: LeavingValues): LeavingReason | undefined =>
  reasonSchema.safeParse(reason).data;

/** Checks the form before it is sent. */
export const checkLeaving = (values: LeavingValues): Readonly<Record<string, FieldProblem>> => {
  const reason = reasonOf(values);
  if (reason === 'other') return checkFields(otherSchema, values);
  if (reason !== undefined) return {};
  return { reason: values.reason === '' ? 'missing' : 'invalid' };
};
