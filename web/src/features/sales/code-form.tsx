import '@mantine/core/styles/Input.layer.css';
import { ApiError } from '@hopcode/contract/errors';
import { licenceCodeCreate } from '@hopcode/contract/licence/codes';
import { type ListedOrder, SCHOOL_PLAN_NAMES } from '@hopcode/contract/licence/orders';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import classes from './sales.module.css';

const FIELDS = ['students', 'days', 'redeem_days', 'note'] as const;
type Values = Readonly<Record<(typeof FIELDS)[number] | 'plan_name', string>>;

/**
 * A typed number. An empty field gives undefined. Text that is not a number stays text, so that the schema refuses it.
 */
const numberOf = (typed: string): number | string | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d+$/.test(text) ? Number(text) : text;
};

const bodyOf = ({ plan_name, students, days, redeem_days, note }: Values, orderId: string | undefined) => ({
  plan_name,
  students: numberOf(students),
  days: numberOf(days),
  redeem_days: numberOf(redeem_days),
  note,
  ...(orderId === undefined ? {} : { order_id: orderId }),
});

/** Creates a code. Returns undefined if its order already has a code. */
const create = async (values: Values, orderId: string | undefined): Promise<string | undefined> => {
  try {
    const body = licenceCodeCreate.body.parse(bodyOf(values, orderId));
    return (await api(licenceCodeCreate, { body })).code;
  } catch (error) {
    if (error instanceof ApiError && error.detail === 'code_exists') return undefined;
    throw error;
  }
};

/** The new code, with a button that copies it. */
const MadeCode = ({ code }: { readonly code: string }) => {
  const t = useWords('sales', 'account');
  const clipboard = useClipboard();
  const said = () => {
    if (clipboard.error) return t('sales:codes.copyFailed');
    return clipboard.copied ? t('sales:codes.copied') : t('sales:codes.made');
  };
  return (
    <div className={classes.made}>
      <p role="status">{said()}</p>
      <code dir="ltr">{code}</code>
      <Button
        variant="default"
        leftSection={<Copy size={18} strokeWidth={2.3} aria-hidden />}
        onClick={() => clipboard.copy(code)}
      >
        {t('sales:codes.copy')}
      </Button>
    </div>
  );
};

type Props = {
  /** The order that the code is for; undefined for a code that every school can redeem. */
  readonly order: ListedOrder | undefined;
};

/** Creates a licence code and shows it once. */
export const CodeForm = ({ order }: Props) => {
  const t = useWords('sales', 'account');
  const queryClient = useQueryClient();
  const planId = useId();
  const [code, setCode] = useState<string>();
  const [exists, setExists] = useState(false);
  const form = useForm({
    initial: {
      plan_name: order?.plan_name ?? 'small_school',
      students: '',
      days: '365',
      redeem_days: '90',
      note: '',
    } as Values & Record<string, string>,
    check: (values) => checkFields(licenceCodeCreate.body, bodyOf(values, order?.id)),
    send: (values) => {
      setCode(undefined);
      setExists(false);
      return create(values, order?.id);
    },
    done: async (made) => {
      setCode(made);
      setExists(made === undefined);
      await queryClient.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <>
      <p>
        {order === undefined
          ? t('sales:codes.anySchool')
          : t('sales:codes.for', {
              school: isolateDirection(order.organization_name),
              number: isolateDirection(order.invoice_number ?? order.quote_number),
            })}
      </p>
      <Form form={form} submit={t('sales:codes.submit')}>
        <div>
          <label htmlFor={planId}>{t('sales:codes.field.plan_name.label')}</label>
          <select
            id={planId}
            className={classes.select}
            value={form.values.plan_name}
            onChange={(event) => form.set('plan_name', event.currentTarget.value)}
          >
            {SCHOOL_PLAN_NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`sales:purchases.plan.${name}`)}
              </option>
            ))}
          </select>
        </div>
        {FIELDS.map((name) => {
          const problem = form.problems[name];
          return (
            <TextInput
              key={name}
              size="md"
              name={name}
              autoComplete="off"
              inputMode={name === 'note' ? 'text' : 'numeric'}
              label={t(`sales:codes.field.${name}.label`)}
              error={problem === undefined ? undefined : t(`sales:codes.field.${name}.${problem}`)}
              value={form.values[name]}
              onChange={(event) => form.set(name, event.currentTarget.value)}
            />
          );
        })}
      </Form>
      {exists ? (
        <p className={classes.failed} role="alert">
          {t('sales:codes.exists')}
        </p>
      ) : null}
      {code === undefined ? null : (
        <>
          <MadeCode key={code} code={code} />
          <p>
            {order === undefined
              ? t('sales:codes.pass')
              : t('sales:codes.mailed', { school: order.organization_name })}
          </p>
        </>
      )}
    </>
  );
};
