import { z } from 'zod';

const stateSchema = z.object({
  /** The name of the school that the account has just become. */
  newSchool: z.string().optional(),
  /** Whether it has students, who need passwords now. */
  hasStudents: z.boolean().optional(),
  /** Whether the page opens with the prices of the plans for schools. */
  upgrade: z.literal(true).optional(),
});
export type BillingState = z.infer<typeof stateSchema>;

/** What another page tells the billing page through the history state. */
export const billingStateOf = (state: unknown): BillingState => stateSchema.safeParse(state).data ?? {};
