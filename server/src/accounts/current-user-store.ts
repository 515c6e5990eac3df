import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

/**
 * The user of a session, and the player: the student that the account acts as. A staff account that acts as no student
 * has its own player.
 */
export async function findCurrentUser(
  db: Database,
  session: Pick<Session, 'userId' | 'tenantId' | 'studentId'>,
) {
  return await db
    .selectFrom('users as u')
    .leftJoin('students as s', (on) =>
      session.studentId === null
        ? on.onRef('s.user_id', '=', 'u.id').on('s.is_staff_player', '=', true)
        : on.on('s.tenant_id', '=', session.tenantId).on('s.id', '=', session.studentId),
    )
    .leftJoin('classes as c', (on) =>
      on.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.class_id'),
    )
    .select([
      'u.id as user_id',
      'u.email',
      'u.user_type',
      'u.organization_id',
      'u.is_operator',
      'u.full_name',
      'u.recording_agreed_at',
      sql<boolean>`exists (
        select from second_factors f where f.user_id = u.id and f.confirmed_at is not null
      )`.as('has_second_factor'),
      's.id as student_id',
      's.username',
      's.full_name as student_full_name',
      's.character',
      's.is_staff_player',
      sql<boolean>`u.organization_id is null and not exists (
        select from students any_of where any_of.tenant_id = u.tenant_id and any_of.user_id = u.id
      )`.as('without_students'),
      sql<boolean>`u.email_verified_at is not null and exists (
        select from invitations i
        where i.email_key = u.email_key and i.declined_at is null and i.expires_at > now()
      )`.as('is_invited'),
      's.last_course_id',
      's.last_level_slug',
      'c.name as class_name',
      'c.quiz',
      'c.no_skip',
      'c.unlocked_chapters',
    ])
    .where('u.id', '=', session.userId)
    .executeTakeFirst();
}
