import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { creativeDecide, creativeReview } from '@hopcode/contract/creative/moderation';
import { classLevelRemove, classLevels } from '@hopcode/contract/organization/class-levels';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import styles from './class-creative.module.css';
import classes from './school.module.css';
import { useMayChangeClass } from './use-may-change-class.ts';

const KEY = 'class-levels';

type RowProps = { readonly level: CreativeSummary; readonly children?: ReactNode };

const LevelRow = ({ level, children }: RowProps) => {
  const t = useWords('class-levels');
  const locale = useLocale();
  const { course_id, creator_user_id, level_slug, creator_name } = level;
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <Link to={paths.creativeLevel(locale, course_id, creator_user_id, level_slug)}>
          <bdi>{level.name}</bdi>
        </Link>
        <span>
          <bdi>{t('class-levels:by', { name: creator_name ?? t('class-levels:unknown') })}</bdi>
        </span>
      </span>
      {children}
    </li>
  );
};

/** Sends a decision about a level, then loads both lists again. */
const useChange = (send: (level: CreativeSummary) => Promise<unknown>, done: 'removed' | 'approved') => {
  const t = useWords('class-levels');
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { name }) => announce(t(`class-levels:${done}`, { name })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
};

type Props = { readonly classId: string };

const Waiting = ({ classId }: Props) => {
  const t = useWords('class-levels');
  const { data } = useQuery({
    queryKey: [KEY, 'waiting', classId],
    queryFn: ({ signal }) => api(creativeReview, { query: { list: 'waiting', class_id: classId }, signal }),
  });
  const approve = useChange(
    ({ id }) => api(creativeDecide, { params: { creative_level_id: id }, body: { decision: 'approve' } }),
    'approved',
  );
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="class-waiting">
      <h2 id="class-waiting">{t('class-levels:waiting.title')}</h2>
      <p>{t('class-levels:waiting.play')}</p>
      {approve.isError ? <p role="alert">{t('class-levels:changeFailed')}</p> : null}
      <ul className={classes.list}>
        {data.map(({ level }) => (
          <LevelRow key={level.id} level={level}>
            <Button loading={approve.isPending} onClick={() => approve.mutate(level)}>
              {t('class-levels:waiting.approve')}
            </Button>
          </LevelRow>
        ))}
      </ul>
    </section>
  );
};

/** Levels that players built, in one class: those that wait for approval, and the extra chapter. */
export const ClassCreative = ({ classId }: Props) => {
  const t = useWords('class-levels');
  const locale = useLocale();
  const mayChange = useMayChangeClass(classId);
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: [KEY, classId],
    queryFn: ({ signal }) => api(classLevels, { params: { class_id: classId }, signal }),
  });
  const remove = useChange(
    ({ id }) => api(classLevelRemove, { params: { class_id: classId, creative_level_id: id } }),
    'removed',
  );
  return (
    <>
      <Waiting classId={classId} />
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
