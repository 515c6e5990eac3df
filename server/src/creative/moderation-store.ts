import type { ReportReason } from '@hopcode/contract/creative/report-reason';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { LevelKey } from './player-store.ts';
import { type SummaryRow, selectSummaries } from './summary-rows.ts';
import type { Viewer } from './viewer.ts';

/** Maximum number of levels in each list for the operator or the school's staff. */
const MOST_LISTED = 100;

/** The levels about which a caller may decide: the levels of one school, or all levels. */
export type ReviewReach = { readonly viewer: Viewer; readonly tenantId: string | undefined };
export type ReviewList = 'reported' | 'waiting' | 'taken_down';

type ReportCount = { readonly reason: ReportReason; readonly count: number };
export type ReviewRow = SummaryRow & {
  readonly taken_down_reason: ReportReason | null;
  readonly contact_found: boolean;
  readonly reports: readonly ReportCount[];
};

const LISTS = {
  reported: sql<boolean>`(l.taken_down_at is null and (l.contact_found or exists (select from creative_players r
    where r.tenant_id = l.tenant_id and r.level_id = l.id and r.reported_at is not null)))`,
  waiting: sql<boolean>`((l.is_public or l.school_visible) and l.approved_at is null and l.taken_down_at is null)`,
  taken_down: sql<boolean>`(l.taken_down_at is not null)`,
} as const satisfies Record<ReviewList, unknown>;

const selectReviewed = (db: Database, { viewer, tenantId }: ReviewReach) =>
  selectSummaries(db, viewer)
    .select(['l.taken_down_reason', 'l.contact_found'])
    .select(
      sql<ReportCount[]>`coalesce((select json_agg(one order by one.count desc, one.reason) from (
        select r.report_reason as reason, count(*)::int as count from creative_players r
        where r.tenant_id = l.tenant_id and r.level_id = l.id and r.reported_at is not null
        group by r.report_reason) one), '[]'::json)`.as('reports'),
    )
    .$if(tenantId !== undefined, (query) => query.where('l.tenant_id', '=', tenantId ?? ''));

/** The levels in one of the lists, the level with the oldest change first. */
export async function listReviewed(
  db: Database,
  reach: ReviewReach,
  list: ReviewList,
  classId?: string,
): Promise<readonly ReviewRow[]> {
  return await selectReviewed(db, reach)
    .where(LISTS[list])
    .$if(classId !== undefined, (query) => query.where('s.class_id', '=', classId ?? null))
    .orderBy('l.updated_at')
    .orderBy('l.id')
    .limit(MOST_LISTED)
    .execute();
}

/** Finds a level about which the caller may decide. */
export async function findReviewed(
  db: Database,
  reach: ReviewReach,
  id: string,
): Promise<ReviewRow | undefined> {
  return await selectReviewed(db, reach).where('l.id', '=', id).executeTakeFirst();
}

const levelOf = (db: Database, { tenant_id, id }: LevelKey) =>
  db.updateTable('creative_levels').where('tenant_id', '=', tenant_id).where('id', '=', id);

/** Takes a level down. If it is already down, the new reason replaces the old one. */
export async function takeDown(db: Database, level: LevelKey, reason: ReportReason): Promise<void> {
  await levelOf(db, level)
    .set({ taken_down_at: sql<Date>`coalesce(taken_down_at, now())`, taken_down_reason: reason })
    .execute();
}

/** Restores a level that was taken down. */
export async function restoreLevel(db: Database, level: LevelKey): Promise<void> {
  await levelOf(db, level).set({ taken_down_at: null, taken_down_reason: null }).execute();
}

/** Approves a level that waits for approval, so that other people can play it. */
export async function approveLevel(db: Database, level: LevelKey): Promise<void> {
  await levelOf(db, level)
    .set({ approved_at: sql<Date>`now()` })
    .where('approved_at', 'is', null)
    .where((where) => where.or([where('is_public', '=', true), where('school_visible', '=', true)]))
    .execute();
}

/** Closes the reports about a level: those by people and those by the check for contact details. */
export async function dismissReports(db: Database, { tenant_id, id }: LevelKey): Promise<void> {
  await levelOf(db, { tenant_id, id }).set({ contact_found: false }).execute();
  await db
    .updateTable('creative_players')
    .set({ reported_at: null, report_reason: null })
    .where('tenant_id', '=', tenant_id)
    .where('level_id', '=', id)
    .execute();
}
