import { createElement, type ReactNode } from 'react';
import classes from './quiz.module.css';

type Props = { readonly text: string };

/** Shows text between backticks as code. */
export const TickedWords = ({ text }: Props): ReactNode => {
  const pieces = text
    .split('`')
    .map((piece, index) =>
      index % 2 === 0 ? piece : createElement('code', { className: classes.inline, dir: 'ltr' }, piece),
    );
  // The pieces are separate arguments, so they need no keys. Their order never changes.
  return createElement('span', null, ...pieces);
};
