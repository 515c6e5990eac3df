import type { CreativeState, CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { creatorName } from './creator-name.ts';
import { isOwn, type Viewer } from './viewer.ts';

/** Whether people other than the author can play a level, in SQL with `creative_levels as l`. */
export const isShared = sql<boolean>`(l.approved_at is not null and l.taken_down_at is null)`;
/** Whether everyone can play the level. */
export const isPublic = sql<boolean>`(l.is_public and l.approved_at is not null and l.taken_down_at is null)`;
/** Whether the author's school can play the level. */
export const isOfSchool = sql<boolean>`(l.school_visible and l.approved_at is not null and l.taken_down_at is null)`;

/** Levels about which the caller must decide or has decided: those of the caller's school, or all. */
const isReviewed = ({ reviews, organizationId }: Viewer) => {
  const wantsPlayers = sql<boolean>`(l.is_public or l.school_visible)`;
  if (reviews === 'all') return wantsPlayers;
  return reviews === 'school'
    ? sql<boolean>`(l.tenant_id = ${organizationId} and ${wantsPlayers})`
    : sql<boolean>`false`;
};

/**
 * Levels that a caller can play: their own levels, public levels, levels of their school, and levels that they review.
 */
export const isPlayable = (viewer: Viewer | undefined) => {
  if (viewer === undefined) return isPublic;
  const { userId, studentId, organizationId } = viewer;
  const own =
    studentId === null
      ? sql`l.user_id = ${userId}`
      : sql`(l.user_id = ${userId} and l.student_id = ${studentId})`;
  const ofSchool = sql`(l.tenant_id = ${organizationId} and ${isOfSchool})`;
  return sql<boolean>`(${own} or ${isPublic} or ${ofSchool} or ${isReviewed(viewer)})`;
};

/**
 * Selects creative levels with their authors, and whether the caller likes and has completed them. The farms are left
 * out, because a list does not need them.
 */
export const selectSummaries = (db: Database, viewer: Viewer | undefined) =>
  db
    .selectFrom('creative_levels as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'l.tenant_id').onRef('s.id', '=', 'l.student_id'),
    )
    .leftJoin('creative_players as p', (on) =>
      on
        .onRef('p.tenant_id', '=', 'l.tenant_id')
        .onRef('p.level_id', '=', 'l.id')
        .on('p.player_id', '=', viewer?.playerId ?? null),
    )
    .select(['l.id', 'l.tenant_id', 'l.level_slug', 'l.course_id', 'l.name', 'l.map_path', 'l.width'])
    .select(['l.height', 'l.user_id', 'l.student_id', 'l.is_public', 'l.school_visible', 'l.approved_at'])
    .select(['l.taken_down_at', 'l.likes', 'l.plays', 'l.completions', 'l.updated_at'])
    .select(['u.full_name as adult_name', 'u.email', 'u.organization_id'])
    .select(['s.full_name as student_name', 's.username'])
    .select(['p.liked_at', 'p.completed_at']);

/** A row of `selectSummaries`. */
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number];

type Flags = Pick<SummaryRow, 'is_public' | 'school_visible' | 'approved_at' | 'taken_down_at'>;

/** Who can play a level, according to its stored flags. */
export function stateOf(level: Flags): CreativeState {
  if (level.taken_down_at !== null) return 'taken_down';
  if (!level.is_public && !level.school_visible) return 'draft';
  if (level.approved_at === null) return 'waiting';
  return level.is_public ? 'public' : 'school';
}

/** The author's name, in the form that the caller may see. */
export const authorName = (row: SummaryRow, viewer: Viewer | undefined, locale: string): string | null =>
  creatorName(
    {
      userId: row.user_id,
      organizationId: row.organization_id,
      fullName: row.adult_name,
      email: row.email,
      student:
        row.student_id === null
          ? null
          : { id: row.student_id, fullName: row.student_name, username: row.username ?? '' },
    },
    viewer,
    locale,
  );

/** A level as a caller sees it in a list. */
export const summaryOf = (row: SummaryRow, viewer: Viewer | undefined, locale: string): CreativeSummary => ({
  id: row.id,
  level_slug: row.level_slug,
  course_id: row.course_id,
  name: row.name,
  map_path: row.map_path,
  size: [row.width, row.height],
  creator_user_id: row.user_id,
  creator_student_id: row.student_id,
  creator_name: authorName(row, viewer, locale),
  own: isOwn(viewer, row),
  is_public: row.is_public,
  school_visible: row.school_visible,
  state: stateOf(row),
  favorite: row.liked_at !== null,
  likes: row.likes,
  plays: row.plays,
  completions: row.completions,
  updated_at: row.updated_at.toISOString(),
});
