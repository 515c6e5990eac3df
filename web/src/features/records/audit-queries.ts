import {
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditEntry,
  auditLog,
} from '@hopcode/contract/audit/audit-log';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const PAGE_SIZE = 50;
/** The number of entries per request for the CSV file. */
const CSV_PAGE_SIZE = 200;
/** The maximum number of requests for one CSV file: 10,000 entries. */
const CSV_PAGES = 50;

export type AuditWanted = {
  readonly action: AuditAction | undefined;
  /** The id of a person who acted, or of a person whom an action affected. */
  readonly person: string | undefined;
};

/** The action with this name; undefined if there is none, which means all actions. */
export const actionOf = (name: string): AuditAction | undefined =>
  AUDIT_ACTIONS.find((action) => action === name);

/** A page of the log, newest first. */
export const auditQuery = (wanted: AuditWanted, page: number) =>
  queryOptions({
    queryKey: ['audit', wanted.action, wanted.person, page],
    queryFn: ({ signal }) => api(auditLog, { query: { ...wanted, page, size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** All entries for a filter, up to 10,000. */
export const fetchAll = async (wanted: AuditWanted): Promise<AuditEntry[]> => {
  const entries: AuditEntry[] = [];
  for (let page = 1; page <= CSV_PAGES; page += 1) {
    const answer = await api(auditLog, { query: { ...wanted, page, size: CSV_PAGE_SIZE } });
    entries.push(...answer.entries);
    if (answer.entries.length < CSV_PAGE_SIZE) break;
  }
  return entries;
};
