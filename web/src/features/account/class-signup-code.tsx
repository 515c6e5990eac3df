import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEarlyField } from '../../lib/forms/use-early-field.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { useWords } from '../../lib/i18n/use-words.ts';
import { paths } from '../../lib/paths.ts';
import styles from '../../ui/form.module.css';
import { SubmitButton } from '../../ui/form.tsx';
import { NeedsScripts } from '../../ui/needs-scripts.tsx';

/** Codes have only letters and digits, but people often type spaces or dashes between groups of characters. */
const plainCode = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

type Props = {
  /** The code in the address, if it belongs to no class; empty if the address has no code. */
  readonly refused: string;
  /** Whether the code in the address belongs to a class, but has expired. */
  readonly isEnded?: boolean;
};

/** Asks for the code of a class and opens the address with that code. */
export const ClassCodeForm = ({ refused, isEnded = false }: Props) => {
  const t = useWords('school');
  const locale = useLocale();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(refused);
  const [problem, setProblem] = useState<'missing' | 'unknown' | 'ended' | undefined>(
    refused === '' ? undefined : isEnded ? 'ended' : 'unknown',
  );
  useEarlyField(field, 'code', setCode);
  useEffect(() => {
    if (refused !== '') field.current?.focus();
  }, [refused]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const token = plainCode(code);
    if (token !== '' && token !== plainCode(refused)) {
      // This form disappears. The heading of the page stays, and the class appears below it.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      void navigate(paths.joinClass(locale, token), { replace: true });
      return;
    }
    setProblem(token === '' ? 'missing' : isEnded ? 'ended' : 'unknown');
    field.current?.focus();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <NeedsScripts />
      <TextInput
        ref={field}
        name="code"
        size="md"
        label={t('school:student.join.code.label')}
        error={problem === undefined ? undefined : t(`school:student.join.code.${problem}`)}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setProblem(undefined);
        }}
      />
      <div className={styles.actions}>
        <SubmitButton sending={false}>{t('school:student.join.code.submit')}</SubmitButton>
      </div>
    </form>
  );
};
