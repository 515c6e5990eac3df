import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import classes from './snack-bar.module.css';

/** How long the message is shown, in milliseconds (game.md section 9). */
const SHOWN_MS = 3000;

type Props = { readonly words: string };

/**
 * A message at the bottom of the page that disappears after a short time. Use it only for text that is also shown
 * elsewhere.
 */
export const SnackBar = ({ words }: Props) => {
  // Screen readers announce only text that is added to an existing region.
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const timers = [setTimeout(() => setShown(words)), setTimeout(() => setShown(undefined), SHOWN_MS)];
    return () => timers.forEach(clearTimeout);
  }, [words]);
  return (
    <div className={classes.place} role="status">
      {shown === undefined ? null : (
        <p className={classes.bar}>
          <Info size={20} strokeWidth={2.4} aria-hidden />
          <bdi>{shown}</bdi>
        </p>
      )}
    </div>
  );
};
