import type { OwnSchoolPlan } from '@hopcode/contract/licence/school-plan';
import { formatDay } from '../../lib/i18n/day.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './school-plan.module.css';

type Fact = readonly [name: string, value: string];

/** The plan of a school as facts: its name, its end, and its number of students. */
export const PlanSummary = ({
  plan: { plan, ended_at: ended, students },
  isUnpaid,
}: {
  readonly plan: OwnSchoolPlan;
  /** Whether the last payment by card failed. */
  readonly isUnpaid: boolean;
}) => {
  const t = useWords('plan');
  const locale = useLocale();
  const { count, limit } = students;
  const renews = isUnpaid ? null : (plan?.renews_at ?? null);
  const used =
    limit === null
      ? formatNumber(locale, count)
      : t('plan:own.places', { count: formatNumber(locale, count), limit: formatNumber(locale, limit) });
  const facts: readonly Fact[] = [
    ...(plan === null
      ? []
      : ([
          [t('plan:own.plan'), t(`plan:name.${plan.plan_name}`)],
          [t('plan:own.source'), t(`plan:source.${plan.source}`)],
        ] as const)),
    ...(plan !== null && renews === null && plan.open_until !== null
      ? [[t('plan:own.until'), formatDay(locale, plan.open_until)] as const]
      : []),
    ...(renews === null ? [] : [[t('plan:own.renews'), formatDay(locale, renews)] as const]),
    [t('plan:own.students'), used],
  ];
  return (
    <>
      {plan === null ? (
        <p>{ended === null ? t('plan:own.none') : t('plan:own.ended', { date: formatDay(locale, ended) })}</p>
      ) : null}
      {isUnpaid ? (
        <p className={classes.failure} role="alert">
          {t('plan:own.unpaid')}
        </p>
      ) : null}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {limit !== null && count >= limit ? <p className={classes.note}>{t('plan:own.full')}</p> : null}
    </>
  );
};
