import { z } from 'zod';
import { def, nothing } from '../call.ts';
import { LEAVING_REASONS } from '../payment/refund.ts';
import { CONTACT_KINDS } from './contact.ts';
import { LEAVING_KINDS } from './leaving.ts';

/** What the operator has done about a message. */
export const MESSAGE_STATUSES = ['new', 'answered', 'archived'] as const;
const messageStatusSchema = z.enum(MESSAGE_STATUSES).meta({ id: 'MessageStatus' });
export type MessageStatus = z.infer<typeof messageStatusSchema>;

/** A message in the inbox. Strangers wrote the whole message: show it as plain text. */
export const inboxMessageSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['feedback', ...CONTACT_KINDS, ...LEAVING_KINDS]),
    status: messageStatusSchema,
    /** The stars of feedback, 1 to 5; null for other messages. */
    rating: z.int().nullable(),
    /** Why a payer leaves; null for other messages. */
    reason: z.enum(LEAVING_REASONS).nullable(),
    /** Null when a school asked without a message, or when a payer left without one. */
    text: z.string().nullable(),
    name: z.string().nullable(),
    /**
     * The address to answer to: the one that the sender typed, otherwise the account's. Null for an account without an
     * address.
     */
    email: z.string().nullable(),
    /** The sender's account address; null without a login. */
    account_email: z.string().nullable(),
    school: z.string().nullable(),
    students: z.int().nullable(),
    country: z.string().nullable(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'InboxMessage' });
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

/** The messages, newest first. Without a `status`, the answer contains all messages except archived ones. */
export const feedbackInbox = def({
  method: 'GET',
  path: '/api/feedback/inbox',
  summary: 'Feedback and messages to the operator',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    status: messageStatusSchema.optional(),
  }),
  response: z.object({ messages: z.array(inboxMessageSchema), more: z.boolean() }),
  who: ['operator'],
  mutates: false,
});

/** Stores what the operator did about a message. The call is idempotent. A deleted message is refused with 404. */
export const feedbackInboxUpdate = def({
  method: 'PUT',
  path: '/api/feedback/inbox/{message_id}',
  summary: 'Set the status of a message',
  params: z.object({ message_id: z.uuid() }),
  body: z.object({ status: messageStatusSchema }),
  response: nothing,
  who: ['operator'],
  mutates: true,
});
