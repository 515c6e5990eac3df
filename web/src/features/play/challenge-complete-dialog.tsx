import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DirectionalIcon } from '../../ui/directional-icon.tsx';
import { PixelSprite } from '../../ui/pixel-sprite.tsx';
import classes from './complete-dialog.module.css';
import { throwConfetti } from './confetti.ts';
import { nextStep } from './navigation.ts';

type Props = {
  readonly opened: boolean;
  readonly course: Course;
  readonly data: PlayableLevel;
  readonly onClose: () => void;
};

/** The good news of a challenge: on to the next one, or back to all of them (game.md section 2, 'Challenges'). */
export const ChallengeCompleteDialog = ({ opened, course, data, onClose }: Props) => {
  const t = useWords('challenge');
  const locale = useLocale();
  const next = nextStep(course, data.slug).to;
  useEffect(() => {
    if (opened) void throwConfetti();
  }, [opened]);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('challenge:complete.title')}
      actions={
        <>
          <Button
            variant={next === undefined ? 'filled' : 'default'}
            component={Link}
            to={paths.challenges(locale)}
            onClick={onClose}
            data-autofocus={next === undefined || undefined}
          >
            {t('challenge:complete.all')}
          </Button>
          {next === undefined ? null : (
            <Button
              component={Link}
              to={paths.level(locale, course.id, next)}
              onClick={onClose}
              data-autofocus
              rightSection={<DirectionalIcon to="next" />}
            >
              {t('challenge:complete.next')}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.news}>
        <Suspense fallback={null}>
          <div className={classes.stars} aria-hidden>
            <PixelSprite name="ui/star" scale={3} />
            <PixelSprite name="ui/star" scale={4} />
            <PixelSprite name="ui/star" scale={3} />
          </div>
        </Suspense>
        <p>{t('challenge:complete.detail', { name: data.name })}</p>
        {next === undefined ? <p>{t('challenge:complete.last')}</p> : null}
      </div>
    </Dialog>
  );
};
