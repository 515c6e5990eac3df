import { z } from 'zod';
import { emailSchema, fullNameSchema, VISIBLE_NAME } from '../auth/account-fields.ts';
import { def, nothing } from '../call.ts';
import { organizationNameSchema } from '../organization/organization.ts';

/** What a message is about: `school` asks to register an institution. */
export const CONTACT_KINDS = ['contact', 'school'] as const;
export const contactKindSchema = z.enum(CONTACT_KINDS);
export type ContactKind = z.infer<typeof contactKindSchema>;

/** Checked also where other fields are wrong, so that a form says everything at once. */
const needs = (field: 'school' | 'message') => ({
  path: [field],
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
});

/**
 * A message to us from anyone; no account is needed or made, and the answer tells nothing about the address. `school`
 * needs the name of the school, `contact` a message. `reference` is a trap: people do not see the field, and a message
 * that fills it is answered like any other and thrown away. Too many of one device, network or address are a 429.
 */
export const feedbackContact = def({
  method: 'POST',
  path: '/api/feedback/contact',
  summary: 'Write to us, or register an institution',
  body: z
    .object({
      kind: contactKindSchema,
      name: fullNameSchema,
      email: emailSchema,
      school: organizationNameSchema.optional(),
      students: z.int().min(1).max(1_000_000).optional(),
      country: z.string().trim().min(1).max(60).regex(VISIBLE_NAME).optional(),
      message: z.string().trim().min(1).max(5000).optional(),
      reference: z.string().max(1000).optional(),
    })
    .refine(({ kind, school }) => kind !== 'school' || school !== undefined, needs('school'))
    .refine(({ kind, message }) => kind !== 'contact' || message !== undefined, needs('message')),
  response: nothing,
  who: ['anon'],
  mutates: true,
});
