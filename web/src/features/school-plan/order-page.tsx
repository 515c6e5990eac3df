import { ApiError } from '@hopcode/contract/errors';
import { organizationOrderAccept, type SchoolOrder } from '@hopcode/contract/licence/orders';
import { formatMoney } from '@hopcode/translations/money';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { organizationQuery } from '../../lib/api/school-query.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import { OrderDocument } from './order-document.tsx';
import classes from './order-page.module.css';
import { orderQuery, ordersQuery } from './plan-queries.ts';
import { TaxForm } from './tax-form.tsx';

/** Whether this account has no such order. */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 422].includes(error.status);

/**
 * Whether the server has refused for this reason: the total has changed since the reader saw it (`taken_meanwhile`), or
 * the quote has expired.
 */
const isRefusedAs = (detail: 'taken_meanwhile' | 'quote_expired', error: unknown): boolean =>
  error instanceof ApiError && error.detail === detail;

/** Turns a quote into an invoice after a confirmation. */
const Accept = ({ order }: { readonly order: SchoolOrder }) => {
  const t = useWords('plan', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const total = order.cents + order.tax_cents;
  const [asks, setAsks] = useState(false);
  const [isOver] = useState(() => Date.parse(order.valid_until) < Date.now());
  const accept = useMutation({
    mutationFn: () =>
      api(organizationOrderAccept, { params: { order_id: order.id }, body: { total_cents: total } }),
    // Loads the orders again even after a refusal, because the operator may have changed the tax.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersQuery.queryKey }),
  });
  if (isOver) return <p>{t('plan:document.expired')}</p>;
  if (isRefusedAs('quote_expired', accept.error)) return <p role="alert">{t('plan:document.expired')}</p>;
  const isChanged = isRefusedAs('taken_meanwhile', accept.error);
  return (
    <>
      <Button aria-busy={accept.isPending} onClick={() => setAsks(true)}>
        {t('plan:document.accept')}
      </Button>
      {isChanged ? <p role="alert">{t('plan:document.changed')}</p> : null}
      {accept.isError && !isChanged ? <FormError failure={failureCodeOf(accept.error)} /> : null}
      <MountOnOpen opened={asks}>
        <ConfirmDialog
          opened={asks}
          onClose={() => setAsks(false)}
          title={t('plan:document.acceptTitle')}
          confirm={t('plan:document.accept')}
          tone="plain"
          onConfirm={() => {
            if (!accept.isPending) accept.mutate();
          }}
        >
          <p>{t('plan:document.acceptDetail', { price: formatMoney(locale, total, order.currency) })}</p>
        </ConfirmDialog>
      </MountOnOpen>
    </>
  );
};

/**
 * `/{lng}/organization/orders/{orderId}`: a quote or an invoice to print, for the admins of the school. The operator
 * opens it at `/{lng}/operator/orders/{orderId}`.
 */
export const OrderPage = () => {
  const t = useWords('plan', 'account');
  const locale = useLocale();
  const { orderId = '' } = useParams();
  const isOperator = useCurrentUser()?.operator === true;
  const tools = useRef<HTMLDivElement>(null);
  const { data, error, isLoadingError: isError, refetch } = useQuery(orderQuery(orderId));
  useFocusAfter(data?.order.state, tools);
  // For an admin, the document contains the name of the school.
  useQuery({ ...organizationQuery, enabled: !isOperator });
  if (isError)
    return (
      <PageCard title={t('plan:orders.title')}>
        {isMissing(error) ? (
          <p role="alert">{t('plan:document.missing')}</p>
        ) : (
          <LoadError message={t('plan:document.loadFailed')} onRetry={() => void refetch()} />
        )}
      </PageCard>
    );
  if (!data)
    return (
      <PageCard title={t('plan:orders.title')} width="wide">
        <Skeleton height={420} radius={8} />
      </PageCard>
    );
  const { order } = data;
  const kind = order.invoice_number === null ? t('plan:document.quote') : t('plan:document.invoice');
  const title = t('plan:document.titled', { kind, number: order.invoice_number ?? order.quote_number });
  return (
    <PageCard title={title} width="wide">
      <section ref={tools} tabIndex={-1} aria-label={title} className={classes.tools}>
        {order.state === 'quoted' && !isOperator ? <Accept order={order} /> : null}
        <Button
          variant="default"
          leftSection={<Printer size={18} strokeWidth={2.3} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('plan:document.print')}
        </Button>
        <Link
          className={links.link}
          to={isOperator ? paths.operatorLicences(locale) : paths.schoolPlan(locale)}
        >
          {t('plan:document.back')}
        </Link>
      </section>
      {order.state === 'quoted' && isOperator ? (
        <TaxForm order={order} sellerTaxNumber={data.seller_tax_number} />
      ) : null}
      <OrderDocument {...data} />
    </PageCard>
  );
};
