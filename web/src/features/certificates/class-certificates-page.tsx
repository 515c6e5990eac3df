import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { isNotYours, NotYours } from '../../ui/not-yours.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import links from '../../ui/text-link.module.css';
import { classCertificatesQuery } from './certificate-queries.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import classes from './certificates.module.css';

/** `/{lng}/organization/classes/{classId}/certificates`: the certificates of a class, for printing them together. */
export const ClassCertificatesPage = () => {
  const t = useWords('certificate');
  const locale = useLocale();
  const { classId = '' } = useParams();
  const { data, error, refetch } = useQuery(classCertificatesQuery(classId, locale));
  const sheets = (data?.certificates ?? []).flatMap((one) =>
    one.evidence === null || one.issued_at === null
      ? []
      : [{ ...one, evidence: one.evidence, issued_at: one.issued_at }],
  );
  const content = () => {
    if (isNotYours(error)) return <NotYours message={t('certificate:notYours')} />;
    if (error) return <LoadError message={t('certificate:failed')} onRetry={() => void refetch()} />;
    if (!data) return <LoadingSign height={260} />;
    if (sheets.length === 0) return <p>{t('certificate:class.none')}</p>;
    return (
      <>
        <div className={classes.tools}>
          <Button
            leftSection={<Printer size={18} strokeWidth={2.3} aria-hidden />}
            onClick={() => globalThis.print()}
          >
            {t('certificate:class.print', { count: sheets.length })}
          </Button>
        </div>
        <ul className={classes.list}>
          {sheets.map((one) => (
            <li key={one.id}>
              <CertificateSheet certificate={one} isPublished={one.revoked_at === null} />
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <PageCard title={t('certificate:class.title')} width="wide" intro={t('certificate:class.intro')}>
      {content()}
      <div className={links.links}>
        <Link className={links.link} to={paths.schoolClass(locale, classId)}>
          {t('certificate:class.back')}
        </Link>
      </div>
    </PageCard>
  );
};
