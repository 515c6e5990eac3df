import { createElement, type ReactNode } from 'react';
import classes from './quiz.module.css';

type Props = { readonly text: string };

/** Text with code between backticks. */
export const TickedWords = ({ text }: Props): ReactNode => {
  const pieces = text
    .split('`')
    .map((piece, index) =>
      index % 2 === 0 ? piece : createElement('code', { className: classes.inline, dir: 'ltr' }, piece),
    );
  // Passed as separate children, which need no keys because their order never changes.
  return createElement('span', null, ...pieces);
};
