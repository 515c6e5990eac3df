import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Download, Image, Printer } from 'lucide-react';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { useAtlas } from '../../ui/use-atlas.ts';
import { drawCertificate } from './certificate-picture.ts';
import type { Shown } from './certificate-sheet.tsx';
import { daysOf, formatDay, publicAddress } from './certificate-words.ts';
import classes from './certificates.module.css';
import { joinSentences } from './join-sentences.ts';

const ICON = { size: 18, strokeWidth: 2.3, 'aria-hidden': true } as const;

const saveAddress = (address: string, name: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
};

type Props = {
  readonly certificate: Shown;
  readonly isPublished: boolean;
  /**
   * Loads the certificate again. Resolves to false if the certificate has changed, for example because its public page
   * has been removed. Rejects if the certificate cannot be loaded.
   */
  readonly isAsShown: () => Promise<boolean>;
};

/** Buttons to print a certificate, to save it as a picture, and to save its signed document. */
export const CertificateTools = ({ certificate, isPublished, isAsShown }: Props) => {
  const t = useWords('certificate');
  const language = useLanguage();
  const locale = useLocale();
  const atlas = useAtlas();
  const { course_name: course, character, evidence, issued_at: issued, name, address } = certificate;
  const use = useMutation({
    mutationFn: async (task: () => void) => {
      if (await isAsShown()) task();
    },
  });
  const savePicture = (): void => {
    const { direction, fontFamily: font } = getComputedStyle(document.body);
    const number = (value: number): string => formatNumber(language, value);
    const place = atlas?.sprite(`avatar/${character}/face`);
    const picture = drawCertificate({
      title: t('certificate:sheet.title'),
      name: isolateDirection(name),
      course: t('certificate:sheet.course', { course }),
      days: daysOf(t, language, evidence),
      skills: evidence.skills.map((skill) => isolateDirection(skill.name)).join(' · '),
      label: t('certificate:sheet.skills'),
      facts: [
        joinSentences([
          t('certificate:sheet.levels', { count: evidence.levels, shown: number(evidence.levels) }),
          t('certificate:sheet.onOwn', { count: evidence.on_own, shown: number(evidence.on_own) }),
          ...(evidence.hints_per_level === null
            ? []
            : [t('certificate:sheet.hints', { shown: number(evidence.hints_per_level) })]),
        ]),
        t('certificate:sheet.issued', { day: formatDay(language, issued) }),
      ],
      face: atlas && place && { picture: atlas.picture, place },
      link: isPublished ? publicAddress(locale, address) : '',
      font,
      direction: direction === 'rtl' ? 'rtl' : 'ltr',
    });
    if (picture !== undefined) saveAddress(picture, 'hopcode-certificate.png');
  };
  const signed = `/api/certificate/public/${address}/credential`;
  return (
    <>
      <div className={classes.tools}>
        <Button leftSection={<Printer {...ICON} />} onClick={() => use.mutate(() => globalThis.print())}>
          {t('certificate:tools.print')}
        </Button>
        <Button variant="default" leftSection={<Image {...ICON} />} onClick={() => use.mutate(savePicture)}>
          {t('certificate:tools.picture')}
        </Button>
        {isPublished ? (
          <Button
            variant="default"
            component="a"
            href={signed}
            download
            leftSection={<Download {...ICON} />}
            onClick={(event) => {
              event.preventDefault();
              use.mutate(() => saveAddress(signed, 'hopcode-certificate.json'));
            }}
          >
            {t('certificate:tools.document')}
          </Button>
        ) : null}
      </div>
      {use.isError ? <p role="alert">{t('certificate:failed')}</p> : null}
    </>
  );
};
