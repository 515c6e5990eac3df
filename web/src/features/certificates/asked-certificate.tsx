import type { MissingLevel } from '@hopcode/contract/certificate/certificate';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import links from '../../ui/text-link.module.css';
import { ownCertificateQuery } from './certificate-queries.ts';
import classes from './certificates.module.css';

/** Maximum number of missing levels that the list shows. For a beginner, nearly all levels are missing. */
const LISTED = 5;

type MissingProps = { readonly courseId: string; readonly missing: readonly MissingLevel[] };

const Missing = ({ courseId, missing }: MissingProps) => {
  const t = useWords('certificate');
  const locale = useLocale();
  return (
    <>
      <p>{t('certificate:own.missing', { count: missing.length })}</p>
      <ul className={classes.missing}>
        {missing.slice(0, LISTED).map(({ slug, name, reason }) => (
          <li key={slug}>
            <Link className={links.link} to={paths.level(locale, courseId, slug)}>
              <bdi>{name}</bdi>
            </Link>{' '}
            {t(`certificate:own.reason.${reason}`)}
          </li>
        ))}
      </ul>
    </>
  );
};

type Props = { readonly courseId: string; readonly courseName: string };

/** Shows a student what is missing for a certificate, or that the server is checking the certificate. */
export const AskedCertificate = ({ courseId, courseName }: Props) => {
  const t = useWords('certificate');
  const locale = useLocale();
  const { data, error, refetch } = useQuery(ownCertificateQuery(courseId, locale));
  const queries = useQueryClient();
  const isIssued = data?.certificate?.state === 'issued';
  useEffect(() => {
    // The list of certificates was loaded while the server was still checking this one, so the list loads again.
    if (isIssued) void queries.invalidateQueries({ queryKey: ['certificates', 'student'] });
  }, [isIssued, queries]);
  const content = () => {
    if (data?.certificate) return <p role="status">{t('certificate:own.checking')}</p>;
    if (data) return <Missing courseId={courseId} missing={data.missing} />;
    if (error) return <LoadError message={t('certificate:failed')} onRetry={() => void refetch()} />;
    return <LoadingSign height={80} />;
  };
  return (
    <li className={classes.one}>
      <h2>{courseName}</h2>
      {content()}
    </li>
  );
};
