import { useDisclosure } from '@mantine/hooks';
import { MessageSquareHeart } from 'lucide-react';
import { lazy } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentUser } from '../lib/account/current-user.ts';
import { redirectQuery } from '../lib/account/redirect.ts';
import { useLocale } from '../lib/i18n/use-locale.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { paths } from '../lib/paths.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { WhenOpened } from '../ui/when-opened.tsx';
import classes from './feedback-button.module.css';

const FeedbackDialog = lazy(() =>
  import('../features/feedback/feedback-dialog.tsx').then((file) => ({ default: file.FeedbackDialog })),
);

/** Floats at the edge of every page; without a login it leads there (platform.md section 4, 'Feedback'). */
export const FeedbackButton = () => {
  const t = useWords();
  const locale = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [opened, dialog] = useDisclosure(false);
  const press = (): void => {
    if (user) dialog.open();
    else void navigate(paths.login(locale, redirectQuery(location)));
  };
  return (
    <>
      <Tooltip label={user ? t('feedback.button') : t('feedback.loginFirst')}>
        <button type="button" className={classes.button} aria-label={t('feedback.button')} onClick={press}>
          <MessageSquareHeart size={20} strokeWidth={2.3} aria-hidden />
        </button>
      </Tooltip>
      <WhenOpened opened={opened}>
        <FeedbackDialog opened={opened} onClose={dialog.close} />
      </WhenOpened>
    </>
  );
};
