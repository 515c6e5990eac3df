import { UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './acting-banner.module.css';

type Props = {
  /** The name of the region. */
  readonly label: string;
  /** The name of the account that the user acts as, and what that means. */
  readonly children: ReactNode;
  /** The label of the button. */
  readonly stop: string;
  readonly onStop: () => void;
  readonly busy: boolean;
  /** The reason why stopping failed; undefined if it has not failed. */
  readonly failure: string | undefined;
};

/** Shown above every page while an operator, teacher or admin acts as another account, with a button to stop. */
export const ActingBanner = ({ label, children, stop, onStop, busy, failure }: Props) => (
  <section className={classes.banner} aria-label={label}>
    <UserRoundSearch size={20} strokeWidth={2.4} aria-hidden />
    <span>
      <bdi>{children}</bdi>
    </span>
    <button
      type="button"
      data-leaves
      aria-busy={busy}
      onClick={() => {
        if (!busy) onStop();
      }}
    >
      {stop}
    </button>
    {failure === undefined ? null : (
      <span className={classes.failure} role="alert">
        {failure}
      </span>
    )}
  </section>
);
