import { profileInvitations } from '@hopcode/contract/profile/invitations';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The schools that invite the account, and why it cannot accept, if there is a reason. */
export const invitationsQuery = queryOptions({
  queryKey: ['own-invitations'],
  queryFn: ({ signal }) => api(profileInvitations, { signal }),
});
