import { MessageSquareHeart } from 'lucide-react';
import { useCurrentUser } from '../lib/account/current-user.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import classes from './feedback-button.module.css';
import { useFeedback } from './use-feedback.tsx';

/** Floats at the edge of every page; without a login it leads there (platform.md section 4, 'Feedback'). */
export const FeedbackButton = () => {
  const t = useWords();
  const user = useCurrentUser();
  const feedback = useFeedback();
  return (
    <>
      <Tooltip label={user ? t('feedback.button') : t('feedback.loginFirst')}>
        <button
          type="button"
          className={classes.button}
          aria-label={t('feedback.button')}
          onClick={() => feedback.open('feedback')}
        >
          <MessageSquareHeart size={20} strokeWidth={2.3} aria-hidden />
        </button>
      </Tooltip>
      {feedback.dialog}
    </>
  );
};
