import type { PlanName } from '@hopcode/contract/payment/plans';
import type { ReactNode } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { EnglishLevels } from '../../ui/english-levels.tsx';
import { coursesOf } from './courses-of.ts';
import classes from './payment.module.css';
import { PlanPrice } from './plan-price.tsx';

/** The parts of each family plan, in order: `payment:plan.<plan>.parts.<part>`. */
const PARTS = {
  parent: ['courses', 'gate', 'students', 'trial', 'cancel'],
  python_course: ['levels', 'student', 'forever', 'refund'],
  advanced_python_course: ['levels', 'student', 'forever', 'refund'],
} as const satisfies Readonly<Partial<Record<PlanName, readonly string[]>>>;

export type FamilyPlan = keyof typeof PARTS;
export const FAMILY_PLANS = [
  'parent',
  'python_course',
  'advanced_python_course',
] as const satisfies readonly FamilyPlan[];

type Props = {
  readonly plan: FamilyPlan;
  /** Whether the buyer can still have the trial. */
  readonly hasTrial: boolean;
  /** Whether the address of the page names this plan. */
  readonly isAsked: boolean;
  /** Shows how to buy the plan, or why that is not possible. */
  readonly children: ReactNode;
};

/** One family plan: its price, its parts, and how to buy it. */
export const PlanCard = ({ plan, hasTrial, isAsked, children }: Props) => {
  const t = useWords('payment');
  return (
    <section className={classes.plan} aria-labelledby={`plan-${plan}`} data-asked={isAsked || undefined}>
      <h2 id={`plan-${plan}`}>{t(`payment:plan.${plan}.name`)}</h2>
      <p>{t(`payment:plan.${plan}.detail`)}</p>
      <PlanPrice plan={plan} />
      <ul>
        {PARTS[plan].map((part) =>
          part === 'trial' && !hasTrial ? null : (
            <li key={part}>
              {part === 'gate' ? t('payment:gate.detail') : t(`payment:plan.${plan}.parts.${part}`)}
            </li>
          ),
        )}
      </ul>
      <EnglishLevels courseIds={coursesOf(plan)} />
      <div className={classes.buy}>{children}</div>
    </section>
  );
};
