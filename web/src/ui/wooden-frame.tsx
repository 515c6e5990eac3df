import type { ReactNode } from 'react';
import classes from './wooden-frame.module.css';

type Props = { readonly children: ReactNode };

/** The wooden frame with stepped corners. It is used only by the game. */
export const WoodenFrame = ({ children }: Props) => (
  <div className={classes.frame}>
    <div className={classes.view}>{children}</div>
  </div>
);
