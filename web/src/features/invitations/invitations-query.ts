import { profileInvitations } from '@hopcode/contract/profile/invitations';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** Schools that invite the account, and any reason why it cannot accept. */
export const invitationsQuery = queryOptions({
  queryKey: ['own-invitations'],
  queryFn: ({ signal }) => api(profileInvitations, { signal }),
});
