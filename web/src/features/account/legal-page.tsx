import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { siteQuery } from '../../lib/api/site-query.ts';
import { useLanguageOfFile } from '../../lib/i18n/english-words.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { EnglishNote } from '../../ui/english-note.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { PageCard } from '../../ui/page-card.tsx';
import classes from './legal-page.module.css';

const ModelPrivacy = lazyPart(async () => (await import('./model-privacy.tsx')).ModelPrivacy);

/** The parts of each text, in order: `legal:<text>.<part>.{title,detail}`. */
const PARTS = {
  terms: ['service', 'accounts', 'rules', 'content', 'payments', 'changes'],
  privacy: ['what', 'why', 'children', 'cookies', 'sharing', 'purchases', 'publicPages', 'rights'],
  refund: ['permanent', 'review', 'payment', 'exceptions', 'subscriptions', 'how'],
} as const;

type Props = {
  readonly text: keyof typeof PARTS;
  /** A part below the text. */
  readonly More?: ComponentType | undefined;
};

/** `/{lng}/tos`, `/{lng}/privacy` and `/{lng}/refund-policy` (game.md section 9 specifies the refunds). */
export const LegalPage = ({ text, More }: Props) => {
  const t = useWords('legal');
  const language = useLanguageOfFile('legal');
  return (
    <PageCard title={t(`account.legal.${text}.title`)} width="wide">
      <EnglishNote what="page" language={language} />
      <div className={classes.text} {...language}>
        <p>{t(`legal:${text}.intro`)}</p>
        {PARTS[text].map((part) => (
          <section key={part}>
            <h2>{t(`legal:${text}.${part}.title`)}</h2>
            <p>{t(`legal:${text}.${part}.detail`)}</p>
          </section>
        ))}
        {text === 'privacy' && (
          <>
            <Retention />
            <Suspense fallback={null}>
              <ModelPrivacy />
            </Suspense>
          </>
        )}
      </div>
      {More === undefined ? null : (
        <div className={classes.text}>
          <MountOnOpen opened>
            <More />
          </MountOnOpen>
        </div>
      )}
    </PageCard>
  );
};

/** Says when this site deletes unused accounts. Renders nothing until the server has sent the retention period. */
const Retention = () => {
  const t = useWords('legal');
  const site = useQuery(siteQuery).data;
  if (site === undefined) return null;
  const months = site.retention_months;
  return (
    <section>
      <h2>{t('legal:privacy.retention.title')}</h2>
      <p>
        {months === null
          ? t('legal:privacy.retention.never')
          : t('legal:privacy.retention.detail', { months })}
      </p>
    </section>
  );
};
