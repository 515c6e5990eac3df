import { ArrowLeft, ArrowRight } from 'lucide-react';
import classes from './directional-icon.module.css';

type Props = { readonly to: 'back' | 'next'; readonly size?: number };

/** An arrow that depends on the text direction: `next` points to the left in Hebrew and Arabic. */
export const DirectionalIcon = ({ to, size = 18 }: Props) => {
  const Arrow = to === 'back' ? ArrowLeft : ArrowRight;
  return <Arrow size={size} strokeWidth={2.4} className={classes.arrow} aria-hidden />;
};
