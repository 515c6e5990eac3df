import { MessageSquareHeart } from 'lucide-react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import classes from './feedback-button.module.css';

type Props = {
  readonly onOpen: () => void;
  /** Whether it floats beside the farm, at half the height. On other pages it is near the bottom. */
  readonly isPlay: boolean;
};

/** Floats at the edge of wide pages. On narrow pages it is in the footer (platform.md section 4, 'Feedback'). */
export const FeedbackButton = ({ onOpen, isPlay }: Props) => {
  const t = useWords();
  const user = useCurrentUser();
  return (
    <Tooltip label={user ? t('feedback.button') : t('feedback.loginFirst')}>
      <button
        type="button"
        className={classes.button}
        data-play={isPlay}
        aria-label={t('feedback.button')}
        onClick={onOpen}
      >
        <MessageSquareHeart size={20} strokeWidth={2.3} aria-hidden />
      </button>
    </Tooltip>
  );
};
