import { z } from 'zod';
import { def, nothing } from '../call.ts';

/** How long what was deleted can be restored, in days. */
export const UNDO_DAYS = 30;

const DELETED_KINDS = ['student', 'class', 'teacher'] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];

export const deletedRecordSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(DELETED_KINDS),
    name: z.string(),
    /** The class of a student; null when it had none, or when the class is erased. */
    class_name: z.string().nullable(),
    /** Null when that account is erased. */
    deleted_by: z.string().nullable(),
    deleted_at: z.iso.datetime(),
    /** Then it is erased for good. */
    erased_at: z.iso.datetime(),
  })
  .meta({ id: 'DeletedRecord' });
export type DeletedRecord = z.infer<typeof deletedRecordSchema>;

const params = z.object({ record_id: z.uuid() });

/**
 * What can be restored, last deleted first: of an admin everything of the school; of a teacher students and classes of
 * the classes that it teaches; of a parent its own students.
 */
export const deletedList = def({
  method: 'GET',
  path: '/api/deleted',
  summary: 'What was deleted and can be restored',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.object({ records: z.array(deletedRecordSchema), total: z.int().min(0), size: z.int() }),
  who: ['staff', 'parent'],
  mutates: false,
});

/**
 * Restores with everything that belonged to it, but without login cards and sessions. A username that is taken now gets
 * a number: `name` is the one that it has. An email address that is taken is a 403 (`email_taken`).
 */
export const deletedRestore = def({
  method: 'POST',
  path: '/api/deleted/{record_id}/restore',
  summary: 'Restore what was deleted',
  params,
  response: z.object({ name: z.string() }),
  who: ['staff', 'parent'],
  mutates: true,
});

/** Deletes for good, at once, what would be deleted for good after `UNDO_DAYS`. */
export const deletedErase = def({
  method: 'DELETE',
  path: '/api/deleted/{record_id}',
  summary: 'Delete for good',
  params,
  response: nothing,
  who: ['staff', 'parent'],
  mutates: true,
  fresh: true,
});
