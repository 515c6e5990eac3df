import '@mantine/core/styles/Input.layer.css';
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { CONTACT_KINDS, type ContactKind, feedbackContact } from '@hopcode/contract/feedback/contact';
import { Skeleton, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { api } from '../../lib/api/api.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useEarlyField } from '../../lib/forms/use-early-field.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Form } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { type ContactValues, contactBody } from './contact-body.ts';
import classes from './contact-page.module.css';

type KindProps = { readonly kind: ContactKind; readonly onChange: (kind: ContactKind) => void };

const KindChoice = ({ kind, onChange }: KindProps) => {
  const t = useWords('site', 'account');
  const choice = useRef<HTMLFieldSetElement>(null);
  useEarlyField(choice, 'kind', (value) => {
    const chosen = CONTACT_KINDS.find((one) => one === value);
    if (chosen !== undefined) onChange(chosen);
  });
  return (
    <fieldset ref={choice} className={classes.kinds}>
      <legend>{t('site:contact.kind.legend')}</legend>
      {CONTACT_KINDS.map((one) => (
        <label key={one} className={classes.kind}>
          <input type="radio" name="kind" value={one} checked={one === kind} onChange={() => onChange(one)} />
          {t(`site:contact.kind.${one}`)}
        </label>
      ))}
    </fieldset>
  );
};

type FormProps = {
  readonly user: CurrentUser | null;
  readonly kind: ContactKind;
  readonly onKind: (kind: ContactKind) => void;
  readonly onSent: (email: string) => void;
};

const useContactForm = ({ user, kind, onSent }: FormProps) =>
  useForm<ContactValues, unknown>({
    initial: {
      name: user?.full_name ?? '',
      email: user?.email ?? '',
      school: '',
      students: '',
      country: '',
      message: '',
      reference: '',
    },
    check: (values) => checkFields(feedbackContact.body, contactBody(kind, values)),
    send: (values) => api(feedbackContact, { body: contactBody(kind, values) }),
    done: (_, { email }) => onSent(email.trim()),
  });

type FieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'form' | 'name'> & {
  readonly form: Pick<ReturnType<typeof useContactForm>, 'values' | 'set' | 'problems'>;
  readonly name: Exclude<keyof ContactValues, 'message' | 'reference'>;
};

const ContactField = ({ form, name, ...input }: FieldProps) => {
  const t = useWords('site', 'account');
  const problem = form.problems[name];
  return (
    <TextInput
      size="md"
      label={t(`site:contact.field.${name}.label`)}
      error={problem === undefined ? undefined : t(`site:contact.field.${name}.${problem}`)}
      {...input}
      name={name}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
    />
  );
};

const SchoolFields = ({ form }: Pick<ComponentProps<typeof ContactField>, 'form'>) => (
  <>
    <ContactField form={form} name="school" autoComplete="organization" required withAsterisk={false} />
    <ContactField form={form} name="students" inputMode="numeric" autoComplete="off" />
    <ContactField form={form} name="country" autoComplete="country-name" />
  </>
);

const ContactForm = (props: FormProps) => {
  const t = useWords('site', 'account');
  const { kind, onKind } = props;
  const form = useContactForm(props);
  const trap = useRef<HTMLInputElement>(null);
  useEarlyField(trap, 'website', (value) => form.set('reference', value));
  const problem = form.problems.message;
  return (
    <Form form={form} unsaved={form.isChanged} submit={t(`site:contact.submit.${kind}`)}>
      <KindChoice kind={kind} onChange={onKind} />
      <ContactField form={form} name="name" autoComplete="name" required withAsterisk={false} />
      <ContactField
        form={form}
        name="email"
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        withAsterisk={false}
        description={t('site:contact.emailUse')}
      />
      {kind === 'school' ? <SchoolFields form={form} /> : null}
      <Textarea
        size="md"
        rows={6}
        name="message"
        required={kind === 'contact'}
        withAsterisk={false}
        label={t(`site:contact.field.message.${kind}`)}
        error={problem === undefined ? undefined : t(`site:contact.field.message.${problem}`)}
        value={form.values.message}
        onChange={(event) => form.set('message', event.currentTarget.value)}
      />
      <div className={classes.trap} aria-hidden="true">
        <input
          ref={trap}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={form.values.reference}
          onChange={(event) => form.set('reference', event.currentTarget.value)}
        />
      </div>
      <p className={classes.note}>{t('site:contact.kept')}</p>
    </Form>
  );
};

const Sent = ({ email }: { readonly email: string }) => {
  const t = useWords('site', 'account');
  const locale = useLocale();
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button has disappeared with the form, so the text gets the focus.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className={classes.sent}>
        {t('site:contact.sent', { email })}
      </p>
      <div className={links.links}>
        <Link className={links.link} to={paths.home(locale)}>
          {t('notFound.home')}
        </Link>
      </div>
    </>
  );
};

/**
 * `/{lng}/contact`: anyone can write a message to us. `?about=school` opens the form that registers a school (game.md
 * section 2, 'Sidebar').
 */
export const ContactPage = () => {
  const t = useWords('site', 'account');
  const [query] = useSearchParams();
  const { data: user, isPending } = useQuery(currentUserQuery);
  const [kind, setKind] = useState<ContactKind>(query.get('about') === 'school' ? 'school' : 'contact');
  const [sentFrom, setSentFrom] = useState<string>();
  const content = () => {
    if (sentFrom !== undefined) return <Sent email={sentFrom} />;
    if (isPending) return <Skeleton height={320} radius={16} />;
    return <ContactForm user={user ?? null} kind={kind} onKind={setKind} onSent={setSentFrom} />;
  };
  return (
    <PageCard
      title={t('site:contact.title')}
      picture="avatar/Lady/face"
      intro={sentFrom === undefined ? t('site:contact.intro') : undefined}
    >
      {content()}
    </PageCard>
  );
};
