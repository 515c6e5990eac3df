import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { redirectQuery } from '../../../lib/account/redirect.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { LikeButton } from '../../../ui/creative-level/like-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import textLink from '../../../ui/text-link.module.css';
import { useConfetti } from './confetti.ts';
import classes from './creative-dialog.module.css';
import { GoodNews } from './good-news.tsx';

type Props = {
  readonly opened: boolean;
  readonly levelName: string;
  /** The level, if a user made it. */
  readonly level: CreativeSummary | undefined;
  /** Whether the user is a visitor who can create an account. */
  readonly canSignUp: boolean;
  /** Restores the template and restarts the level. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
};

/** The choices after a level: like it, or play other levels. */
const Ways = ({ level }: { readonly level: CreativeSummary }) => {
  const t = useWords('play');
  const locale = useLocale();
  const user = useCurrentUser();
  const name = level.creator_name ?? t('play:creative.unknown');
  return (
    <div className={classes.ways}>
      {user && !level.own ? <LikeButton level={level} /> : null}
      {level.own ? (
        <Link className={textLink.link} to={paths.editLevel(locale, level.course_id, level.level_slug)}>
          {t('play:creative.edit')}
        </Link>
      ) : (
        <Link
          className={textLink.link}
          to={paths.creator(locale, level.creator_user_id, level.creator_student_id ?? undefined)}
        >
          <bdi>{t('play:creative.more', { name })}</bdi>
        </Link>
      )}
      <Link className={textLink.link} to={paths.creativeLevels(locale)}>
        {t('play:creative.all')}
      </Link>
    </div>
  );
};

/**
 * The dialog at the end of a level by another user. The learner can play it again, like it, play others, or sign up
 * (game.md section 2, 'Dialogs and modals').
 */
export const CreativeDialog = ({ opened, levelName, level, canSignUp, onReplay, onClose }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  const back = redirectQuery(useLocation());
  useConfetti(opened);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('play:complete.level.title')}
      size={350}
      actions={
        <>
          {canSignUp ? (
            <Button variant="default" component={Link} to={paths.signup(locale, back)}>
              {t('play:access.ways.signup')}
            </Button>
          ) : null}
          <Button
            data-autofocus
            onClick={() => {
              onReplay();
              onClose();
            }}
          >
            {t('play:complete.replay')}
          </Button>
        </>
      }
    >
      <GoodNews>
        <p>{t('play:complete.level.detail', { level: levelName })}</p>
      </GoodNews>
      {level ? <Ways level={level} /> : null}
    </Dialog>
  );
};
