import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { creativeDecide, creativeReview } from '@hopcode/contract/creative/moderation';
import { classLevelRemove, classLevels } from '@hopcode/contract/organization/class-levels';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LoadError } from '../../ui/load-error.tsx';
import textLink from '../../ui/text-link.module.css';
import { useFocusAfter } from '../../ui/use-focus-after.ts';
import styles from './class-creative.module.css';
import classes from './school.module.css';
import { useMayChangeClass } from './use-may-change-class.ts';

const KEY = 'class-levels';

type RowProps = {
  readonly level: CreativeSummary;
  /** A note that says what a decision about the level would mean. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
};

const LevelRow = ({ level, note, children }: RowProps) => {
  const t = useWords('class-levels');
  const locale = useLocale();
  const { course_id, creator_user_id, level_slug, creator_name } = level;
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Link
          className={textLink.link}
          to={paths.creativeLevel(locale, course_id, creator_user_id, level_slug)}
        >
          <bdi>{level.name}</bdi>
        </Link>
        <span>
          <bdi>{t('class-levels:by', { name: creator_name ?? t('class-levels:unknown') })}</bdi>
        </span>
        {note === undefined ? null : <span>{note}</span>}
      </span>
      {children}
    </li>
  );
};

/** Sends a decision about a level, loads both lists again, and reports the result. */
const useChange = (
  send: (level: CreativeSummary) => Promise<unknown>,
  onDone: (level: CreativeSummary) => void,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
    onSuccess: (_, level) => onDone(level),
  });
};

type Props = { readonly classId: string };

type WaitingProps = Props & {
  /** Called with a message when a level is approved. */
  readonly onDone: (words: string) => void;
};

const Waiting = ({ classId, onDone }: WaitingProps) => {
  const t = useWords('class-levels', 'review');
  const { data } = useQuery({
    queryKey: [KEY, 'waiting', classId],
    queryFn: ({ signal }) => api(creativeReview, { query: { list: 'waiting', class_id: classId }, signal }),
  });
  const approve = useChange(
    ({ id }) => api(creativeDecide, { params: { creative_level_id: id }, body: { decision: 'approve' } }),
    ({ name, is_public: isPublic }) =>
      onDone(
        isPublic ? t('review:done.approvePublic', { level: name }) : t('class-levels:approved', { name }),
      ),
  );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="class-waiting">
      <h2 id="class-waiting">{t('class-levels:waiting.title')}</h2>
      <p>{t('class-levels:waiting.play')}</p>
      {approve.isError ? <p role="alert">{t('class-levels:changeFailed')}</p> : null}
      <ul className={classes.list}>
        {data.map(({ level }) => (
          <LevelRow key={level.id} level={level} note={level.is_public ? t('review:approveNote') : undefined}>
            <Button
              aria-label={t('review:approveNamed', { level: level.name })}
              loading={approve.isPending}
              onClick={() => approve.mutate(level)}
            >
              {t('class-levels:waiting.approve')}
            </Button>
          </LevelRow>
        ))}
      </ul>
    </section>
  );
};

/** The creative levels of a class: those that need approval, and the extra chapter. */
export const ClassCreative = ({ classId }: Props) => {
  const t = useWords('class-levels');
  const locale = useLocale();
  const mayChange = useMayChangeClass(classId);
  const [done, setDone] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  useFocusAfter(done, status);
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: [KEY, classId],
    queryFn: ({ signal }) => api(classLevels, { params: { class_id: classId }, signal }),
  });
  const remove = useChange(
    ({ id }) => api(classLevelRemove, { params: { class_id: classId, creative_level_id: id } }),
    ({ name }) => setDone(t('class-levels:removed', { name })),
  );
  return (
    <>
      <p ref={status} role="status" tabIndex={-1}>
        {done}
      </p>
      <Waiting classId={classId} onDone={setDone} />
      <section className={styles.section} aria-labelledby="class-levels">
        <h2 id="class-levels">{t('class-levels:title')}</h2>
        <p>{t('class-levels:intro')}</p>
        {isLoadingError ? (
          <LoadError message={t('class-levels:failed')} onRetry={() => void refetch()} />
        ) : null}
        {remove.isError ? <p role="alert">{t('class-levels:changeFailed')}</p> : null}
        {data?.length === 0 ? <p>{t('class-levels:empty')}</p> : null}
        <ul className={classes.list}>
          {data?.map((level) => (
            <LevelRow key={level.id} level={level}>
              {mayChange ? (
                <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate(level)}>
                  {t('class-levels:remove')}
                </Button>
              ) : null}
            </LevelRow>
          ))}
        </ul>
        <Button variant="default" component={Link} to={paths.creativeLevels(locale)}>
          {t('class-levels:find')}
        </Button>
      </section>
    </>
  );
};
