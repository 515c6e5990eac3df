import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { creativeCreate } from '@hopcode/contract/creative/own';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { lazy, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { roleOf } from '../../lib/account/role.ts';
import { api } from '../../lib/api/api.ts';
import { CREATIVE } from '../../lib/api/creative-key.ts';
import { formatNumber } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { LikeButton } from '../../ui/creative-level/like-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MountOnOpen } from '../../ui/mount-on-open.tsx';
import { creativeLevelQuery } from './creative-queries.ts';
import classes from './creator.module.css';
import { LevelPicture } from './level-picture.tsx';
import { copyName } from './model/copy-name.ts';
import { bodyOf, designOf, unshared } from './model/design.ts';
import { type SaveFailure, saveFailureOf } from './screen/save-failure.ts';

const ClassDialog = lazy(() =>
  import('./dialogs/class-dialog.tsx').then((file) => ({ default: file.ClassDialog })),
);

type Props = {
  readonly level: CreativeSummary;
  readonly onReport: (level: CreativeSummary) => void;
};

/** Copies a level of another author into this account, and opens the copy. */
const useRemix = (level: CreativeSummary) => {
  const t = useWords('creator');
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<SaveFailure>();
  const running = useRef(false);
  const remix = async (): Promise<void> => {
    // A second click would create another copy.
    if (running.current) return;
    running.current = true;
    try {
      const original = await queryClient.fetchQuery(
        creativeLevelQuery(level.course_id, level.level_slug, level.own ? undefined : level.creator_user_id),
      );
      const design = designOf(original);
      const name = copyName(design.name, (of) => t('creator:list.copyOf', { name: of }));
      const copy = await api(creativeCreate, {
        body: { ...bodyOf(unshared({ ...design, name })), remix_of: level.id },
      });
      await queryClient.invalidateQueries({ queryKey: [CREATIVE, 'list', 'own'] });
      void navigate(paths.editLevel(locale, copy.course_id, copy.level_slug));
    } catch (error) {
      setFailure(saveFailureOf(error));
    } finally {
      running.current = false;
    }
  };
  return { remix, failure };
};

/** A level that others can play, with its statistics. Has buttons to like, copy and report it. */
export const SharedCard = ({ level, onReport }: Props) => {
  const t = useWords('creator');
  const locale = useLocale();
  const user = useCurrentUser();
  const name = useId();
  const { likes } = level;
  const [adding, setAdding] = useState(false);
  const role = user && roleOf(user);
  const isStaff = role === 'teacher' || role === 'admin';
  const { remix, failure } = useRemix(level);
  const number = (value: number): string => formatNumber(locale, value);
  const creator = level.creator_name ?? t('creator:public.unknownCreator');
  return (
    <li className={classes.card}>
      <Link
        className={classes.open}
        to={paths.creativeLevel(locale, level.course_id, level.creator_user_id, level.level_slug)}
      >
        <LevelPicture level={level} />
        <bdi id={name} className={classes.name}>
          {level.name}
        </bdi>
      </Link>
      <p className={classes.facts}>
        <Link to={paths.creator(locale, level.creator_user_id, level.creator_student_id ?? undefined)}>
          <bdi>{creator}</bdi>
        </Link>
        <span>{t('creator:list.plays', { count: level.plays, number: number(level.plays) })}</span>
        <span>
          {t('creator:list.completions', { count: level.completions, number: number(level.completions) })}
        </span>
        {user ? null : <span>{t('creator:public.likes', { count: likes, number: number(likes) })}</span>}
      </p>
      {failure ? (
        <p role="alert" className={classes.facts}>
          {t(`creator:save.${failure.code}`)}
        </p>
      ) : null}
      {user ? (
        <div className={classes.actions}>
          <LikeButton level={level} />
          <Button variant="default" size="compact-md" aria-describedby={name} onClick={() => void remix()}>
            {t('creator:public.remix')}
          </Button>
          {isStaff ? (
            <Button
              variant="default"
              size="compact-md"
              aria-describedby={name}
              onClick={() => setAdding(true)}
            >
              {t('creator:public.toClass')}
            </Button>
          ) : null}
          {level.own ? null : (
            <IconButton
              label={t('creator:public.report', { name: level.name })}
              icon={<Flag size={18} strokeWidth={2.3} aria-hidden />}
              onClick={() => onReport(level)}
            />
          )}
        </div>
      ) : null}
      <MountOnOpen opened={adding}>
        <ClassDialog opened={adding} level={level} onClose={() => setAdding(false)} />
      </MountOnOpen>
    </li>
  );
};
