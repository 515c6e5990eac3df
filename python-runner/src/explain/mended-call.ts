import { EMPTY_COMMANDS } from '@hopcode/engine/commands/registry';
import { wholeWord } from './program-names.ts';
import { endOf, isToken, tokensOf } from './tokens.ts';

/**
 * A line in which one piece becomes a call of a command. The learner's brackets and values stay, a call without
 * brackets gets `()`, and a command that takes no value gets empty brackets. `at` is the index of the piece.
 */
export const withCommand = (line: string, at: number, piece: string, name: string): string => {
  const after = at + piece.length;
  const tokens = tokensOf(line);
  const open = tokens.find((token) => token.at >= after && token.kind !== 'note');
  const close = isToken(open, '(')
    ? tokens.find(
        (token) =>
          open !== undefined && token.at > open.at && isToken(token, ')') && token.depth === open.depth,
      )
    : undefined;
  const end = close ? endOf(close) : after;
  const own = close && !EMPTY_COMMANDS.includes(name) ? line.slice(after, end).trim() : '()';
  const isWritten = isToken(open, '(') && !close;
  return `${line.slice(0, at)}player.${name}${isWritten ? '' : own}${line.slice(end)}`.trim();
};

/**
 * Replaces a name, only as a whole word, with a call of a command. A `player.` in front of the name is replaced too.
 */
export const withCommandFor = (line: string, wrong: string, name: string): string | undefined => {
  const found = new RegExp(String.raw`(?:\bplayer\s*\.\s*)?${wholeWord(wrong)}(?=\s*\()`, 'u').exec(line);
  return found ? withCommand(line, found.index, found[0], name) : undefined;
};
