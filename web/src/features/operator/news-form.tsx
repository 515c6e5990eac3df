import '@mantine/core/styles/Input.layer.css';
import {
  NEWS_TEMPLATES,
  userQueueEmails,
  userQueueUserEmailsForAll,
} from '@hopcode/contract/user/queue-emails';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { FormError, SubmitButton } from '../../ui/form.tsx';
import classes from './operator.module.css';

type Values = { template_name: string; subject: string; recipients: string };

/** The addresses in a pasted text, separated by line breaks, commas, semicolons or spaces. */
export const addressesOf = (text: string): readonly string[] =>
  [...new Set(text.split(/[\s,;]+/))].filter((address) => address !== '');

const bodyOf = ({ template_name, subject, recipients }: Values) => ({
  template_name,
  ...(subject.trim() === '' ? {} : { subject }),
  recipients: addressesOf(recipients),
});

/** Without addresses, all accounts get the news. */
const isForAll = ({ recipients }: Values): boolean => addressesOf(recipients).length === 0;

const check = (values: Values) => {
  const { recipients, ...rest } = bodyOf(values);
  return isForAll(values)
    ? checkFields(userQueueUserEmailsForAll.query, rest)
    : checkFields(userQueueEmails.body, { ...rest, recipients });
};

const send = async (values: Values) => {
  const { recipients, ...rest } = bodyOf(values);
  return isForAll(values)
    ? await api(userQueueUserEmailsForAll, { query: userQueueUserEmailsForAll.query.parse(rest) })
    : await api(userQueueEmails, { body: userQueueEmails.body.parse({ ...rest, recipients }) });
};

/** Queues the news for sending. `SendForm` sends it. */
export const NewsForm = () => {
  const t = useWords('operator', 'account');
  const id = useId();
  const queryClient = useQueryClient();
  const [queued, setQueued] = useState<number>();
  const form = useForm<Values, { queued: number }>({
    initial: { template_name: NEWS_TEMPLATES[0], subject: '', recipients: '' },
    check,
    send,
    done: async (answer) => {
      setQueued(answer.queued);
      await queryClient.invalidateQueries({ queryKey: ['operator', 'mails'] });
    },
  });
  const { problems, values } = form;
  return (
    <form {...form.formProps} className={classes.form}>
      <div>
        <label htmlFor={id}>{t('operator:news.template')}</label>
        <select
          id={id}
          className={classes.select}
          value={values.template_name}
          onChange={(event) => form.set('template_name', event.currentTarget.value)}
        >
          {NEWS_TEMPLATES.map((name) => (
            <option key={name} value={name}>
              {t(`operator:news.templates.${name}`)}
            </option>
          ))}
        </select>
      </div>
      <TextInput
        size="md"
        label={t('operator:news.subject')}
        value={values.subject}
        error={problems.subject === undefined ? undefined : t('operator:news.subjectInvalid')}
        onChange={(event) => form.set('subject', event.currentTarget.value)}
      />
      <Textarea
        size="md"
        rows={4}
        label={t('operator:news.recipients')}
        description={t('operator:news.recipientsHelp')}
        value={values.recipients}
        error={problems.recipients === undefined ? undefined : t('operator:news.recipientsInvalid')}
        onChange={(event) => form.set('recipients', event.currentTarget.value)}
      />
      <FormError failure={form.failure} />
      <div>
        <SubmitButton sending={form.sending}>{t('operator:news.submit')}</SubmitButton>
      </div>
      <p className={classes.done} role="status">
        {queued === undefined ? null : t('operator:news.queued', { count: queued })}
      </p>
    </form>
  );
};
