import type { QuizPart } from '@hopcode/contract/quiz/question';
import { useWords } from '../../lib/i18n/use-words.ts';
import { CodeLine, useCodeLines } from './code-block.tsx';
import { TickedWords } from './ticked-words.tsx';

const Code = ({ code }: { readonly code: string }) => {
  const lines = useCodeLines(code);
  return lines.map(({ number, pieces }) => <CodeLine key={number} pieces={pieces} />);
};

/** The letter that marks a tile on the picture. */
export const letterOf = (key: string): string => key.toUpperCase();

/**
 * A part of a question: its words, its code, or its tile. A tile has a letter, and a position that is counted from 0,
 * as on the farm.
 */
export const Part = ({ part }: { readonly part: QuizPart }) => {
  const t = useWords('quiz');
  if (part.code !== undefined) return <Code code={part.code} />;
  if (part.tile)
    return t('quiz:question.tile', {
      letter: letterOf(part.key),
      column: part.tile[0],
      row: part.tile[1],
    });
  return <TickedWords text={part.words ?? ''} />;
};

/** A part as plain text, for list boxes, which can contain only text. */
export const partText = ({ code, words }: QuizPart): string => code ?? (words ?? '').replaceAll('`', '');
