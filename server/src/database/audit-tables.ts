import type { AuditAction, AuditTargetKind } from '@hopcode/contract/audit/audit-log';
import type { DeletedKind } from '@hopcode/contract/deleted/deleted';
import type { ColumnType } from 'kysely';
import type { Filled } from './column-types.ts';

/**
 * Which account did what, and to whom. A row belongs to the tenant of its target. A row contains ids and no names, so
 * no personal data is left in it after a person is deleted.
 */
export type AuditLogTable = {
  tenant_id: string;
  id: string;
  /** The id of the actor. If an operator acted as another account, this is the operator's own id. */
  actor_id: string;
  action: AuditAction;
  target_kind: AuditTargetKind;
  target_id: string;
  /** The class of the student at the time of the action. */
  class_id: string | null;
  /** Values before and after the action, such as a limit; never a name. */
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
  /** For a student of a family: the id of the parent's account. */
  owner_id: string | null;
  /** For a student: the id of the class. */
  class_id: string | null;
  /** For a class: the ids of its students. */
  student_ids: string[] | null;
  deleted_by: string;
  deleted_at: Filled;
};

/** The rows of a deleted record, as JSON. The rows with the highest batch are restored first. */
export type DeletedRowTable = {
  tenant_id: string;
  record_id: string;
  batch: number;
  number: number;
  table_name: string;
  data: ColumnType<Record<string, unknown>, string, string>;
};
