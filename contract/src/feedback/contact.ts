import { z } from 'zod';
import { emailSchema, fullNameSchema, VISIBLE_NAME } from '../auth/account-fields.ts';
import { def, nothing } from '../call.ts';
import { organizationNameSchema } from '../organization/organization.ts';

/** What a message is about: `school` asks to register a school. */
export const CONTACT_KINDS = ['contact', 'school'] as const;
export const contactKindSchema = z.enum(CONTACT_KINDS);
export type ContactKind = z.infer<typeof contactKindSchema>;

/** This rule is checked even when other fields are invalid, so that a form shows all mistakes together. */
const needs = (field: 'school' | 'message') => ({
  path: [field],
  when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null,
});

/**
 * A message to us from anyone. The message neither needs nor creates an account, and the answer reveals nothing about
 * the address. `school` needs the name of the school, `contact` a message. `reference` is a trap for bots: people do
 * not see the field. A message that fills this field gets the normal answer and is dropped. Too many messages from one
 * device, network or address are refused with 429.
 */
export const feedbackContact = def({
  method: 'POST',
  path: '/api/feedback/contact',
  summary: 'Write to us, or register a school',
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
