import { PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { AssignForm } from './assign-form.tsx';
import type { Bought } from './finish-purchase.ts';
import { GateNote } from './gate-note.tsx';
import classes from './payment.module.css';

type Props = { readonly plan: PlanName; readonly bought: Bought };

/** Shown at the end of a checkout. Says what was bought, and for which student. */
export const BoughtCard = ({ plan, bought }: Props) => {
  const t = useWords('payment');
  const locale = useLocale();
  const [purchase, setPurchase] = useState(bought.kind === 'course' ? bought.purchase : undefined);
  const name = purchase?.student_username ?? undefined;
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has disappeared, so the title gets the focus.
  useEffect(() => title.current?.focus(), []);
  const isOpen = purchase === undefined || name !== undefined;
  return (
    <div className={classes.form}>
      <div role="status">
        <h2 ref={title} tabIndex={-1}>
          {t('payment:done.title', { plan: t(`payment:plan.${plan}.name`) })}
        </h2>
        {name === undefined ? null : <p>{t('payment:done.student', { name })}</p>}
        {purchase === undefined ? <p>{t('payment:done.everything')}</p> : null}
      </div>
      {purchase === undefined ? <GateNote isParent={PLANS[plan].buyer === 'parent'} /> : null}
      {purchase !== undefined && name === undefined ? (
        <AssignForm purchase={purchase} onAssigned={setPurchase} />
      ) : null}
      <div className={classes.actions}>
        {isOpen ? (
          <Button component={Link} to={paths.courses(locale)}>
            {t('payment:done.play')}
          </Button>
        ) : null}
        <Button component={Link} variant="default" to={paths.billing(locale)}>
          {t('payment:billing.title')}
        </Button>
      </div>
    </div>
  );
};
