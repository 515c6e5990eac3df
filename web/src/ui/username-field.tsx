import { authGenerateUsername } from '@hopcode/contract/auth/generate-username';
import { useMutation } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { api } from '../lib/api/api.ts';
import { useWords } from '../lib/i18n/use-words.ts';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';
import classes from './username-field.module.css';

type Props = {
  readonly form: ComponentProps<typeof TextField<'username'>>['form'];
  /** Whether the field contains a suggested name from the start. */
  readonly suggestFirst?: boolean;
  /** The label, if the field is not for the username of a player. */
  readonly label?: string;
};

/**
 * A field for the username of a student, with a button that suggests a friendly name. The name reveals nothing about
 * the child.
 */
export const UsernameField = ({ form, suggestFirst = false, label }: Props) => {
  const t = useWords('account');
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const { mutate, isPending, isError } = useMutation<{ username: string }, Error, 'first' | 'another'>({
    mutationFn: () => api(authGenerateUsername),
    onSuccess: ({ username }, when) => {
      // The first suggestion must not replace text that the user has typed.
      if (when === 'another' || latest.current.values.username === '')
        latest.current.set('username', username);
    },
  });
  useEffect(() => {
    if (suggestFirst) mutate('first');
  }, [suggestFirst, mutate]);
  return (
    <div>
      <div className={classes.row}>
        <TextField
          form={form}
          name="username"
          {...(label === undefined ? {} : { label })}
          description={t('account:usernameHint')}
          autoComplete="off"
          spellCheck={false}
          className={classes.field}
        />
        <IconButton
          label={t('account:suggest')}
          icon={<Dices size={22} strokeWidth={2.2} />}
          disabledReason={isPending ? t('account:suggesting') : undefined}
          onClick={() => mutate('another')}
        />
      </div>
      {isError ? (
        <p className={classes.failed} role="status">
          {t('account:suggestFailed')}
        </p>
      ) : null}
    </div>
  );
};
