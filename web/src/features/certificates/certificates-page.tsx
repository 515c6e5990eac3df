import type { Certificate } from '@hopcode/contract/certificate/certificate';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { currentUserQuery } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { COURSES } from '../../lib/site-courses.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { isNotYours, NotYours } from '../../ui/not-yours.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { AskedCertificate } from './asked-certificate.tsx';
import { certificatesQuery } from './certificate-queries.ts';
import { CertificateSettings } from './certificate-settings.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CertificateTools } from './certificate-tools.tsx';
import classes from './certificates.module.css';

type IssuedProps = {
  readonly certificate: Certificate;
  readonly decides: boolean;
  readonly isAsShown: () => Promise<boolean>;
};

const Issued = ({ certificate, decides, isAsShown }: IssuedProps) => {
  const { evidence, issued_at: issued, revoked_at: revoked } = certificate;
  if (evidence === null || issued === null) return null;
  const shown = { ...certificate, evidence, issued_at: issued };
  return (
    <li className={classes.one}>
      <CertificateSheet certificate={shown} isPublished={revoked === null} />
      <CertificateTools certificate={shown} isPublished={revoked === null} isAsShown={isAsShown} />
      <CertificateSettings certificate={certificate} decides={decides} />
    </li>
  );
};

const isIssued = ({ state }: Certificate): boolean => state === 'issued';

/**
 * The courses without a certificate. Shown only to the students themselves, because this list also requests the
 * certificates.
 */
const Open = ({ certificates }: { readonly certificates: readonly Certificate[] }) => {
  const t = useWords('certificate');
  const open = COURSES.filter(({ id }) => !certificates.some((one) => one.course_id === id && isIssued(one)));
  return open.map(({ id }) => (
    <AskedCertificate key={id} courseId={id} courseName={t(`certificate:course.${id}`)} />
  ));
};

type ListProps = { readonly studentId: string };

const List = ({ studentId }: ListProps) => {
  const t = useWords('certificate');
  const locale = useLocale();
  const { data: user } = useQuery(currentUserQuery);
  const { data, error, refetch } = useQuery(certificatesQuery(studentId, locale));
  if (isNotYours(error)) return <NotYours message={t('certificate:notYours')} />;
  if (error) return <LoadError message={t('certificate:failed')} onRetry={() => void refetch()} />;
  if (!data || !user) return <LoadingSign height={260} />;
  const isSelf = user.student_id === studentId;
  const decides = !isSelf && roleOf(user) !== 'pupil';
  const issued = data.certificates.filter(isIssued);
  const isAsShown = async (shown: Certificate): Promise<boolean> => {
    const { data: loaded } = await refetch({ throwOnError: true });
    const now = loaded?.certificates.find(({ id }) => id === shown.id);
    return now?.address === shown.address && now.revoked_at === shown.revoked_at;
  };
  if (issued.length === 0 && !isSelf) return <p>{t('certificate:list.none')}</p>;
  return (
    <ul className={classes.list}>
      {issued.map((certificate) => (
        <Issued
          key={certificate.id}
          certificate={certificate}
          decides={decides}
          isAsShown={() => isAsShown(certificate)}
        />
      ))}
      {isSelf ? <Open certificates={data.certificates} /> : null}
    </ul>
  );
};

/**
 * `/{lng}/certificates/{studentId}`: the certificates of a student. The student, the family and the school can open it.
 */
export const CertificatesPage = () => {
  const t = useWords('certificate');
  const { studentId = '' } = useParams();
  return (
    <PageCard title={t('certificate:list.title')} width="wide" intro={t('certificate:list.intro')}>
      <List studentId={studentId} />
    </PageCard>
  );
};
