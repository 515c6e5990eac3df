import { auditLog } from '@hopcode/contract/audit/audit-log';
import { withDatesAsText } from '../http/dates-as-text.ts';
import { handleForUser } from '../http/handler.ts';
import { listAudit } from './audit-store.ts';

export const auditLogHandler = handleForUser(auditLog, async ({ session, query }, { db }) => {
  const isWhole = session.isOperator;
  const { action, person, page, size } = query;
  const tenantId = isWhole ? undefined : session.tenantId;
  const { rows, total } = await listAudit(db, { tenantId, action, person, page, size });
  const entries = rows.map((row) => ({
    id: row.id,
    created_at: row.created_at,
    action: row.action,
    // A school does not see which operator acted.
    actor: { id: row.actor_id, name: row.by_operator && !isWhole ? null : row.actor_name },
    by_operator: row.by_operator,
    target_kind: row.target_kind,
    target: { id: row.target_id, name: row.target_name },
    class: row.class_id === null ? null : { id: row.class_id, name: row.class_name },
    organization_name: isWhole ? row.organization_name : null,
    details: row.details,
  }));
  return withDatesAsText({ entries, total });
});
