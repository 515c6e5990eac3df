import { organizationClassUpdate, type SchoolClass } from '@hopcode/contract/organization/classes';
import { Button } from '@mantine/core';
import { useClipboard, useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { refreshSchool } from '../../lib/api/school-query.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QrPicture } from '../../ui/qr-picture.tsx';
import styles from './class-code.module.css';
import classes from './school.module.css';
import { classQuery } from './school-queries.ts';

const ICON = { size: 18, strokeWidth: 2.3 } as const;

type Props = { readonly schoolClass: SchoolClass; readonly mayChange: boolean };

/** Shows how students join a class: its code, the link with the code, and the link as a QR code. */
export const ClassCode = ({ schoolClass, mayChange }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [asked, ask] = useDisclosure(false);
  const clipboard = useClipboard();
  const { id, token, token_expires_at: ends } = schoolClass;
  const date = formatMoment(locale, ends);
  const [now] = useState(() => Date.now());
  const link = location.origin + paths.joinClass(locale, token);
  const renew = useMutation({
    mutationFn: () => api(organizationClassUpdate, { params: { class_id: id }, body: { new_token: true } }),
    onSuccess: async (changed) => {
      clipboard.reset();
      queryClient.setQueryData(classQuery(id).queryKey, changed);
      await refreshSchool(queryClient);
    },
  });
  const said = () => {
    if (clipboard.error) return t('school:classes.code.copyFailed');
    if (clipboard.copied) return t('school:classes.code.copied');
    return renew.isSuccess ? t('school:classes.code.renewed') : '';
  };
  return (
    <section className={classes.section}>
      <h2>{t('school:classes.code.title')}</h2>
      <p>{t('school:classes.code.intro')}</p>
      <p>
        {Date.parse(ends) > now
          ? t('school:classes.code.until', { date })
          : t('school:classes.code.ended', { date })}
      </p>
      <div className={styles.code}>
        <QrPicture text={link} label={t('school:classes.code.qr')} className={styles.qr} />
        <div className={styles.words}>
          <code className={styles.token} dir="ltr">
            {token}
          </code>
          <code className={styles.link} dir="ltr">
            {link}
          </code>
          <div className={styles.buttons}>
            <Button variant="default" leftSection={<Copy {...ICON} />} onClick={() => clipboard.copy(link)}>
              {t('school:classes.code.copy')}
            </Button>
            {mayChange ? (
              <Button
                variant="default"
                leftSection={<RefreshCw {...ICON} />}
                aria-busy={renew.isPending}
                onClick={ask.open}
              >
                {t('school:classes.code.renew')}
              </Button>
            ) : null}
          </div>
          <span className={classes.saved} role="status">
            {said()}
          </span>
        </div>
      </div>
      {renew.isError ? (
        <p className={classes.failure} role="alert">
          {t('school:classes.code.renewFailed')}
        </p>
      ) : null}
      <ConfirmDialog
        opened={asked}
        onClose={ask.close}
        onConfirm={() => renew.mutate()}
        title={t('school:classes.code.renewTitle')}
        confirm={t('school:classes.code.renew')}
      >
        {t('school:classes.code.renewDetail')}
      </ConfirmDialog>
    </section>
  );
};
