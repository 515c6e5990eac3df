import {
  userSearchEmails,
  userSearchOrganizations,
  userSearchStudentUsernames,
} from '@hopcode/contract/user/search';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { searchEmails, searchOrganizations, searchStudents } from './search-store.ts';

const organizationsHandler = handleForUser(userSearchOrganizations, async ({ query }, { db }) =>
  searchOrganizations(db, query.query),
);

const emailsHandler = handleForUser(userSearchEmails, async ({ query }, { db }) =>
  searchEmails(db, query.query, query.organization_id),
);

const studentsHandler = handleForUser(userSearchStudentUsernames, async ({ query, session }, { db }) => {
  if (session.isOperator) return await searchStudents(db, query.query, query.organization_id);
  const isOwn = query.organization_id === undefined || query.organization_id === session.organizationId;
  return isOwn ? await searchStudents(db, query.query, session.tenantId) : refuse(403);
});

export const searchHandlers = [organizationsHandler, emailsHandler, studentsHandler];
