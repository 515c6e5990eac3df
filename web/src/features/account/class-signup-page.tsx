import { ApiError } from '@hopcode/contract/errors';
import { organizationClassByToken } from '@hopcode/contract/organization/classes';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { FormError } from '../../ui/form.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { ClassJoinForm } from './class-join-form.tsx';
import { ClassCodeForm } from './class-signup-code.tsx';
import { GuestOnly } from './guest-only.tsx';
import { useJoinRequest } from './join-request.ts';
import { JoinWaiting } from './join-waiting.tsx';

type CardProps = {
  readonly intro?: string;
  /** The slug of the school, for the link to the school's login; undefined while it is unknown. */
  readonly slug?: string;
  readonly children: ReactNode;
};

const JoinCard = ({ intro, slug, children }: CardProps) => {
  const t = useWords('school', 'account');
  const locale = useLocale();
  return (
    <PageCard title={t('school:student.join.title')} picture="avatar/Kid2/face" intro={intro}>
      {children}
      <div className={links.links}>
        <p>
          {t('school:student.join.haveAccount')}{' '}
          <Link
            className={links.link}
            to={
              slug === undefined ? paths.loginOrganization(locale) : paths.loginOrganizationAt(locale, slug)
            }
          >
            {t('account:loginOrg.title')}
          </Link>
        </p>
      </div>
    </PageCard>
  );
};

/** Whether no class has this code: the code is malformed (422) or unknown. */
const isUnknown = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 422) || failureCodeOf(error) === 'invalid_token';

const JoinByToken = ({ token }: { readonly token: string }) => {
  const t = useWords('school', 'account');
  const request = useJoinRequest(token);
  const { data, error } = useQuery({
    queryKey: ['class-of-token', token],
    queryFn: ({ signal }) => api(organizationClassByToken, { query: { token }, signal }),
    enabled: token !== '',
  });
  const isEnded = error instanceof ApiError && error.detail === 'class_code_expired';
  if (request && error)
    return (
      <JoinCard>
        <JoinWaiting request={request} />
      </JoinCard>
    );
  if (token === '' || isEnded || isUnknown(error))
    return (
      <JoinCard intro={t('school:student.join.code.intro')}>
        <ClassCodeForm key={token} refused={token} isEnded={isEnded} />
      </JoinCard>
    );
  if (error)
    return (
      <JoinCard>
        <FormError failure={failureCodeOf(error)} />
      </JoinCard>
    );
  if (!data)
    return (
      <JoinCard>
        <Skeleton height={320} radius={16} />
      </JoinCard>
    );
  return (
    <JoinCard
      intro={t('school:student.join.at', {
        class: isolateDirection(data.class_name),
        school: isolateDirection(data.organization_name),
      })}
      slug={data.organization_slug}
    >
      {request ? <JoinWaiting request={request} /> : <ClassJoinForm token={token} asks={data.asks_to_join} />}
    </JoinCard>
  );
};

/**
 * `/{lng}/class-signup?token=`: a student creates an account in a class, without an email address. Without a token, or
 * with an unknown token, the page asks for the code of the class.
 */
export const ClassSignupPage = () => {
  const [query] = useSearchParams();
  return (
    <GuestOnly>
      <JoinByToken token={(query.get('token') ?? '').trim()} />
    </GuestOnly>
  );
};
