import type { Purchase } from '@hopcode/contract/payment/purchase';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './payment.module.css';
import { paymentName } from './payment-name.ts';

const AssignDialog = lazyPart(() => import('./assign-dialog.tsx').then((file) => file.AssignDialog));

type Props = { readonly purchases: readonly Purchase[]; readonly onDone: (words: string) => void };

/** The bought courses, each with its student. The user can assign a course that has no student. */
export const CoursesSection = ({ purchases, onDone }: Props) => {
  const t = useWords('payment');
  const locale = useLocale();
  const [opened, dialog] = useDisclosure(false);
  const [chosen, choose] = useState<Purchase>();
  const courses = purchases.filter(
    ({ course_name, refund }) => course_name !== null && refund !== 'approved',
  );
  return (
    <section className={classes.section} aria-labelledby="billing-courses">
      <h2 id="billing-courses">{t('payment:billing.courses')}</h2>
      {courses.length === 0 ? (
        <p className={classes.empty}>{t('payment:billing.noCourses')}</p>
      ) : (
        <ul className={classes.list}>
          {courses.map((purchase) => (
            <li key={purchase.id} className={classes.row}>
              <span className={classes.what}>
                <b>{t(`payment:plan.${purchase.plan_name}.name`)}</b>
                <small>
                  {purchase.student_username === null
                    ? t('payment:billing.unassigned')
                    : t('payment:billing.of', { name: purchase.student_username })}
                </small>
                <small>{paymentName(locale, purchase)}</small>
                {purchase.refund === 'asked' ? <small>{t('payment:refund.state.asked')}</small> : null}
              </span>
              {purchase.student_id === null && purchase.refund !== 'asked' ? (
                <Button
                  aria-label={`${t('payment:assign.button')}: ${paymentName(locale, purchase)}`}
                  onClick={() => {
                    choose(purchase);
                    dialog.open();
                  }}
                >
                  {t('payment:assign.button')}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {chosen === undefined ? null : (
        <DialogOnOpen opened={opened} onClose={dialog.close}>
          <AssignDialog
            key={chosen.id}
            opened={opened}
            onClose={dialog.close}
            purchase={chosen}
            onAssigned={({ student_username: name }) =>
              onDone(t('payment:assign.done', { name: name ?? '' }))
            }
          />
        </DialogOnOpen>
      )}
    </section>
  );
};
