import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { CoursesSection } from './courses-section.tsx';
import classes from './payment.module.css';
import { paymentsQuery } from './payment-queries.ts';
import { PaymentsSection } from './payments-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { TestNote } from './test-note.tsx';

const AdminNotes = lazyPart(() => import('./admin-notes.tsx').then((file) => file.AdminNotes));
const BecomeSchool = lazyPart(() => import('./become-school.tsx').then((file) => file.BecomeSchool));

/** `/{lng}/profile/billing`: the plan, the bought courses and the payments of a parent or of a school. */
export const BillingPage = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const user = useCurrentUser();
  const { data: payments, isLoadingError: isError } = useQuery(paymentsQuery);
  const queryClient = useQueryClient();
  // After the user has entered the password or pressed a button to try again, the whole page loads again.
  const retry = (): void => void queryClient.refetchQueries({ queryKey: ['payment'], type: 'active' });
  const [said, setSaid] = useState('');
  const top = useRef<HTMLParagraphElement>(null);
  const done = (words: string): void => {
    setSaid(words);
    // The pressed button may have disappeared, so the message gets the focus.
    top.current?.focus();
  };
  const isParent = user != null && roleOf(user) === 'parent';
  const lists = () => {
    if (isError) return <LoadError message={t('payment:billing.loadFailed')} onRetry={retry} />;
    if (!payments) return <LoadingSign height={140} />;
    return (
      <>
        {isParent ? <CoursesSection purchases={payments} onDone={done} /> : null}
        <PaymentsSection payments={payments} onDone={done} />
      </>
    );
  };
  return (
    <PageCard title={t('payment:billing.title')} width="wide">
      <TestNote />
      <p ref={top} tabIndex={-1} className={classes.said} role="status">
        {said}
      </p>
      <MountOnOpen opened={user != null && roleOf(user) === 'admin'}>
        <AdminNotes onDone={done} />
      </MountOnOpen>
      <SubscriptionSection isParent={isParent} onDone={done} onRetry={retry} />
      {lists()}
      <MountOnOpen opened={isParent}>{isParent ? <BecomeSchool /> : null}</MountOnOpen>
      <p className={links.links}>
        <Link className={links.link} to={paths.refundPolicy(locale)}>
          {t('account.legal.refund.title')}
        </Link>
      </p>
    </PageCard>
  );
};
