import type { PublicCertificate } from '@hopcode/contract/certificate/certificate';
import { ApiError } from '@hopcode/contract/errors';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { usePageMeta } from '../../lib/use-page-meta.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import { ProgramCode } from '../../ui/student-program/program-code.tsx';
import type { ReplaySlot } from '../../ui/student-program/replay-slot.ts';
import { publicCertificateQuery } from './certificate-queries.ts';
import { CertificateSheet } from './certificate-sheet.tsx';
import { CertificateTools } from './certificate-tools.tsx';
import classes from './certificates.module.css';

/** Placeholder for the name of the level, which is a separate element. */
const GAP = '\u{f8ff}';

type Slot = { readonly replay: ReplaySlot };

const Program = ({ certificate, replay: Replay }: Slot & { readonly certificate: PublicCertificate }) => {
  const t = useWords('certificate');
  const [line, setLine] = useState<number>();
  const { program, character, course_id: courseId, replay: canReplay } = certificate;
  if (program === null) return null;
  const [before, after] = t('certificate:public.program', { level: GAP }).split(GAP);
  return (
    <section className={classes.program}>
      <h2>
        {before}
        <bdi {...(program.english ? ENGLISH : {})}>{program.name}</bdi>
        {after}
      </h2>
      <div className={classes.sides}>
        <ProgramCode code={program.code} line={line} />
        {canReplay ? (
          <Suspense fallback={null}>
            <Replay
              courseId={courseId}
              levelSlug={program.slug}
              code={program.code}
              character={character}
              onLine={setLine}
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
};

type FoundProps = Slot & {
  readonly certificate: PublicCertificate;
  readonly isAsShown: () => Promise<boolean>;
};

const Found = ({ certificate, replay, isAsShown }: FoundProps) => {
  const t = useWords('certificate');
  usePageMeta(t('certificate:sheet.label', { name: certificate.name, course: certificate.course_name }));
  return (
    <div className={classes.page}>
      <CertificateSheet certificate={certificate} isPublished heading="h1" />
      <CertificateTools certificate={certificate} isPublished isAsShown={isAsShown} />
      <section className={classes.about}>
        <h2>{t('certificate:public.title')}</h2>
        <p>{t('certificate:public.checked')}</p>
        <p>{t('certificate:public.signed')}</p>
      </section>
      <Program certificate={certificate} replay={replay} />
    </div>
  );
};

/** `/{lng}/certificate/{certificateId}`: a certificate. Everyone who has the address can open it. */
export const PublicCertificatePage = ({ replay }: Slot) => {
  const t = useWords('certificate');
  const locale = useLocale();
  const { certificateId = '' } = useParams();
  const { data, error, refetch } = useQuery(publicCertificateQuery(certificateId, locale));
  const isGone = error instanceof ApiError && [404, 422].includes(error.status);
  const isAsShown = async (): Promise<boolean> => (await refetch({ throwOnError: true })).isSuccess;
  if (data && !isGone) return <Found certificate={data} replay={replay} isAsShown={isAsShown} />;
  return (
    <PageCard title={t('certificate:sheet.title')}>
      {isGone ? <p role="alert">{t('certificate:public.gone')}</p> : null}
      {error && !isGone ? (
        <LoadError message={t('certificate:failed')} onRetry={() => void refetch()} />
      ) : null}
      {error ? null : <LoadingSign height={260} />}
    </PageCard>
  );
};
