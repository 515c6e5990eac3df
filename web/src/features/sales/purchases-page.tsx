import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';
import { SignupLinkForm } from '../../ui/signup-link-form.tsx';
import links from '../../ui/text-link.module.css';
import { PaidForm } from './paid-form.tsx';
import { PurchasesList } from './purchases-list.tsx';
import { RefundRequests } from './refund-requests.tsx';
import classes from './sales.module.css';
import { TransferForm } from './transfer-form.tsx';

/** `/{lng}/operator/purchases`: refunds that need a decision, and all payments with the actions of the operator. */
export const PurchasesPage = () => {
  const t = useWords('sales', 'site', 'account');
  const locale = useLocale();
  return (
    <PageCard title={t('sales:purchases.title')} intro={t('sales:purchases.intro')} width="wide">
      <section>
        <h2 className={classes.first}>{t('sales:refunds.title')}</h2>
        <p>{t('sales:refunds.intro')}</p>
        <RefundRequests />
      </section>
      <section className={classes.section}>
        <h2>{t('sales:purchases.list')}</h2>
        <PurchasesList />
      </section>
      <section className={classes.section}>
        <h2>{t('sales:paid.title')}</h2>
        <p>{t('sales:paid.intro')}</p>
        <PaidForm />
      </section>
      <section className={classes.section}>
        <h2>{t('sales:transfer.title')}</h2>
        <p>{t('sales:transfer.intro')}</p>
        <TransferForm />
      </section>
      <section className={classes.section}>
        <h2>{t('site:signupLink.title')}</h2>
        <p>{t('site:signupLink.intro.operator')}</p>
        <SignupLinkForm />
      </section>
      <p className={links.links}>
        <Link className={links.link} to={paths.operatorLicences(locale)}>
          {t('sales:licences.title')}
        </Link>
      </p>
    </PageCard>
  );
};
