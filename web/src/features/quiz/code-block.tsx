import { createElement, type ReactNode, useMemo } from 'react';
import { type CodePiece, codeLines } from './python-code.ts';
import classes from './quiz.module.css';

/** A highlighted line of code. Code reads from left to right in every language. */
export const CodeLine = ({ pieces }: { readonly pieces: readonly CodePiece[] }): ReactNode =>
  createElement(
    'code',
    { dir: 'ltr' },
    ...pieces.map(({ text, look }) => createElement('span', { 'data-look': look }, text)),
  );

/** The highlighted lines of a program, each with its number from 1. */
export const useCodeLines = (
  code: string,
): readonly { readonly number: number; readonly pieces: readonly CodePiece[] }[] =>
  useMemo(() => codeLines(code).map((pieces, index) => ({ number: index + 1, pieces })), [code]);

/** A program with numbered lines. */
export const CodeBlock = ({ code }: { readonly code: string }) => {
  const lines = useCodeLines(code);
  return (
    <ol className={classes.code} dir="ltr">
      {lines.map(({ number, pieces }) => (
        <li key={number}>
          <CodeLine pieces={pieces} />
        </li>
      ))}
    </ol>
  );
};
