import { organizationCreate } from '@hopcode/contract/organization/create';
import { handleForUser } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { makeOrInviteAdmin } from './make-or-invite-admin.ts';
import { createOrganization } from './organization-store.ts';

export const createOrganizationHandler = handleForUser(organizationCreate, async ({ body, locale }, parts) =>
  transact(parts.db, async (tx) => {
    const organization = await createOrganization(tx, { name: body.name, slug: body.slug });
    if (organization === undefined) throw new Rejected(refuseField('body.slug', 'slug_taken'));
    const done = await makeOrInviteAdmin(parts, tx, {
      organization,
      email: body.admin_email,
      fullName: body.admin_full_name ?? null,
      locale,
    });
    if (done === 'email_taken') throw new Rejected(refuseField('body.admin_email', 'email_taken'));
    return organization;
  }),
);
