import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FeedbackTopic } from '../../features/feedback/feedback-dialog.tsx';
import { useCurrentUser } from '../../lib/account/current-user.ts';
import { redirectQuery } from '../../lib/account/redirect.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { paths } from '../../lib/paths.ts';
import { DialogOnOpen } from '../../ui/dialog-on-open.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const FeedbackDialog = lazyPart(() =>
  import('../../features/feedback/feedback-dialog.tsx').then((file) => file.FeedbackDialog),
);

type Feedback = { readonly open: (topic: FeedbackTopic) => void; readonly dialog: ReactNode };

/** The feedback button. If no one is logged in, it leads to the login page (platform.md section 4, 'Feedback'). */
export const useFeedback = (): Feedback => {
  const locale = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const [opened, dialog] = useDisclosure(false);
  const [topic, setTopic] = useState<FeedbackTopic>('feedback');
  const open = (wanted: FeedbackTopic): void => {
    if (!user) {
      void navigate(paths.login(locale, redirectQuery(location)));
      return;
    }
    setTopic(wanted);
    dialog.open();
  };
  return {
    open,
    dialog: (
      <DialogOnOpen opened={opened} onClose={dialog.close}>
        <FeedbackDialog opened={opened} onClose={dialog.close} topic={topic} />
      </DialogOnOpen>
    ),
  };
};
