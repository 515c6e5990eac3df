import type { organizationOrderGet, SchoolOrder } from '@hopcode/contract/licence/orders';
import { vatNumberOf } from '@hopcode/contract/licence/vat-number';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { formatMoney } from '@hopcode/translations/money';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { organizationQuery } from '../../lib/api/school-query.ts';
import { formatDay } from '../../lib/i18n/day.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import classes from './order-document.module.css';
import { formatTaxRate } from './tax-rate.ts';

type Props = z.output<typeof organizationOrderGet.response>;

type Fact = readonly [name: string, value: string];

/** The numbers and dates of a quote or an invoice, in the order in which readers need them. */
const useFacts = (order: SchoolOrder): readonly Fact[] => {
  const t = useWords('plan');
  const locale = useLocale();
  const day = (name: string, moment: string | null): readonly Fact[] =>
    moment === null ? [] : [[t(`plan:document.${name}`), formatDay(locale, moment)]];
  const text = (name: string, value: string | null): readonly Fact[] =>
    value === null ? [] : [[t(`plan:document.${name}`), value]];
  return order.invoice_number === null
    ? [
        ...day('date', order.quoted_at),
        ...day('valid', order.valid_until),
        ...text('order', order.purchase_order),
      ]
    : [
        ...day('date', order.invoiced_at),
        ...day('due', order.due_at),
        ...day('paidOn', order.paid_at),
        ...text('order', order.purchase_order),
        ...text('reference', order.quote_number),
      ];
};

/** The text of the tax row; undefined for a price without tax. */
const useTaxWords = ({ reverse_charge: isReverse, tax_rate: rate }: SchoolOrder): string | undefined => {
  const t = useWords('plan');
  const locale = useLocale();
  if (isReverse) return t('plan:document.reverse');
  if (rate === null) return undefined;
  return t('plan:document.taxOf', { rate: isolateDirection(formatTaxRate(locale, rate)) });
};

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <p className={classes.lines}>
    <bdi>{lines.join('\n')}</bdi>
  </p>
);

/** A quote or an invoice as a sheet of paper. Only this sheet is printed. */
export const OrderDocument = ({ order, seller, seller_tax_number: sellerTaxNumber, payment }: Props) => {
  const t = useWords('plan');
  const locale = useLocale();
  const facts = useFacts(order);
  const { data: school } = useQuery({ ...organizationQuery, enabled: false });
  const number = order.invoice_number ?? order.quote_number;
  const money = (cents: number): string => formatMoney(locale, cents, order.currency);
  const numbered = (key: 'taxNumber' | 'vatNumber', value: string | null): readonly string[] =>
    value === null ? [] : [t(`plan:document.${key}`, { number: isolateDirection(value) })];
  const taxWords = useTaxWords(order);
  return (
    <article className={classes.sheet}>
      {order.is_test ? <p className={classes.test}>{t('plan:document.test')}</p> : null}
      {order.state === 'cancelled' ? <p className={classes.test}>{t('plan:document.cancelled')}</p> : null}
      <header className={classes.head}>
        <h2>
          {order.invoice_number === null ? t('plan:document.quote') : t('plan:document.invoice')}{' '}
          <bdi dir="ltr">{number}</bdi>
        </h2>
        <Lines
          lines={[
            ...seller,
            ...numbered(
              vatNumberOf(sellerTaxNumber ?? '') === undefined ? 'taxNumber' : 'vatNumber',
              sellerTaxNumber,
            ),
          ]}
        />
      </header>
      <div className={classes.about}>
        <div>
          <p className={classes.label}>{t('plan:document.to')}</p>
          <Lines
            lines={[
              order.billing_name,
              ...order.billing_address.split('\n'),
              ...numbered('vatNumber', order.vat_number),
              ...numbered('taxNumber', order.tax_number),
            ]}
          />
        </div>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('plan:document.item')}</th>
            <th scope="col">{t('plan:document.price')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <b>
                {t(`plan:name.${order.plan_name}`)} · {t(`plan:size.${order.plan_name}`)}
              </b>
              <br />
              {t('plan:document.period')}
              {school === undefined ? null : (
                <>
                  {' · '}
                  <bdi>{school.name}</bdi>
                </>
              )}
            </td>
            <td>{money(order.cents)}</td>
          </tr>
        </tbody>
        <tfoot>
          {taxWords === undefined ? null : (
            <>
              <tr>
                <th scope="row">{t('plan:document.net')}</th>
                <td>{money(order.cents)}</td>
              </tr>
              <tr>
                <th scope="row">{taxWords}</th>
                <td>{money(order.tax_cents)}</td>
              </tr>
            </>
          )}
          <tr>
            <th scope="row">{t('plan:document.total')}</th>
            <td>{money(order.cents + order.tax_cents)}</td>
          </tr>
        </tfoot>
      </table>
      {order.reverse_charge ? <p>{t('plan:document.reverseDetail')}</p> : null}
      {taxWords === undefined ? <p>{t('plan:document.tax')}</p> : null}
      {order.invoice_number === null || payment.length === 0 ? null : (
        <>
          <p className={classes.label}>{t('plan:document.payment')}</p>
          <Lines lines={payment} />
          <p>{t('plan:document.mention', { number })}</p>
        </>
      )}
    </article>
  );
};
