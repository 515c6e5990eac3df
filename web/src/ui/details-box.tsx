import type { ReactNode } from 'react';
import classes from './details-box.module.css';

type Props = {
  /** Always shown; a click on it opens and closes the box. */
  readonly title: string;
  readonly children: ReactNode;
};

/** A box that is closed at first. A list of such boxes uses these styles with `composes`. */
export const DetailsBox = ({ title, children }: Props) => (
  <details className={classes.box}>
    <summary>
      <bdi className={classes.title}>{title}</bdi>
    </summary>
    <div className={classes.body}>{children}</div>
  </details>
);
