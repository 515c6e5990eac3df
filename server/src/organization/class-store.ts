import { randomInt } from 'node:crypto';
import type { SchoolClass } from '@hopcode/contract/organization/classes';
import type { AssistantTiming } from '@hopcode/contract/student/student';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { givenFields } from '../database/given-fields.ts';
import { inLanguage } from '../database/in-language.ts';
import { newId } from '../database/new-id.ts';

/** Letters and digits that do not look alike. */
const TOKEN_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const TOKEN_LENGTH = 8;

/** Creates a code that students type to join a class. It has 39 random bits, and the number of tries is limited. */
const newClassToken = (): string =>
  Array.from({ length: TOKEN_LENGTH }, () => TOKEN_SIGNS[randomInt(TOKEN_SIGNS.length)]).join('');

/** How many days a code is valid. This is enough, because students sign up in the first weeks of a school year. */
const TOKEN_DAYS = 14;

const newCode = () => ({
  token: newClassToken(),
  token_expires_at: sql<Date>`now() + make_interval(days => ${TOKEN_DAYS})`,
});

const classes = (db: Database, organizationId: string) =>
  db
    .selectFrom('classes as c')
    .where('c.tenant_id', '=', organizationId)
    .select([
      'c.id',
      'c.name',
      'c.quiz',
      'c.no_skip',
      'c.unlocked_chapters',
      'c.open_courses',
      'c.token',
      'c.token_expires_at',
      'c.asks_to_join',
      'c.approves_creative',
      'c.assistant_timing',
    ])
    .select((query) =>
      query
        .selectFrom('students as s')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('s.tenant_id', '=', organizationId)
        .whereRef('s.class_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('student_count'),
    );

const asClass = <Row extends { token_expires_at: Date }>(row: Row) => ({
  ...row,
  token_expires_at: row.token_expires_at.toISOString(),
});

/** The classes of a school, sorted by name in the order of the given language. */
export async function listClasses(
  db: Database,
  organizationId: string,
  locale: string,
): Promise<SchoolClass[]> {
  const rows = await classes(db, organizationId)
    .orderBy(inLanguage(sql.ref('c.name'), locale))
    .orderBy('c.id')
    .execute();
  return rows.map(asClass);
}

/** Finds a class of a school. */
export async function findClass(
  db: Database,
  organizationId: string,
  id: string,
): Promise<SchoolClass | undefined> {
  const row = await classes(db, organizationId).where('c.id', '=', id).executeTakeFirst();
  return row && asClass(row);
}

export type ClassRules = {
  readonly name: string;
  readonly quiz: boolean;
  readonly no_skip: boolean;
  readonly unlocked_chapters: string[] | null;
  readonly open_courses: string[];
  readonly asks_to_join: boolean;
  readonly approves_creative: boolean;
  readonly assistant_timing: AssistantTiming;
};

/** Creates a class within a transaction; returns its id. */
export async function createClass(tx: Database, organizationId: string, rules: ClassRules): Promise<string> {
  const id = newId();
  await tx
    .insertInto('classes')
    .values({ tenant_id: organizationId, id, ...newCode(), ...rules })
    .execute();
  return id;
}

/** Changes a class. Fields that are undefined do not change. */
export async function changeClass(
  db: Database,
  organizationId: string,
  id: string,
  change: { readonly [key in keyof ClassRules]?: ClassRules[key] | undefined },
  hasNewToken: boolean,
): Promise<void> {
  const changed = givenFields({ ...change, ...(hasNewToken ? newCode() : {}) });
  if (changed === undefined) return;
  await db
    .updateTable('classes')
    .set(changed)
    .where('tenant_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** Records that the lesson of a class has just ended, or deletes this record. Undefined if there is no such class. */
export async function setLessonEnd(
  db: Database,
  organizationId: string,
  id: string,
  hasEnded: boolean,
): Promise<Date | null | undefined> {
  const changed = await db
    .updateTable('classes')
    .set({ lesson_ended_at: hasEnded ? sql<Date>`now()` : null })
    .where('tenant_id', '=', organizationId)
    .where('id', '=', id)
    .returning('lesson_ended_at')
    .executeTakeFirst();
  return changed?.lesson_ended_at;
}

/** A class and its school, with the fields that joining needs. */
export type ClassOfToken = {
  readonly organizationId: string;
  readonly classId: string;
  readonly className: string;
  readonly organizationName: string;
  readonly organizationSlug: string;
  /** Whether a teacher must accept each student who joins. */
  readonly asksToJoin: boolean;
  readonly isExpired: boolean;
};

/** Finds the class of a token. Capital and small letters are equal. */
export async function findClassByToken(db: Database, token: string): Promise<ClassOfToken | undefined> {
  return await db
    .selectFrom('classes as c')
    .innerJoin('organizations as o', 'o.id', 'c.tenant_id')
    .select([
      'c.tenant_id as organizationId',
      'c.id as classId',
      'c.name as className',
      'o.name as organizationName',
      'o.slug as organizationSlug',
      'c.asks_to_join as asksToJoin',
      sql<boolean>`c.token_expires_at <= now()`.as('isExpired'),
    ])
    .where('c.token', '=', token.toUpperCase())
    .executeTakeFirst();
}
