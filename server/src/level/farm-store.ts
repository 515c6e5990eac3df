import type { FarmPlace } from '@hopcode/contract/level/farm';
import { sql } from 'kysely';
import { againAfterDeadlock } from '../database/after-deadlock.ts';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** The places where a student has put things on their own farm. */
export async function farmPlacesOf(db: Database, { tenantId, studentId }: StudentKey): Promise<FarmPlace[]> {
  const rows = await db
    .selectFrom('farm_places')
    .select(['course_id', 'level_slug', 'x', 'y', 'moved_at'])
    .where('tenant_id', '=', tenantId)
    .where('student_id', '=', studentId)
    .orderBy('course_id')
    .orderBy('level_slug')
    .execute();
  return rows.map((row) => ({ ...row, moved_at: row.moved_at.toISOString() }));
}

const keyOf = ({ course_id: course, level_slug: slug }: FarmPlace): string => `${course}/${slug}`;

/**
 * The last move of each thing. The moves are sorted in the same way for all devices. Otherwise two simultaneous saves
 * could deadlock.
 */
const lastMoves = (places: readonly FarmPlace[]): FarmPlace[] => {
  const last = new Map<string, FarmPlace>();
  for (const place of places) {
    const known = last.get(keyOf(place));
    if (!known || Date.parse(known.moved_at) <= Date.parse(place.moved_at)) last.set(keyOf(place), place);
  }
  return [...last.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, place]) => place);
};

/**
 * The time of a move in a form that PostgreSQL can store. Times before 1970 become 1970, because PostgreSQL has no year
 * 0.
 */
const movedAt = ({ moved_at: text }: FarmPlace): string =>
  new Date(Math.max(0, Date.parse(text))).toISOString();

/** Saves moves of things, except those for which a later move is already stored. A time in the future counts as now. */
export async function saveFarmPlaces(
  db: Database,
  { tenantId, studentId }: StudentKey,
  places: readonly FarmPlace[],
): Promise<void> {
  const moves = lastMoves(places);
  await againAfterDeadlock(() =>
    sql`
      insert into farm_places as f (tenant_id, student_id, course_id, level_slug, x, y, moved_at)
      select ${tenantId}::uuid, ${studentId}::uuid, m.course_id, m.level_slug, m.x, m.y, least(m.moved_at, now())
      from unnest(
        ${moves.map((move) => move.course_id)}::text[], ${moves.map((move) => move.level_slug)}::text[],
        ${moves.map((move) => move.x)}::int[], ${moves.map((move) => move.y)}::int[],
        ${moves.map(movedAt)}::timestamptz[]
      ) as m (course_id, level_slug, x, y, moved_at)
      on conflict (tenant_id, student_id, course_id, level_slug) do update
        set x = excluded.x, y = excluded.y, moved_at = excluded.moved_at
        where excluded.moved_at >= f.moved_at`.execute(db),
  );
}
