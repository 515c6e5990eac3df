import { searchableText } from '@hopcode/contract/auth/canonical-name';
import type { LicenceCode, LicenceState } from '@hopcode/contract/licence/codes';
import type { SchoolPlanName } from '@hopcode/contract/licence/orders';
import { PLANS } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import { canonicalLicenceCode, licenceCodeHash, newLicenceCode } from './licence-code.ts';

const state = sql<LicenceState>`case
  when l.revoked_at is not null then 'revoked'
  when l.open_until > now() then 'active'
  when l.open_until is not null then 'ended'
  when l.redeem_by <= now() then 'expired'
  else 'unused' end`;

const licences = (db: Database) =>
  db
    .selectFrom('licence_codes as l')
    .leftJoin('organizations as s', (on) =>
      on.on(sql<boolean>`s.id = coalesce(l.organization_id, l.meant_for)`),
    )
    .select(['l.id', 'l.code_end', 'l.plan_name', 'l.students', 'l.days', 'l.redeem_by', 'l.note'])
    .select(['l.redeemed_at', 'l.open_until', 'l.created_at', 's.name as organization_name'])
    .select(state.as('state'));
type Row = Awaited<ReturnType<ReturnType<typeof licences>['executeTakeFirstOrThrow']>>;

const inAnswer = (row: Row): LicenceCode => ({
  ...row,
  redeem_by: row.redeem_by.toISOString(),
  redeemed_at: row.redeemed_at?.toISOString() ?? null,
  open_until: row.open_until?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
});

/** Finds a code by its id. */
export async function findLicence(db: Database, id: string): Promise<LicenceCode | undefined> {
  const row = await licences(db).where('l.id', '=', id).executeTakeFirst();
  return row && inAnswer(row);
}

export type LicenceSearch = {
  readonly search: string;
  /** Undefined for codes in every state. */
  readonly state: LicenceState | undefined;
  readonly after: string | undefined;
  readonly limit: number;
};

/**
 * Finds codes, newest first, beginning after a given code. With a search text: only codes with this text in the
 * school's name, in the note, or at the end of the code.
 */
export async function searchLicences(
  db: Database,
  { search, state: wished, after, limit }: LicenceSearch,
): Promise<LicenceCode[]> {
  const text = search.trim();
  const rows = await licences(db)
    .$if(after !== undefined, (query) => query.where('l.id', '<', after ?? ''))
    .$if(wished !== undefined, (query) => query.where(state, '=', wished ?? 'unused'))
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`(strpos(s.name_key, ${searchableText(text)}) > 0
          or strpos(lower(l.note), lower(${text})) > 0
          or right(${canonicalLicenceCode(text)}, 4) = l.code_end)`,
      ),
    )
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(inAnswer);
}

export type WishedLicence = {
  readonly plan_name: SchoolPlanName;
  readonly students?: number | undefined;
  readonly days: number;
  readonly redeem_days: number;
  readonly note: string;
  readonly orderId: string | null;
  /** The only school that can redeem the code; null if any school can. */
  readonly meantFor: string | null;
};

/** Creates a code. Only this function returns the text of the code; the database stores its hash. */
export async function createLicence(
  tx: Database,
  wished: WishedLicence,
): Promise<{ readonly id: string; readonly code: string }> {
  const [id, code] = [newId(), newLicenceCode()];
  await tx
    .insertInto('licence_codes')
    .values({
      id,
      code_hash: licenceCodeHash(code),
      code_end: code.slice(-4),
      plan_name: wished.plan_name,
      students: wished.students ?? null,
      days: wished.days,
      redeem_by: sql<Date>`now() + make_interval(days => ${wished.redeem_days})`,
      note: wished.note,
      order_id: wished.orderId,
      meant_for: wished.meantFor,
    })
    .execute();
  return { id, code };
}

/**
 * Revokes a code. Returns the school that has redeemed the code; null if no school has, and undefined if there is no
 * such code.
 */
export async function revokeLicence(tx: Database, id: string): Promise<string | null | undefined> {
  const revoked = await tx
    .updateTable('licence_codes')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('id', '=', id)
    .returning('organization_id')
    .executeTakeFirst();
  return revoked?.organization_id;
}

export type Redeemed = 'redeemed' | 'known' | 'unknown_code' | 'code_expired' | 'code_used';

/** The number of students that a licence allows: its own number, or the number of its plan. */
const sizeOf = (plan: SchoolPlanName, students: number | null): number =>
  students ?? PLANS[plan].students ?? Number.POSITIVE_INFINITY;

/**
 * Redeems a code for a school, within a transaction. If the code is for as many students as the running licence or for
 * fewer, it starts when that licence ends. So an early renewal loses no days.
 */
export async function redeemLicence(tx: Database, organizationId: string, typed: string): Promise<Redeemed> {
  const found = await tx
    .selectFrom('licence_codes')
    .selectAll()
    .where('code_hash', '=', licenceCodeHash(typed))
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined || found.revoked_at !== null) return 'unknown_code';
  if (found.organization_id !== null) return found.organization_id === organizationId ? 'known' : 'code_used';
  if (found.meant_for !== null && found.meant_for !== organizationId) return 'unknown_code';
  if (found.redeem_by.getTime() <= Date.now()) return 'code_expired';
  const running = await tx
    .selectFrom('licence_codes')
    .select(['plan_name', 'students', 'open_until'])
    .where('organization_id', '=', organizationId)
    .where('revoked_at', 'is', null)
    .where('open_until', '>', sql<Date>`now()`)
    .orderBy('open_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  const continues =
    running !== undefined &&
    sizeOf(found.plan_name, found.students) <= sizeOf(running.plan_name, running.students);
  const start = continues ? (running.open_until ?? new Date()) : new Date();
  await tx
    .updateTable('licence_codes')
    .set({
      organization_id: organizationId,
      redeemed_at: sql<Date>`now()`,
      opens_at: start,
      open_until: new Date(start.getTime() + found.days * 86_400_000),
    })
    .where('id', '=', found.id)
    .execute();
  return 'redeemed';
}
