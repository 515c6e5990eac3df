import { useDoneMessage } from '../lib/forms/done-message.ts';
import classes from './done-message.module.css';

/** Shows what the user did on the previous page; the shell announces it to screen readers. */
export const DoneMessage = () => {
  const words = useDoneMessage();
  return words === '' ? null : (
    <p className={classes.done}>
      <bdi>{words}</bdi>
    </p>
  );
};
