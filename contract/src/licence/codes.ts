import { z } from 'zod';
import { def } from '../call.ts';
import { schoolPlanNameSchema } from './orders.ts';

/** What a code can do. `ended`: what it opened is over. */
export const LICENCE_STATES = ['unused', 'expired', 'active', 'ended', 'revoked'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** A code as the operator sees it after it was made: the code itself cannot be read again. */
export const licenceCodeSchema = z
  .object({
    id: z.uuid(),
    /** The last four characters. */
    code_end: z.string(),
    state: z.enum(LICENCE_STATES),
    plan_name: schoolPlanNameSchema,
    /** Most students; null: as many as the plan allows. */
    students: z.int().min(1).nullable(),
    days: z.int().min(1),
    redeem_by: z.iso.datetime(),
    note: z.string(),
    /** The school that redeemed it, or the only one that can. */
    organization_name: z.string().nullable(),
    redeemed_at: z.iso.datetime().nullable(),
    open_until: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LicenceCode' });
export type LicenceCode = z.infer<typeof licenceCodeSchema>;

/** Newest first, of one state or of all; `after` is the id of the last one shown, `next` that of the next page. */
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
 * Creates a code. The answer is the only one that contains it: we store its hash (docs/decisions/0082). With an
 * `order_id` only the school of that order can redeem it; an unknown order is a 404, and one that has a code a 409
 * (`code_exists`), except for codes that were revoked or expired before they were redeemed.
 */
export const licenceCodeCreate = def({
  method: 'POST',
  path: '/api/licence/codes',
  summary: 'Create a licence code',
  body: z.object({
    plan_name: schoolPlanNameSchema,
    students: z.int().min(1).max(100_000).optional(),
    /** How long it opens the courses, from the day on which it is redeemed. */
    days: z.int().min(1).max(1830),
    /** In how many days it must be redeemed. */
    redeem_days: z.int().min(1).max(730),
    note: z.string().trim().max(200).default(''),
    order_id: z.uuid().optional(),
  }),
  response: z.object({ code: z.string(), licence: licenceCodeSchema }),
  who: ['operator'],
  mutates: true,
  fresh: 'beside_child',
});

/** Ends a code, and what it opened. An unknown one is a 404. It is idempotent. */
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
