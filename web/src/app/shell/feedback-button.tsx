import { MessageSquareHeart } from 'lucide-react';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import classes from './feedback-button.module.css';

type Props = {
  readonly onOpen: () => void;
  /** Whether the button floats beside the farm, halfway up the page. On other pages it floats near the bottom. */
  readonly isPlay: boolean;
};

/**
 * A button that floats at the edge of wide pages. On narrow pages it is in the footer (platform.md section 4,
 * 'Feedback').
 */
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
