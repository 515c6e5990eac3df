import { SCHOOL_PLAN_NAMES } from '@hopcode/contract/licence/orders';
import type { PlanName } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { openSchoolPlans } from '../sessions/open-school-plans.ts';

/**
 * `days`: how many days before the end of a plan the admins of a school get an email. `until`: how many days before the
 * end it is too late for this email. A school that must order again gets one email more than a school whose plan renews
 * automatically.
 */
const STEPS = [
  { days: 30, until: 14, renews: false },
  { days: 14, until: 7, renews: false },
  { days: 30, until: 7, renews: true },
  { days: 7, until: 0, renews: false },
  { days: 7, until: 0, renews: true },
] as const;
/** For how many days after the end of a plan the email about the end can still be sent. */
const TOLD_WITHIN = 30;
/** Maximum number of reminders in one run. The next run handles the others. */
const AT_MOST = 500;

/** A plan that soon ends or is soon renewed. */
export type DueReminder = {
  readonly tenantId: string;
  readonly planId: string;
  readonly plan: PlanName;
  readonly endsAt: Date;
  /** The day of the end in UTC, such as `2026-12-24`. */
  readonly endsOn: string;
  readonly days: number;
  readonly renews: boolean;
  /** Whether the plan is a free trial, so that its first payment is due at the end. */
  readonly isTrial: boolean;
};

/**
 * The plans about which a school must now get an email. If a plan began after the day of the first email, its school
 * gets only the later emails. A licence is left out if another plan of the school is open longer.
 */
export async function dueReminders(db: Database): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with plans as (
      select l.organization_id as tenant, l.id, l.plan_name as plan, l.opens_at as begins, l.open_until as ends, false as renews, false as trial
      from licence_codes l
      where l.revoked_at is null and l.organization_id is not null and l.open_until > now()
      union all
      select p.tenant_id, p.id, p.plan_name, p.created_at, coalesce(p.ends_at, p.renews_at), p.ends_at is null, p.status = 'trialing'
      from subscriptions p
      where p.open_until > now() and p.plan_name in (${sql.join(SCHOOL_PLAN_NAMES)})
        and coalesce(p.ends_at, p.renews_at) > now()
    )
    select p.tenant as "tenantId", p.id as "planId", p.plan, p.ends as "endsAt",
      to_char(p.ends at time zone 'utc', 'YYYY-MM-DD') as "endsOn", d.days, p.renews, p.trial as "isTrial"
    from plans p join (values ${sql.join(STEPS.map(({ days, until, renews }) => sql`(${days}::int, ${until}::int, ${renews}::boolean)`))}) d (days, until, renews)
      on d.renews = p.renews
    where p.ends <= now() + make_interval(days => d.days) and p.ends > now() + make_interval(days => d.until)
      and p.begins < p.ends - make_interval(days => d.days)
      and (p.renews or not exists (
        select from plans other where other.tenant = p.tenant and (other.renews or other.ends > p.ends)))
      and not exists (
        select from plan_reminders r where r.tenant_id = p.tenant and r.plan_id = p.id
          and r.ends_on = (p.ends at time zone 'utc')::date and r.days = d.days)
    order by p.ends, p.id limit ${AT_MOST}`.execute(db);
  return rows;
}

/** A licence that has ended. */
export type EndedLicence = Pick<DueReminder, 'tenantId' | 'planId' | 'plan' | 'endsAt' | 'endsOn' | 'days'>;

/**
 * The licences that have ended without an email about it, unless another plan of the school is open or ended later.
 * Revoked licences are left out.
 */
export async function endedLicences(db: Database): Promise<EndedLicence[]> {
  const { rows } = await sql<EndedLicence>`
    select l.organization_id as "tenantId", l.id as "planId", l.plan_name as plan, l.open_until as "endsAt",
      to_char(l.open_until at time zone 'utc', 'YYYY-MM-DD') as "endsOn", 0 as days
    from licence_codes l
    where l.organization_id is not null and l.revoked_at is null
      and l.open_until <= now() and l.open_until > now() - make_interval(days => ${TOLD_WITHIN})
      and not exists (
        select from licence_codes later where later.organization_id = l.organization_id and later.revoked_at is null
          and (later.open_until, later.id) > (l.open_until, l.id))
      and not exists (select from (${openSchoolPlans(sql`l.organization_id`)}) open_plan)
      and not exists (
        select from plan_reminders r where r.tenant_id = l.organization_id and r.plan_id = l.id
          and r.ends_on = (l.open_until at time zone 'utc')::date and r.days = 0)
    order by l.open_until, l.id limit ${AT_MOST}`.execute(db);
  return rows;
}

/** Records that a reminder is sent; false if another process has sent it. */
export async function takeReminder(
  tx: Database,
  { tenantId, planId, endsOn, days }: EndedLicence,
): Promise<boolean> {
  const taken = await tx
    .insertInto('plan_reminders')
    .values({ tenant_id: tenantId, plan_id: planId, ends_on: endsOn, days })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}
