import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { PixelSprite } from '../../ui/pixel-sprite.tsx';
import classes from './complete-dialog.module.css';
import { throwConfetti } from './confetti.ts';

type Props = {
  readonly opened: boolean;
  readonly levelName: string;
  /** A visitor who can make an account. */
  readonly canSignUp: boolean;
  /** Puts the template back and starts the level again. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
};

/** The end of a level that somebody has made: play it again, or sign up (game.md section 2, 'Dialogs and modals'). */
export const CreativeDialog = ({ opened, levelName, canSignUp, onReplay, onClose }: Props) => {
  const t = useWords('play');
  const locale = useLocale();
  useEffect(() => {
    if (opened) void throwConfetti();
  }, [opened]);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('play:complete.level.title')}
      size={350}
      actions={
        <>
          {canSignUp ? (
            <Button variant="default" component={Link} to={paths.signup(locale)}>
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
      <div className={classes.news}>
        <Suspense fallback={null}>
          <div className={classes.stars} aria-hidden>
            <PixelSprite name="ui/star" scale={4} />
          </div>
        </Suspense>
        <p>{t('play:complete.level.detail', { level: levelName })}</p>
      </div>
    </Dialog>
  );
};
