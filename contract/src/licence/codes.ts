import { z } from 'zod';
import { def } from '../call.ts';
import { schoolPlanNameSchema } from './orders.ts';

/** The state of a code. `ended`: the plan that it opened has ended. */
export const LICENCE_STATES = ['unused', 'expired', 'active', 'ended', 'revoked'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** A code as the operator sees it after its creation: the code itself cannot be read again. */
export const licenceCodeSchema = z
  .object({
    id: z.uuid(),
    /** The last four characters of the code. */
    code_end: z.string(),
    state: z.enum(LICENCE_STATES),
    plan_name: schoolPlanNameSchema,
    /** Maximum number of students; null: the limit of the plan. */
    students: z.int().min(1).nullable(),
    days: z.int().min(1),
    redeem_by: z.iso.datetime(),
    note: z.string(),
    /** The school that redeemed the code, or the only school that can redeem it. */
    organization_name: z.string().nullable(),
    redeemed_at: z.iso.datetime().nullable(),
    open_until: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LicenceCode' });
export type LicenceCode = z.infer<typeof licenceCodeSchema>;

/**
 * Codes in one state or in all, newest first. `after` is the id of the last code shown; the answer's `next` is the
 * `after` of the next page.
 */
export const licenceCodes = def({
  method: 'GET',
  path: '/api/licence/codes',
  summary: 'Licence codes',
  query: z.object({
    search: z.string().max(200).default(''),
    state: z.enum(LICENCE_STATES).optional(),
    after: z.uuid().optional(),
  }),
  response: z.object({ codes: z.array(licenceCodeSchema), next: z.uuid().nullable() }),
  who: ['operator'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * Creates a code. Only this answer contains the code, because we store only its hash (docs/decisions/0082). With an
 * `order_id` only the school of that order can redeem it; an unknown order is refused with 404. If the order has a
 * code, the answer is a 409 (`code_exists`), unless that code was revoked, or expired before it was redeemed.
 */
export const licenceCodeCreate = def({
  method: 'POST',
  path: '/api/licence/codes',
  summary: 'Create a licence code',
  body: z.object({
    plan_name: schoolPlanNameSchema,
    students: z.int().min(1).max(100_000).optional(),
    /** For how many days the code opens the courses, from the day on which it is redeemed. */
    days: z.int().min(1).max(1830),
    /** Within how many days the code must be redeemed. */
    redeem_days: z.int().min(1).max(730),
    note: z.string().trim().max(200).default(''),
    order_id: z.uuid().optional(),
  }),
  response: z.object({ code: z.string(), licence: licenceCodeSchema }),
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});

/** Ends a code and the plan that it opened. An unknown code is refused with 404. The call is idempotent. */
export const licenceCodeRevoke = def({
  method: 'POST',
  path: '/api/licence/codes/{code_id}/revoke',
  summary: 'Revoke a licence code',
  params: z.object({ code_id: z.uuid() }),
  response: licenceCodeSchema,
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});
