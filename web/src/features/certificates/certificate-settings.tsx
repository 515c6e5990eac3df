import type { Certificate } from '@hopcode/contract/certificate/certificate';
import { ApiError } from '@hopcode/contract/errors';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { ENGLISH } from '../../lib/i18n/english-words.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import links from '../../ui/text-link.module.css';
import { type CertificateChange, changeCertificate } from './certificate-queries.ts';
import classes from './certificates.module.css';
import { NameChoice } from './name-choice.tsx';

type Props = {
  readonly certificate: Certificate;
  /** Whether the reader is the student's parent or school, who decides for the student. */
  readonly decides: boolean;
};

const PROBLEMS = {
  own_name: 'ownName',
  contact: 'contact',
  unkind_word: 'unkindWord',
} as const;

const isProblem = (code: string | undefined): code is keyof typeof PROBLEMS =>
  code !== undefined && Object.hasOwn(PROBLEMS, code);

type ProblemProps = {
  readonly id: string;
  readonly role: 'alert' | 'status';
  readonly words: string;
  /** The level whose program the server refused. */
  readonly program?: Certificate['programs'][number] | undefined;
};

const Problem = ({ id, role, words, program }: ProblemProps) => (
  <p id={id} role={role}>
    {program === undefined ? null : (
      <>
        <b>
          <bdi {...(program.english ? ENGLISH : {})}>{program.name}</bdi>
        </b>
        <br />
      </>
    )}
    {words}
  </p>
);

type RefusedProps = Pick<Props, 'certificate'> & {
  readonly id: string;
  readonly error: Error;
  readonly change: CertificateChange | undefined;
};

/** Shows why the server refused a change, and for which program. */
const Refused = ({ id, certificate: { programs }, error, change }: RefusedProps) => {
  const t = useWords('certificate');
  const problem = error instanceof ApiError ? error.issues[0]?.message : undefined;
  const slug = change?.kind === 'show' ? change.program : undefined;
  const program = programs.find((one) => one.slug === slug);
  return isProblem(problem) ? (
    <Problem id={id} role="alert" words={t(`certificate:settings.${PROBLEMS[problem]}`)} program={program} />
  ) : (
    <Problem id={id} role="alert" words={t('certificate:settings.notSaved')} />
  );
};

/** The settings of a certificate: its program, its name, and whether it has a public page. */
export const CertificateSettings = ({ certificate, decides }: Props) => {
  const t = useWords('certificate');
  const locale = useLocale();
  const queries = useQueryClient();
  const reason = useId();
  const [asking, ask] = useDisclosure(false);
  const change = useMutation({
    mutationFn: (asked: CertificateChange) => changeCertificate(certificate.id, asked),
    // Saves one change after the other, because arrow keys in the list save every option that they pass.
    scope: { id: `certificate ${certificate.id}` },
    onSuccess: async () => await queries.invalidateQueries({ queryKey: ['certificates'] }),
  });
  const { program, hidden_program: hidden, programs, revoked_at: revoked, name_form: form } = certificate;
  // The list stays enabled while saving, because a disabled list would lose the keyboard focus.
  const wanted = change.isPending ? change.variables : undefined;
  const shown = wanted?.kind === 'show' ? wanted.program : program?.slug;
  const isRefused =
    (change.isError && change.variables.kind === 'show') || (!change.isError && hidden !== null);
  const endOrRenew = (): void => {
    if (change.isPending) return;
    if (revoked === null) ask.open();
    else change.mutate({ kind: 'renew' });
  };
  return (
    <>
      <div className={classes.choices}>
        <label className={classes.label}>
          {t('certificate:settings.program')}
          <select
            className={classes.select}
            value={shown ?? ''}
            aria-busy={change.isPending}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? reason : undefined}
            onChange={({ currentTarget: { value } }) =>
              change.mutate({ kind: 'show', program: value === '' ? null : value })
            }
          >
            <option value="">{t('certificate:settings.noProgram')}</option>
            {programs.map(({ slug, name, english }) => (
              <option key={slug} value={slug} {...(english ? ENGLISH : {})}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {decides ? (
          <NameChoice
            certificate={certificate}
            form={wanted?.kind === 'name' ? wanted.form : form}
            isBusy={change.isPending}
            onChoose={(chosen) => change.mutate({ kind: 'name', form: chosen })}
          />
        ) : null}
        {decides ? (
          // The same button in both states, and never disabled, so that the keyboard focus stays on it.
          <Button variant="default" aria-busy={change.isPending} onClick={endOrRenew}>
            {revoked === null ? t('certificate:settings.revoke') : t('certificate:settings.renew')}
          </Button>
        ) : null}
      </div>
      {change.isError ? (
        <Refused id={reason} certificate={certificate} error={change.error} change={change.variables} />
      ) : null}
      {hidden === null || change.isError ? null : (
        <Problem
          id={reason}
          role="status"
          words={t(`certificate:settings.${PROBLEMS[hidden.problem]}`)}
          program={hidden}
        />
      )}
      {revoked === null ? (
        <>
          <p>{t('certificate:settings.publicName', { name: isolateDirection(certificate.public_name) })}</p>
          <Link className={links.link} to={paths.certificate(locale, certificate.address)}>
            {t('certificate:settings.open')}
          </Link>
        </>
      ) : (
        <p>{t('certificate:settings.revoked')}</p>
      )}
      <ConfirmDialog
        opened={asking}
        title={t('certificate:settings.revokeTitle')}
        confirm={t('certificate:settings.revoke')}
        onConfirm={() => change.mutate({ kind: 'revoke' })}
        onClose={ask.close}
      >
        <p>{t('certificate:settings.revokeDetail')}</p>
      </ConfirmDialog>
    </>
  );
};
