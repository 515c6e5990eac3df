import '@mantine/core/styles/Input.layer.css';
import { organizationCreate } from '@hopcode/contract/organization/create';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Form } from '../../ui/form.tsx';
import classes from './operator.module.css';

const EMPTY = { name: '', slug: '', admin_email: '', admin_full_name: '' };
type Values = typeof EMPTY;

const FIELDS = ['name', 'slug', 'admin_email', 'admin_full_name'] as const;

/** Input attributes of each field: autofill, direction and capital letters. */
const INPUTS = {
  name: {},
  slug: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
  admin_email: { type: 'email', dir: 'ltr' },
  admin_full_name: {},
} as const;

/** Leaves out an empty name. */
const bodyOf = ({ admin_full_name, ...rest }: Values) => ({
  ...rest,
  ...(admin_full_name.trim() === '' ? {} : { admin_full_name }),
});

type Props = {
  /** The initial values of the fields. */
  readonly initial?: Values;
};

/** Creates a school. Its first admin gets an email to choose a password. */
export const SchoolForm = ({ initial = EMPTY }: Props) => {
  const t = useWords('operator', 'account');
  const sendsMail = useSendsMail();
  const queryClient = useQueryClient();
  const [made, setMade] = useState<{ readonly name: string; readonly email: string }>();
  const form = useForm({
    initial,
    check: (values) => checkFields(organizationCreate.body, bodyOf(values)),
    send: (values) => {
      setMade(undefined);
      return api(organizationCreate, { body: bodyOf(values) });
    },
    done: async ({ name }, { admin_email }) => {
      setMade({ name, email: admin_email.trim() });
      for (const field of FIELDS) form.set(field, '');
      await queryClient.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  const said = (school: { name: string; email: string }): string =>
    sendsMail ? t('operator:school.made', school) : t('operator:school.kept', school);
  return (
    <>
      <Form form={form} submit={t('operator:school.submit')}>
        {FIELDS.map((name) => {
          const problem = form.problems[name];
          return (
            <TextInput
              key={name}
              size="md"
              name={name}
              autoComplete="off"
              {...INPUTS[name]}
              label={t(`operator:school.field.${name}.label`)}
              description={name === 'slug' ? t('operator:school.slugHint') : undefined}
              error={problem === undefined ? undefined : t(`operator:school.field.${name}.${problem}`)}
              value={form.values[name]}
              onChange={(event) => form.set(name, event.currentTarget.value)}
            />
          );
        })}
      </Form>
      <p className={classes.done} role="status">
        {made === undefined ? '' : said(made)}
      </p>
    </>
  );
};
