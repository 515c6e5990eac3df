import { organizationBySlug } from '@hopcode/contract/organization/by-slug';
import { organizationCheckSlugExists } from '@hopcode/contract/organization/check-slug-exists';
import { organizationCurrent, organizationUpdate } from '@hopcode/contract/organization/current';
import type { Organization } from '@hopcode/contract/organization/organization';
import type { Database } from '../database/database.ts';
import { handle, handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { oldSlugsOf } from './old-slug-store.ts';
import { changeOrganization, findOrganization, findOrganizationBySlug } from './organization-store.ts';

const SLUGS_PER_ACCOUNT: RateLimit = { action: 'slug-exists', times: 60, seconds: 15 * 60 };

const withOldSlugs = async (db: Database, organization: Organization) => ({
  ...organization,
  old_slugs: await oldSlugsOf(db, organization.id),
});

const getHandler = handleForUser(organizationCurrent, async ({ session }, { db }) => {
  if (session.organizationId === null) return refuse(403);
  const found = await findOrganization(db, session.organizationId);
  return found === undefined ? refuse(403) : withOldSlugs(db, found);
});

const updateHandler = handleForUser(organizationUpdate, async ({ session, body }, { db }) => {
  const changed = await changeOrganization(db, session, body);
  if (typeof changed === 'string') return refuseField('body.slug', changed);
  return changed === undefined ? refuse(403) : withOldSlugs(db, changed);
});

const checkSlugHandler = handleForUser(organizationCheckSlugExists, async ({ session, query }, { db }) => {
  const wait = await tryOnce(db, SLUGS_PER_ACCOUNT, session.userId);
  if (wait !== undefined) return refuseForNow(wait);
  const found = await findOrganizationBySlug(db, query.slug);
  // A school may use one of its own earlier slugs again.
  const isOwnOld = found !== undefined && found.id === session.organizationId && found.slug !== query.slug;
  return { exists: found !== undefined && !isOwnOld };
});

/**
 * Limit for asking for a school by its slug. The slug is not a secret, because it is on every login card. A whole
 * school may log in from one network address.
 */
const NAMES_PER_ADDRESS: RateLimit = { action: 'school-name', times: 600, seconds: 15 * 60 };

const bySlugHandler = handle(organizationBySlug, async ({ query, network }, { db }) => {
  const wait = await tryOnce(db, NAMES_PER_ADDRESS, network);
  if (wait !== undefined) return refuseForNow(wait);
  return (await findOrganizationBySlug(db, query.slug)) ?? refuse(404);
});

export const organizationHandlers = [getHandler, updateHandler, checkSlugHandler, bySlugHandler];
