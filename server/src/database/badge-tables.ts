import type { ColumnType } from 'kysely';
import type { Filled } from './column-types.ts';

/** A badge that a student has earned (see badge/badge-store.ts). */
export type BadgeTable = {
  tenant_id: string;
  student_id: string;
  badge_id: string;
  earned_at: Filled;
  /** When the student first saw the badge on the shelf. */
  shown_at: ColumnType<Date | null, never, Date>;
};
