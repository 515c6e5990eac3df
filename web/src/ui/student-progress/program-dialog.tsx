import type { LevelSummary } from '@hopcode/contract/level/course';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatMoment, formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Dialog } from '../dialog.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import classes from './student-progress.module.css';
import { studentProgramQuery } from './student-progress-query.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly studentId: string;
  readonly courseId: string;
  readonly level: LevelSummary;
};

const Program = ({ studentId, courseId, level }: Omit<Props, 'opened' | 'onClose'>) => {
  const t = useWords('school');
  const locale = useLocale();
  const id = useId();
  const [versionId, setVersionId] = useState('');
  const { data, isError, refetch } = useQuery(studentProgramQuery(studentId, courseId, level.slug));
  if (isError)
    return (
      <div role="alert" className={classes.failed}>
        <p>{t('school:student.programFailed')}</p>
        <Button onClick={() => void refetch()}>{t('trouble.retry')}</Button>
      </div>
    );
  if (!data) return <Skeleton height={160} radius={16} />;
  if (data.code === null) return <p role="status">{t('school:student.noProgram')}</p>;
  const version = data.versions.find((one) => one.id === versionId);
  return (
    <>
      <p>
        {t(`school:student.status.${data.status}`)}
        {' · '}
        {t('school:student.runs', { count: data.runs, number: formatNumber(locale, data.runs) })}
        {data.updated_at === null ? null : ` · ${formatMoment(locale, data.updated_at)}`}
      </p>
      {data.versions.length <= 1 ? null : (
        <div className={classes.versions}>
          <label htmlFor={id}>{t('school:student.version')}</label>
          <select
            id={id}
            className={classes.select}
            value={versionId}
            onChange={(event) => setVersionId(event.currentTarget.value)}
          >
            <option value="">{t('school:student.lastVersion')}</option>
            {data.versions.map((one) => (
              <option key={one.id} value={one.id}>
                {formatMoment(locale, one.saved_at)}
              </option>
            ))}
          </select>
        </div>
      )}
      <ScrollRegion
        className={classes.code}
        role="region"
        aria-label={t('school:student.programOf', { level: level.name })}
        dir="ltr"
      >
        <pre>
          <code>{version?.code ?? data.code}</code>
        </pre>
      </ScrollRegion>
    </>
  );
};

/** What a student wrote in a level, to be read; earlier versions as well. */
export const ProgramDialog = ({ opened, onClose, ...program }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={program.level.name} size="lg">
    <Program key={program.level.slug} {...program} />
  </Dialog>
);
