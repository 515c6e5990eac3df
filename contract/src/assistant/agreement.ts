import { z } from 'zod';
import { def } from '../call.ts';

const vendorSchema = z.string().min(1).max(100);

/** Whether a family or a school lets a language model see the programs of its students. */
export const assistantAgreementSchema = z
  .object({
    /**
     * The company that runs the model of this site; null when the site has no model, so that no agreement is needed.
     */
    vendor: vendorSchema.nullable(),
    /**
     * When the family or school agreed to this vendor; null without an agreement, or if only an earlier vendor has one.
     */
    agreed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AssistantAgreement' });
export type AssistantAgreement = z.infer<typeof assistantAgreementSchema>;

export const assistantAgreementGet = def({
  method: 'GET',
  path: '/api/assistant/agreement',
  summary: 'Whether a language model may see the programs of the family or the school',
  response: assistantAgreementSchema,
  who: ['payer'],
  mutates: false,
});

/**
 * Agrees, or withdraws an agreement. `vendor` is the vendor whose name the person has read. If the site has another
 * vendor now, the answer is a 409 (`taken_meanwhile`). The call needs the password, because children play in their
 * parents' account.
 */
export const assistantAgreementUpdate = def({
  method: 'POST',
  path: '/api/assistant/agreement',
  summary: 'Let a language model see the programs of the family or the school, or no longer',
  body: z.object({ agrees: z.boolean(), vendor: vendorSchema }),
  response: assistantAgreementSchema,
  who: ['payer'],
  mutates: true,
  fresh: true,
});
