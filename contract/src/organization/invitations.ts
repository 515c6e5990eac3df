import { z } from 'zod';
import { emailSchema } from '../auth/account-fields.ts';
import { def, nothing } from '../call.ts';
import { organizationSlugSchema } from './organization.ts';
import { staffTypeSchema } from './teachers.ts';

/** State of an invitation. An accepted invitation is deleted; only the teacher remains. */
const INVITATION_STATES = ['waiting', 'declined', 'expired'] as const;

/** An invitation as admins see it. An invitation does not reveal whether the address had an account. */
const invitationSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    user_type: staffTypeSchema,
    state: z.enum(INVITATION_STATES),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

/** The invitations of the caller's school, newest first. */
export const organizationInvitations = def({
  method: 'GET',
  path: '/api/organization/invitations',
  summary: 'Invitations to teach',
  response: z.array(invitationSchema),
  who: ['admin'],
  mutates: false,
});

/** Withdraws an invitation and invalidates its link. */
export const organizationInvitationDelete = def({
  method: 'DELETE',
  path: '/api/organization/invitations/{invitation_id}',
  summary: 'Withdraw an invitation',
  params: z.object({ invitation_id: z.uuid() }),
  response: nothing,
  who: ['admin'],
  mutates: true,
});

/**
 * Invites an admin to a school: an existing account gets an invitation, otherwise an account is created as in
 * `organizationCreate`. A slug that no school has is refused with 422 (`unknown_school`), and so is an address whose
 * account belongs to a school or an operator (`email_taken`).
 */
export const organizationInviteAdmin = def({
  method: 'POST',
  path: '/api/organization/invite-admin',
  summary: 'Invite an admin to a school',
  body: z.object({ slug: organizationSlugSchema, email: emailSchema }),
  response: nothing,
  who: ['operator'],
  mutates: true,
});
