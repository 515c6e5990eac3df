import type { AuditAction, AuditTargetKind } from '@hopcode/contract/audit/audit-log';
import type { DeletedKind } from '@hopcode/contract/deleted/deleted';
import type { ColumnType } from 'kysely';
import type { Filled } from './column-types.ts';

/**
 * Who did what to whom, in the tenant of the target. It contains ids and no names: an entry remains without personal
 * data when a person is deleted.
 */
export type AuditLogTable = {
  tenant_id: string;
  id: string;
  /** The operator's own id if it acted as another account. */
  actor_id: string;
  action: AuditAction;
  target_kind: AuditTargetKind;
  target_id: string;
  /** The class of the student at that time. */
  class_id: string | null;
  /** Values before and after, such as a limit; never a name. */
  details: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  created_at: Filled;
};

/** Deleted records that can be restored for 30 days. */
export type DeletedRecordTable = {
  tenant_id: string;
  id: string;
  kind: DeletedKind;
  target_id: string;
  /** Username, full name or name of the class. */
  name: string;
  /** For a student of a family: the parent's account. */
  owner_id: string | null;
  /** The class of a student. */
  class_id: string | null;
  /** The students of a deleted class. */
  student_ids: string[] | null;
  deleted_by: string;
  deleted_at: Filled;
};

/** The rows of a deleted record, as JSON; rows of a higher batch are restored first. */
export type DeletedRowTable = {
  tenant_id: string;
  record_id: string;
  batch: number;
  number: number;
  table_name: string;
  data: ColumnType<Record<string, unknown>, string, string>;
};
