import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { redirectQuery } from '../../../lib/account/redirect.ts';
import { useLocale } from '../../../lib/i18n/use-locale.ts';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { paths } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useConfetti } from './confetti.ts';
import { GoodNews } from './good-news.tsx';

type Props = {
  readonly opened: boolean;
  readonly levelName: string;
  /** Whether the user is a visitor who can create an account. */
  readonly canSignUp: boolean;
  /** Restores the template and starts the level again. */
  readonly onReplay: () => void;
  readonly onClose: () => void;
};

/** The end of a user-made level: play it again, or sign up (game.md section 2, 'Dialogs and modals'). */
export const CreativeDialog = ({ opened, levelName, canSignUp, onReplay, onClose }: Props) => {
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
    </Dialog>
  );
};
