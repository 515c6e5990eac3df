import { z } from 'zod';
import { def } from '../call.ts';

/** The actor in entries about what the server does automatically, such as deleting accounts that no one uses. */
export const SYSTEM_ACTOR = '00000000-0000-0000-0000-000000000000';

/** How long entries of the log are kept, in days. */
export const AUDIT_DAYS = 365;

export const AUDIT_ACTIONS = [
  'student_deleted',
  'student_restored',
  'student_erased',
  'student_moved',
  'student_password',
  'assistant_changed',
  'model_agreed',
  'model_refused',
  'card_created',
  'class_deleted',
  'class_restored',
  'class_erased',
  'class_teachers',
  'class_level_added',
  'class_level_removed',
  'lesson_ended',
  'lesson_end_undone',
  'course_opened',
  'course_closed',
  'teacher_added',
  'teacher_invited',
  'teacher_deleted',
  'teacher_restored',
  'teacher_erased',
  'role_changed',
  'slug_changed',
  'account_erased',
  'data_exported',
  'second_factor_on',
  'second_factor_off',
  'second_factor_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'impersonate_user',
  'impersonate_student',
  'set_paid',
  'set_unpaid',
  'purchases_given',
  'purchases_received',
  'refund_approved',
  'refund_refused',
  'school_created',
  'licence_created',
  'licence_revoked',
  'licence_redeemed',
  'order_quoted',
  'order_placed',
  'order_paid',
  'order_taxed',
  'order_cancelled',
  'level_taken_down',
  'level_restored',
  'level_approved',
  'level_reports_closed',
  'certificate_revoked',
  'certificate_renewed',
  'retention_notice',
  'retention_deleted',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const AUDIT_TARGET_KINDS = ['user', 'student', 'class', 'organization'] as const;
export type AuditTargetKind = (typeof AUDIT_TARGET_KINDS)[number];

/** The name is null when the person's data has been deleted for good. */
const namedSchema = z.object({ id: z.uuid(), name: z.string().nullable() });

export const auditEntrySchema = z
  .object({
    id: z.uuid(),
    created_at: z.iso.datetime(),
    action: z.enum(AUDIT_ACTIONS),
    actor: namedSchema,
    /** Whether an operator did the action while acting as the account. */
    by_operator: z.boolean(),
    target_kind: z.enum(AUDIT_TARGET_KINDS),
    target: namedSchema,
    class: namedSchema.nullable(),
    /** The school or family; null in the log of one school. */
    organization_name: z.string().nullable(),
    /** Values before and after the action, such as a limit. */
    details: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/**
 * The entries, newest first. An admin may read the log of their school; an operator may read every log. With `person`,
 * the answer contains only the actions of this person and the actions that concern this person.
 */
export const auditLog = def({
  method: 'GET',
  path: '/api/audit-log',
  summary: 'Who did what',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    size: z.coerce.number().int().min(1).max(200).default(50),
    action: z.enum(AUDIT_ACTIONS).optional(),
    person: z.uuid().optional(),
  }),
  response: z.object({ entries: z.array(auditEntrySchema), total: z.int().min(0) }),
  who: ['admin', 'operator'],
  mutates: false,
});
