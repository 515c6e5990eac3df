import { useWords } from '../lib/i18n/use-words.ts';
import classes from './taken-note.module.css';

type Props = {
  readonly of: 'email' | 'username';
  readonly taken: boolean;
};

/**
 * Says below a field that the value is already taken, without interrupting a screen reader. The form can still be sent.
 */
export const TakenNote = ({ of, taken }: Props) => {
  const t = useWords('account');
  return (
    <p className={classes.note} role="status">
      {taken ? t(`account:field.${of}.${of}_taken`) : ''}
    </p>
  );
};
