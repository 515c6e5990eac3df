import type { ListedOrder } from '@hopcode/contract/licence/orders';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { CodeForm } from './code-form.tsx';
import { CodesList } from './codes-list.tsx';
import { OrdersList } from './orders-list.tsx';
import classes from './sales.module.css';

/** `/{lng}/operator/licences`: the orders of schools, and the codes that open their courses. */
export const LicencesPage = () => {
  const t = useWords('sales', 'account');
  const locale = useLocale();
  const [order, setOrder] = useState<ListedOrder>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageCard title={t('sales:licences.title')} intro={t('sales:licences.intro')} width="wide">
      <section>
        <h2 className={classes.first}>{t('sales:orders.title')}</h2>
        <OrdersList
          onCode={(chosen) => {
            setOrder(chosen);
            heading.current?.focus();
          }}
        />
      </section>
      <section className={classes.section}>
        <h2 ref={heading} tabIndex={-1}>
          {t('sales:codes.create')}
        </h2>
        <CodeForm key={order?.id ?? ''} order={order} />
      </section>
      <section className={classes.section}>
        <h2>{t('sales:codes.title')}</h2>
        <CodesList />
      </section>
      <p className={links.links}>
        <Link className={links.link} to={paths.operatorPurchases(locale)}>
          {t('sales:purchases.title')}
        </Link>
      </p>
    </PageCard>
  );
};
