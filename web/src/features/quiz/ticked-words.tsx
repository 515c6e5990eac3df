import { createElement, type ReactNode } from 'react';
import classes from './quiz.module.css';

type Props = { readonly text: string };

/** Words in which code stands between backticks. */
export const TickedWords = ({ text }: Props): ReactNode => {
  const pieces = text
    .split('`')
    .map((piece, index) =>
      index % 2 === 0 ? piece : createElement('code', { className: classes.inline, dir: 'ltr' }, piece),
    );
  // As children of their own, not as a list: their order never changes.
  return createElement('span', null, ...pieces);
};
