import type { PublicCertificate } from '@hopcode/contract/certificate/certificate';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { PixelSprite } from '../../ui/pixel-sprite.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import classes from './certificate-sheet.module.css';
import { daysOf, formatDay, publicAddress } from './certificate-words.ts';
import { joinSentences } from './join-sentences.ts';
import { nameLength } from './name-length.ts';

export type Shown = Pick<
  PublicCertificate,
  'address' | 'course_name' | 'character' | 'evidence' | 'issued_at' | 'name'
>;

type Props = {
  readonly certificate: Shown;
  /** Whether the public page exists. The QR code leads to it. */
  readonly isPublished: boolean;
  readonly heading?: 'h1' | 'h2';
};

/** A certificate that looks like paper, so it is white in every colour scheme. */
export const CertificateSheet = ({ certificate, isPublished, heading: Heading = 'h2' }: Props) => {
  const t = useWords('certificate');
  const language = useLanguage();
  const locale = useLocale();
  const { course_name: course, character, evidence, issued_at: issued, name, address } = certificate;
  const link = publicAddress(locale, address);
  const number = (value: number): string => formatNumber(language, value);
  return (
    <article className={classes.sheet} aria-label={t('certificate:sheet.label', { name, course })}>
      <div className={classes.frame}>
        <p className={classes.site} translate="no">
          Hopcode
        </p>
        <Heading className={classes.title}>{t('certificate:sheet.title')}</Heading>
        <span className={classes.face}>
          <PixelSprite name={`avatar/${character}/face`} scale={5} />
        </span>
        <p className={classes.name} data-length={nameLength(name)}>
          <bdi>{name}</bdi>
        </p>
        <p className={classes.course}>{t('certificate:sheet.course', { course })}</p>
        <p>{daysOf(t, language, evidence)}</p>
        <div className={classes.facts}>
          <div className={classes.skills}>
            <p className={classes.label}>{t('certificate:sheet.skills')}</p>
            <ul>
              {evidence.skills.map((skill) => (
                <li key={skill.chapter_id}>{skill.name}</li>
              ))}
            </ul>
            <p>
              {joinSentences([
                t('certificate:sheet.levels', { count: evidence.levels, shown: number(evidence.levels) }),
                t('certificate:sheet.onOwn', { count: evidence.on_own, shown: number(evidence.on_own) }),
                ...(evidence.hints_per_level === null
                  ? []
                  : [t('certificate:sheet.hints', { shown: number(evidence.hints_per_level) })]),
              ])}
            </p>
            <p>{t('certificate:sheet.issued', { day: formatDay(language, issued) })}</p>
          </div>
          {isPublished ? (
            <div className={classes.proof}>
              <QrPicture className={classes.code} text={link} label={t('certificate:sheet.code')} />
              <span className={classes.link} dir="ltr">
                {link.replace(/^https?:\/\//, '')}
              </span>
            </div>
          ) : null}
        </div>
      </div>
    </article>
  );
};
