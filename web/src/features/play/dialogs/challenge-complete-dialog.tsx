import type { Course } from '@hopcode/contract/level/course';
import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DirectionalIcon } from '../../../ui/directional-icon.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { nextStep } from '../screen/navigation.ts';
import { useStarRows } from '../stars/use-star-rows.ts';
import { useConfetti } from './confetti.ts';
import { GoodNews } from './good-news.tsx';

const NewBadges = lazyPart(() => import('./new-badges.tsx').then((file) => file.NewBadges));

type Props = {
  readonly opened: boolean;
  readonly course: Course;
  readonly data: PlayableLevel;
  readonly onClose: () => void;
  /** Called when a link leads to another page. */
  readonly onLeave: () => void;
};

/**
 * The success dialog of a challenge, with links to the next one and to all of them (game.md section 2, 'Challenges').
 */
export const ChallengeCompleteDialog = ({ opened, course, data, onClose, onLeave }: Props) => {
  const t = useWords('challenge');
  const locale = useLocale();
  const next = nextStep(course, data.slug).to;
  const stars = useStarRows(course, data);
  useConfetti(opened);
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
            onClick={onLeave}
            data-autofocus={next === undefined || undefined}
          >
            {t('challenge:complete.all')}
          </Button>
          {next === undefined ? null : (
            <Button
              component={Link}
              to={paths.level(locale, course.id, next)}
              onClick={onLeave}
              data-autofocus
              rightSection={<DirectionalIcon to="next" />}
            >
              {t('challenge:complete.next')}
            </Button>
          )}
        </>
      }
    >
      <GoodNews stars={stars}>
        <p>{t('challenge:complete.detail', { name: data.name })}</p>
        {next === undefined ? <p>{t('challenge:complete.last')}</p> : null}
      </GoodNews>
      <MountOnOpen opened>
        <NewBadges onLeave={onLeave} />
      </MountOnOpen>
    </Dialog>
  );
};
