import type { ReactNode } from 'react';
import classes from './details-box.module.css';

type Props = {
  /** The title is always visible, and a click on it opens or closes the box. */
  readonly title: string;
  readonly children: ReactNode;
};

/** A box that is closed at first. The styles of lists of boxes reuse the styles of this box with `composes`. */
export const DetailsBox = ({ title, children }: Props) => (
  <details className={classes.box}>
    <summary>
      <bdi className={classes.title}>{title}</bdi>
    </summary>
    <div className={classes.body}>{children}</div>
  </details>
);
