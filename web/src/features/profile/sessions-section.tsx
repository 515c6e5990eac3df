import {
  type OwnSession,
  profileSessionEnd,
  profileSessionsEndOthers,
} from '@hopcode/contract/profile/sessions';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { failureCodeOf } from '../../lib/forms/refusal.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords, type Words } from '../../lib/i18n/use-words.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormError } from '../../ui/form.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import classes from './security.module.css';
import { sessionsQuery } from './security-queries.ts';

const deviceWords = (t: Words, { browser, system, impersonated }: OwnSession): string =>
  impersonated
    ? t('security:sessions.impersonated')
    : t('security:sessions.device', {
        browser: browser ?? t('security:sessions.unknownBrowser'),
        system: system ?? t('security:sessions.unknownSystem'),
      });

type RowProps = {
  readonly session: OwnSession;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
};

const SessionRow = ({ session, isEnding, onEnd }: RowProps) => {
  const t = useWords('security', 'account');
  const locale = useLocale();
  const device = deviceWords(t, session);
  return (
    <li className={classes.session} data-current={session.current}>
      <span className={classes.device}>
        <b>{device}</b>
        {session.current ? <span className={classes.mark}>{t('security:sessions.current')}</span> : null}
        {session.shared ? <span>{t('security:sessions.shared')}</span> : null}
        <span>{t('security:sessions.began', { moment: formatMoment(locale, session.created_at) })}</span>
        <span>{t('security:sessions.used', { moment: formatMoment(locale, session.last_seen_at) })}</span>
      </span>
      {session.current ? null : (
        <Button
          variant="default"
          size="sm"
          aria-label={t('security:sessions.endOf', { device })}
          aria-busy={isEnding}
          onClick={onEnd}
        >
          {t('security:sessions.end')}
        </Button>
      )}
    </li>
  );
};

/** The actions that end sessions, and the message about the last success. */
const useEnding = () => {
  const t = useWords('security', 'account');
  const queryClient = useQueryClient();
  const [done, setDone] = useState('');
  const refresh = async (words: string): Promise<void> => {
    setDone(words);
    await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  };
  const one = useMutation({
    mutationFn: (session: OwnSession) => api(profileSessionEnd, { params: { session_id: session.id } }),
    onSuccess: (_, session) => refresh(t('security:sessions.ended', { device: deviceWords(t, session) })),
  });
  const others = useMutation({
    mutationFn: () => api(profileSessionsEndOthers),
    onSuccess: () => refresh(t('security:sessions.othersEnded')),
  });
  return { done, one, others };
};

const SessionList = ({ sessions }: { readonly sessions: readonly OwnSession[] }) => {
  const t = useWords('security', 'account');
  const { done, one, others } = useEnding();
  const [asked, ask] = useDisclosure(false);
  const failed = one.error ?? others.error;
  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={one.isPending && one.variables.id === session.id}
            onEnd={() => {
              if (!one.isPending) one.mutate(session);
            }}
          />
        ))}
      </ul>
      <p className={classes.done} role="status">
        {done}
      </p>
      {failed === null ? null : <FormError failure={failureCodeOf(failed)} />}
      {sessions.length < 2 ? null : (
        <Button variant="default" aria-busy={others.isPending} onClick={ask.open}>
          {t('security:sessions.endOthers')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked}
        title={t('security:sessions.endOthersQuestion')}
        confirm={t('security:sessions.endOthers')}
        onConfirm={() => others.mutate()}
        onClose={ask.close}
      >
        <p>{t('security:sessions.endOthersDetail')}</p>
      </ConfirmDialog>
    </>
  );
};

/** The sessions of the account. The owner of the account can end unfamiliar sessions. */
export const SessionsSection = () => {
  const t = useWords('security', 'account');
  const { data: sessions, isLoadingError, refetch } = useQuery(sessionsQuery);
  return (
    <section className={classes.section}>
      <h2>{t('security:sessions.title')}</h2>
      <p>{t('security:sessions.intro')}</p>
      {isLoadingError ? (
        <LoadError message={t('security:sessions.loadFailed')} onRetry={() => void refetch()} />
      ) : sessions === undefined ? (
        <LoadingSign height={120} />
      ) : (
        <SessionList sessions={sessions} />
      )}
    </section>
  );
};
