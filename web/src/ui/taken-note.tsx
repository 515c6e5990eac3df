import { useWords } from '../lib/i18n/use-words.ts';
import classes from './taken-note.module.css';

type Props = {
  readonly of: 'email' | 'username';
  readonly taken: boolean;
};

/** Below a field, says politely that the value is taken. The form can still be sent. */
export const TakenNote = ({ of, taken }: Props) => {
  const t = useWords('account');
  return (
    <p className={classes.note} role="status">
      {taken ? t(`account:field.${of}.${of}_taken`) : ''}
    </p>
  );
};
