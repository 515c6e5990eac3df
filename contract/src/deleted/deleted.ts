import { z } from 'zod';
import { def, nothing } from '../call.ts';

/** How many days a deleted item can be restored. */
export const UNDO_DAYS = 30;

const DELETED_KINDS = ['student', 'class', 'teacher'] as const;
export type DeletedKind = (typeof DELETED_KINDS)[number];

export const deletedRecordSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(DELETED_KINDS),
    name: z.string(),
    /** The class of a student; null when the student had none, or when the class has been deleted for good. */
    class_name: z.string().nullable(),
    /** Null when the account that deleted the item has itself been deleted for good. */
    deleted_by: z.string().nullable(),
    deleted_at: z.iso.datetime(),
    /** The moment when the item will be deleted for good. */
    erased_at: z.iso.datetime(),
  })
  .meta({ id: 'DeletedRecord' });
export type DeletedRecord = z.infer<typeof deletedRecordSchema>;

const params = z.object({ record_id: z.uuid() });

/**
 * Deleted items that can be restored, last deleted first. An admin sees all items of the school, a teacher those of the
 * classes that they teach, and a parent their own students.
 */
export const deletedList = def({
  method: 'GET',
  path: '/api/deleted',
  summary: 'Deleted items that can be restored',
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  response: z.object({ records: z.array(deletedRecordSchema), total: z.int().min(0), size: z.int() }),
  who: ['staff', 'parent'],
  mutates: false,
});

/**
 * Restores an item with everything that belonged to it, but without login cards and sessions. If the username is taken
 * now, a number is added: `name` is the new username. An email address that is taken is refused with 403
 * (`email_taken`).
 */
export const deletedRestore = def({
  method: 'POST',
  path: '/api/deleted/{record_id}/restore',
  summary: 'Restore a deleted item',
  params,
  response: z.object({ name: z.string() }),
  who: ['staff', 'parent'],
  mutates: true,
});

/** Deletes an item for good immediately, instead of after `UNDO_DAYS`. */
export const deletedErase = def({
  method: 'DELETE',
  path: '/api/deleted/{record_id}',
  summary: 'Delete for good',
  params,
  response: nothing,
  who: ['staff', 'parent'],
  mutates: true,
  fresh: 'each_time',
});
