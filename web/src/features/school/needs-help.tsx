import type { organizationNeedsHelp } from '@hopcode/contract/organization/needs-help';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Hand } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import type { z } from 'zod';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useLanguage, useWords } from '../../lib/i18n/use-words.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { useErrorWords } from '../../ui/student-program/use-error-words.ts';
import { LessonEnd } from './lesson-end.tsx';
import { minutesSince } from './moments.ts';
import styles from './needs-help.module.css';
import { NotBegun } from './not-begun.tsx';
import { needsHelpQuery } from './school-queries.ts';

/** A student who may need help. */
export type Stuck = z.infer<typeof organizationNeedsHelp.response>['students'][number];

const nameOf = ({ full_name, username }: Stuck): string => full_name ?? username;

type RowProps = {
  readonly stuck: Stuck;
  readonly now: number;
  readonly onOpen: (stuck: Stuck) => void;
};

const StuckRow = ({ stuck, now, onOpen }: RowProps) => {
  const t = useWords('school');
  const language = useLanguage();
  const errorWords = useErrorWords();
  const { level_name, reason, error, since } = stuck;
  const minutes = minutesSince(since, now);
  return (
    <li>
      <button type="button" className={styles.stuck} onClick={() => onOpen(stuck)}>
        <b>
          <bdi>{nameOf(stuck)}</bdi>
        </b>{' '}
        {stuck.full_name === null ? null : (
          <small>
            <bdi>{stuck.username}</bdi>
          </small>
        )}{' '}
        <span>{level_name}</span>
        <span className={styles.reason}>
          {t(`school:needs.reason.${reason}`)}
          {error === null ? '' : ` ${errorWords(error)}`}
        </span>
        <span>{t('school:needs.since', { count: minutes, number: formatNumber(language, minutes) })}</span>
      </button>
    </li>
  );
};

/** Announces new students in the list to screen readers, without interrupting them. */
const useSayNew = (students: readonly Stuck[] | undefined): void => {
  const t = useWords('school');
  const announce = useAnnounce();
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (!students) return;
    const before = known.current;
    known.current = new Set(students.map(({ student_id }) => student_id));
    const added = students.filter(({ student_id }) => before && !before.has(student_id));
    const [first] = added;
    if (added.length === 1 && first)
      announce(t('school:needs.newOne', { name: nameOf(first), level: first.level_name }));
    else if (added.length > 1) announce(t('school:needs.newMany', { count: added.length }));
  }, [students, announce, t]);
};

type Props = {
  readonly classId: string;
  readonly courseId: string;
  readonly onOpen: (stuck: Stuck) => void;
};

/**
 * Lists students who may need help. They have had the same error several times, or have worked for a long time without
 * progress. The student who has waited longest comes first.
 */
export const NeedsHelp = ({ classId, courseId, onOpen }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const { data, isError, refetch, dataUpdatedAt } = useQuery(needsHelpQuery(classId, courseId, locale));
  useSayNew(data?.students);
  const content = () => {
    if (data?.students.length === 0) return null;
    if (data)
      return (
        <ul className={styles.list}>
          {data.students.map((stuck) => (
            <StuckRow key={stuck.student_id} stuck={stuck} now={dataUpdatedAt} onOpen={onOpen} />
          ))}
        </ul>
      );
    if (isError) return <LoadError message={t('school:needs.loadFailed')} onRetry={() => void refetch()} />;
    return <Skeleton height={56} radius={16} />;
  };
  return (
    <section className={styles.needs} aria-labelledby="needs-help">
      <div className={styles.top}>
        <h2 id="needs-help">
          <Hand size={22} strokeWidth={2.3} aria-hidden /> {t('school:needs.title')}
        </h2>
        {data?.students.length === 0 ? (
          <p className={styles.none} dir="auto">
            {t('school:needs.none')}
          </p>
        ) : null}
        {data ? <LessonEnd classId={classId} endedAt={data.lesson_ended_at} /> : null}
      </div>
      {/* The explanations of errors load with the first student in the list. Until then, only this part of the page
      waits. */}
      <Suspense fallback={<Skeleton height={56} radius={16} />}>{content()}</Suspense>
      {data ? <NotBegun students={data.not_begun} /> : null}
      {data && isError ? <p className={styles.old}>{t('school:needs.old')}</p> : null}
    </section>
  );
};
