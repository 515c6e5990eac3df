import { z } from 'zod';

const stateSchema = z.object({
  /** The name of the school that the account has just become. */
  newSchool: z.string().optional(),
  /** Whether it has students, who need passwords now. */
  hasStudents: z.boolean().optional(),
  /** Whether the page opens with what a plan for schools costs. */
  upgrade: z.literal(true).optional(),
});
export type BillingState = z.infer<typeof stateSchema>;

/** What another page says to the billing by the state of the browser's history. */
export const billingStateOf = (state: unknown): BillingState => stateSchema.safeParse(state).data ?? {};
