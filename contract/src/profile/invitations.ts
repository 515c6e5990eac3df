import { z } from 'zod';
import { currentUserSchema } from '../auth/current.ts';
import { def, nothing } from '../call.ts';
import { staffTypeSchema } from '../organization/teachers.ts';

/**
 * Why an account cannot join a school. `students`: the account has students, who can neither move to the school nor
 * stay with an account of the school. `school`: the account already belongs to a school. `operator`: the account is an
 * operator's.
 */
export const JOIN_OBSTACLES = ['students', 'school', 'operator'] as const;
export type JoinObstacle = (typeof JOIN_OBSTACLES)[number];

const ownInvitationSchema = z
  .object({
    id: z.uuid(),
    organization_name: z.string(),
    user_type: staffTypeSchema,
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'OwnInvitation' });
export type OwnInvitation = z.infer<typeof ownInvitationSchema>;

/** Invitations to the account's address; none until the address is confirmed. */
export const profileInvitations = def({
  method: 'GET',
  path: '/api/profile/invitations',
  summary: 'Schools that invite the account',
  response: z.object({
    invitations: z.array(ownInvitationSchema),
    /** Why the account cannot accept any invitation; null if it can. */
    obstacle: z.enum(JOIN_OBSTACLES).nullable(),
  }),
  who: ['user'],
  mutates: false,
});

const params = z.object({ invitation_id: z.uuid() });

/**
 * Makes the account a teacher or admin of the school. The account's other sessions end. An invitation that has expired,
 * was withdrawn or is for another address is refused with 404 (`invitation_gone`). An account that cannot join is
 * refused with 403 (`cannot_join`).
 */
export const profileInvitationAccept = def({
  method: 'POST',
  path: '/api/profile/invitations/{invitation_id}/accept',
  summary: 'Accept the invitation of a school',
  params,
  response: currentUserSchema,
  who: ['user'],
  mutates: true,
});

/** The school sees that the account declined. A missing invitation is refused with 404 (`invitation_gone`). */
export const profileInvitationDecline = def({
  method: 'POST',
  path: '/api/profile/invitations/{invitation_id}/decline',
  summary: 'Decline the invitation of a school',
  params,
  response: nothing,
  who: ['user'],
  mutates: true,
});
