import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageMessage } from '../../lib/account/page-message.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';

/**
 * Shows the result of confirming an email address, and removes the query string from the address (platform.md section
 * 2, 'Home').
 */
export const EmailVerified = () => {
  const t = useWords('account');
  const locale = useLocale();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [told] = useState(() => query.get('email_verified')?.toLowerCase());
  const [opened, setOpened] = useState(true);
  useEffect(() => {
    pageMessage.remove();
    void navigate(paths.home(locale), { replace: true });
  }, [navigate, locale]);
  const close = (): void => setOpened(false);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={t('account:verified.title')}
      actions={
        <Button onClick={close} data-autofocus>
          {t('account:verified.close')}
        </Button>
      }
    >
      {told === 'true' ? t('account:verified.yes') : t('account:verified.no')}
    </Dialog>
  );
};
