import { organizationCreate } from '@hopcode/contract/organization/create';
import { createAccount } from '../auth/account-store.ts';
import { handleForUser } from '../http/handler.ts';
import { refuseField } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import { createOrganization, makeAdmin } from './organization-store.ts';
import { welcomeTeacher } from './welcome-teacher.ts';

export const createOrganizationHandler = handleForUser(organizationCreate, async ({ body, locale }, parts) =>
  transact(parts.db, async (tx) => {
    const organization = await createOrganization(tx, { name: body.name, slug: body.slug });
    if (organization === undefined) throw new Rejected(refuseField('body.slug', 'slug_taken'));
    const account = await createAccount(tx, {
      email: body.admin_email,
      isConfirmed: false,
      passwordHash: null,
      fullName: body.admin_full_name ?? null,
      language: locale,
      organizationId: organization.id,
      username: undefined,
    });
    if (account === undefined) throw new Rejected(refuseField('body.admin_email', 'email_taken'));
    await makeAdmin(tx, organization.id, account.userId);
    await welcomeTeacher(parts, tx, {
      organization,
      userId: account.userId,
      email: body.admin_email,
      locale,
    });
    return organization;
  }),
);
