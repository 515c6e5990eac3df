import { UserRoundSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './acting-banner.module.css';

type Props = {
  /** Name of the region. */
  readonly label: string;
  /** As whom the account acts, and what that means. */
  readonly children: ReactNode;
  /** What the button says. */
  readonly stop: string;
  readonly onStop: () => void;
  readonly busy: boolean;
  /** Why stopping did not work; undefined while nothing failed. */
  readonly trouble: string | undefined;
};

/** Stands above every page while an account acts as someone else, with the way back. */
export const ActingBanner = ({ label, children, stop, onStop, busy, trouble }: Props) => (
  <section className={classes.banner} aria-label={label}>
    <UserRoundSearch size={20} strokeWidth={2.4} aria-hidden />
    <span>
      <bdi>{children}</bdi>
    </span>
    <button
      type="button"
      aria-busy={busy}
      onClick={() => {
        if (!busy) onStop();
      }}
    >
      {stop}
    </button>
    {trouble === undefined ? null : (
      <span className={classes.trouble} role="alert">
        {trouble}
      </span>
    )}
  </section>
);
