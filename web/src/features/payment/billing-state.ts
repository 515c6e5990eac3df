import { z } from 'zod';

const stateSchema = z.object({
  /** The name of the school that the account has just become. */
  newSchool: z.string().optional(),
  /** Whether the school has students, who now need passwords. */
  hasStudents: z.boolean().optional(),
  /** Whether the page opens with the prices of the plans for schools. */
  upgrade: z.literal(true).optional(),
});
export type BillingState = z.infer<typeof stateSchema>;

/** What another page passes to the billing page in the history state. */
export const billingStateOf = (state: unknown): BillingState => stateSchema.safeParse(state).data ?? {};
