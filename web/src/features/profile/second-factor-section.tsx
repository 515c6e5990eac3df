import type { Profile } from '@hopcode/contract/profile/profile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery, useCurrentUser } from '../../lib/account/current-user.ts';
import { useSendsMail } from '../../lib/api/use-sends-mail.ts';
import { formatMoment } from '../../lib/i18n/format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { LoadingSign } from '../../ui/loading-sign.tsx';
import { ChangeSecondFactor } from './change-second-factor.tsx';
import { NoMailNote } from './no-mail-note.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import classes from './security.module.css';
import { secondFactorQuery } from './security-queries.ts';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';

/** The section warns if at most this many recovery codes are left. */
const FEW = 3;

type Props = { readonly profile: Profile & { readonly email: string } };

type OnProps = { readonly since: string; readonly left: number };

const IsOn = ({ since, left }: OnProps) => {
  const t = useWords('security');
  const locale = useLocale();
  return (
    <>
      <p>{t('security:factor.on', { day: formatMoment(locale, since) })}</p>
      <p>
        {t('security:factor.codesLeft', { count: left })} {left <= FEW ? t('security:factor.fewCodes') : null}
      </p>
    </>
  );
};

const NeedsAddress = () => {
  const t = useWords('security');
  const sendsMail = useSendsMail();
  if (!sendsMail) return <NoMailNote need={t('security:factor.needsAddressNoMail')} />;
  return <p>{t('security:factor.needsAddress')}</p>;
};

const State = ({ profile }: Props) => {
  const t = useWords('security');
  const queryClient = useQueryClient();
  const { data: factor, isLoadingError, refetch } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const refresh = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  };
  const show = (made: readonly string[]): void => {
    setCodes(made);
    void refresh();
  };
  if (codes !== undefined)
    return <RecoveryCodes codes={codes} email={profile.email} onDone={() => setCodes(undefined)} />;
  if (isLoadingError)
    return <LoadError message={t('security:factor.loadFailed')} onRetry={() => void refetch()} />;
  if (factor === undefined) return <LoadingSign height={120} />;
  if (factor.since !== null)
    return (
      <>
        <IsOn since={factor.since} left={factor.recovery_codes_left} />
        <ChangeSecondFactor onCodes={show} onOff={() => void refresh()} />
      </>
    );
  if (!profile.has_password) return <p>{t('security:factor.needsPassword')}</p>;
  if (!profile.email_verified) return <NeedsAddress />;
  return <SetUpSecondFactor onCodes={show} />;
};

/** The second factor of the account. The user can set it up, change it or turn it off. */
export const SecondFactorSection = ({ profile }: Props) => {
  const t = useWords('security');
  const wanted = useCurrentUser()?.second_factor_wanted;
  return (
    <section className={classes.first}>
      <h2>{t('security:factor.title')}</h2>
      <p>{t('security:factor.intro')}</p>
      {wanted === undefined ? null : (
        <p className={classes.notice}>
          {wanted === 'required' ? t('security:factor.required') : t('security:factor.operator')}
        </p>
      )}
      <State profile={profile} />
    </section>
  );
};
