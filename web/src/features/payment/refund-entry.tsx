import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { roleOf } from '../../lib/account/role.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import links from '../../ui/text-link.module.css';

const RefundPayments = lazyPart(() => import('./refund-payments.tsx').then((file) => file.RefundPayments));

/**
 * The part below the refund policy. Lets a user request a refund, or links a visitor to the login page. Renders nothing
 * for a child, who has no payments.
 */
export const RefundEntry = () => {
  const t = useWords('payment');
  const locale = useLocale();
  const back = redirectQuery(useLocation());
  const user = useCurrentUser();
  if (user === undefined || user?.is_student === true) return null;
  const isPayer = user !== null && (roleOf(user) === 'parent' || roleOf(user) === 'admin');
  if (user !== null && !isPayer) return null;
  return (
    <section>
      <h2>{t('payment:policy.title')}</h2>
      <p>{t('payment:policy.detail')}</p>
      {user === null ? (
        <Link className={links.link} to={paths.login(locale, back)}>
          {t('payment:policy.logIn')}
        </Link>
      ) : (
        <>
          <MountOnOpen opened>
            <RefundPayments />
          </MountOnOpen>
          <Link className={links.link} to={paths.billing(locale)}>
            {t('payment:policy.open')}
          </Link>
        </>
      )}
    </section>
  );
};
