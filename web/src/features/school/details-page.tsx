import { ApiError } from '@hopcode/contract/errors';
import { organizationCheckSlugExists } from '@hopcode/contract/organization/check-slug-exists';
import { type OwnOrganization, organizationUpdate } from '@hopcode/contract/organization/current';
import { organizationSlugSchema } from '@hopcode/contract/organization/organization';
import { Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { organizationQuery, refreshSchool } from '../../lib/api/school-query.ts';
import { changedOf } from '../../lib/forms/changed-of.ts';
import { checkFields } from '../../lib/forms/check-fields.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LateAgreement } from '../../ui/agreements/late-agreement.tsx';
import { Form } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { ExportSection } from './export-section.tsx';
import classes from './school.module.css';
import { SchoolField } from './school-field.tsx';

/** Whether another school has the slug. */
const isSlugTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ message }) => message === 'slug_taken');

/** Earlier addresses of the school. */
const OldAddresses = ({ slugs }: { readonly slugs: readonly string[] }) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const title = useId();
  if (slugs.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h2 id={title}>{t('school:details.oldAddresses')}</h2>
      <p>{t('school:details.oldAddressesHint')}</p>
      <ul className={classes.addresses}>
        {slugs.map((slug) => (
          <li key={slug}>
            <bdi dir="ltr">{location.origin + paths.loginOrganizationAt(locale, slug)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
};

const DetailsForm = ({ organization }: { readonly organization: OwnOrganization }) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(false);
  /** The slugs that other schools have, as far as the server has reported them. */
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const remember = (slug: string): void => setTaken((before) => new Set([...before, slug]));
  const look = useMutation({
    mutationFn: (slug: string) => api(organizationCheckSlugExists, { query: { slug } }),
    onSuccess: ({ exists }, slug) => {
      if (exists) remember(slug);
    },
  });
  const form = useForm({
    initial: { name: organization.name, slug: organization.slug },
    check: (values) => checkFields(organizationUpdate.body, values),
    send: async (body) => {
      setSaved(false);
      try {
        return await api(organizationUpdate, { body: changedOf(body, organization) });
      } catch (error) {
        if (isSlugTaken(error)) remember(organizationSlugSchema.parse(body.slug));
        throw error;
      }
    },
    done: async (changed) => {
      queryClient.setQueryData(organizationQuery.queryKey, changed);
      form.set('slug', changed.slug);
      setSaved(true);
      await refreshSchool(queryClient);
    },
  });
  const slug = organizationSlugSchema.safeParse(form.values.slug).data;
  const isTaken = slug !== undefined && slug !== organization.slug && taken.has(slug);
  const takenWords = isTaken ? t('school:details.slugTaken') : undefined;
  // A taken slug has its own message, so the message of the form is left out.
  const { slug: _, ...otherProblems } = form.problems;
  return (
    <Form
      form={form}
      unsaved={form.isChanged}
      submit={t('form.save')}
      beside={
        <span className={classes.saved} role="status">
          {saved ? t('form.saved') : ''}
        </span>
      }
    >
      <SchoolField form={form} of="details" name="name" autoComplete="organization" />
      <SchoolField
        form={isTaken ? { ...form, problems: otherProblems } : form}
        of="details"
        name="slug"
        description={t('school:details.slugHint', {
          address: location.origin + paths.loginOrganization(locale, `/${slug ?? ''}`),
        })}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={takenWords}
        onBlur={() => {
          if (slug !== undefined && slug !== organization.slug && !taken.has(slug)) look.mutate(slug);
        }}
      />
    </Form>
  );
};

/** `/{lng}/organization/details`: the name and the address of the school, for its admins. */
export const DetailsPage = () => {
  const t = useWords('school', 'site', 'account');
  const locale = useLocale();
  const { data: organization, isLoadingError: isError, refetch } = useQuery(organizationQuery);
  const content = () => {
    if (organization)
      return (
        <>
          <DetailsForm key={organization.id} organization={organization} />
          <OldAddresses slugs={organization.old_slugs} />
          <LateAgreement />
          <ExportSection />
          <p className={links.links}>
            <Link className={links.link} to={paths.schoolPlan(locale)}>
              {t('school:details.plan')}
            </Link>
            <Link className={links.link} to={paths.organizationLog(locale)}>
              {t('site:log.link')}
            </Link>
            <Link className={links.link} to={paths.deletedOfSchool(locale)}>
              {t('site:deleted.linkSchool')}
            </Link>
          </p>
        </>
      );
    if (isError) return <LoadError message={t('school:details.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={220} radius={16} />;
  };
  return <PageCard title={t('school:details.title')}>{content()}</PageCard>;
};
