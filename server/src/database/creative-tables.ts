import type { CreativeCourse, MapPath } from '@hopcode/contract/creative/creative-summary';
import type { ReportReason } from '@hopcode/contract/creative/report-reason';
import type { ColumnType } from 'kysely';
import type { Default, Filled } from './column-types.ts';

/** A level that an account or a student has built. */
export type CreativeLevelTable = {
  tenant_id: string;
  id: string;
  user_id: string;
  /** The student of the account who built the level; null if the account itself built it. */
  student_id: string | null;
  course_id: CreativeCourse;
  level_slug: string;
  name: string;
  /** The name in the form that searches use. */
  name_key: string;
  /** The base map on which the level was built. */
  map_path: MapPath | null;
  /** The size of the shown farm, in tiles. */
  width: number;
  height: number;
  /** The farms as the author last saved them. */
  farms: ColumnType<unknown, string, string>;
  farms_hash: Buffer;
  /** Hash of the farms in the last accepted proof. */
  proven_hash: Buffer | null;
  /** The farms that other people play while the saved farms have no proof; null if other people play `farms`. */
  shared_farms: ColumnType<unknown, string | null, string | null>;
  code_template: string;
  tutorial: string;
  is_public: Default<boolean>;
  school_visible: Default<boolean>;
  /** The time from which other people can play the level; null while it waits for a teacher's approval. */
  approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the level was first shared. */
  shared_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  taken_down_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  taken_down_reason: ReportReason | null;
  /** When the level was last checked for contact details; null if it has been saved since then. */
  contact_checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  contact_found: Default<boolean>;
  plays: Default<number>;
  completions: Default<number>;
  likes: Default<number>;
  remix_of: string | null;
  created_at: Filled;
  updated_at: ColumnType<Date, Date | undefined, Date>;
};

/** What a player did with a creative level. `tenant_id` is the tenant of the level. */
export type CreativePlayerTable = {
  tenant_id: string;
  level_id: string;
  /** The id of the student, or of the account if it acts as no student. */
  player_id: string;
  user_id: string;
  student_tenant_id: string | null;
  student_id: string | null;
  played_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  liked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  reported_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  report_reason: ReportReason | null;
};

/** A creative level in the extra chapter of a class; `level_tenant_id` is the tenant of the level. */
export type ClassLevelTable = {
  tenant_id: string;
  class_id: string;
  level_tenant_id: string;
  level_id: string;
  created_at: Filled;
};
