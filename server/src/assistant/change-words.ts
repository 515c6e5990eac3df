import { filled } from '@hopcode/translations/words-over-english';
import type { Change } from './compare-programs.ts';
import { indentOf, type ProgramLine } from './program-lines.ts';
import { commandSummary, type TipKey, tipWords } from './tip-words.ts';

/** Maximum number of characters of code to quote in a sentence. */
const CODE_IN_TEXT = 120;

/**
 * The sentence that describes a change. `stopped` is the line at which the run stopped, or undefined if it ran to its
 * end.
 */
export function changeText(change: Change, stopped: number | undefined, locale: string): string {
  const tips = tipWords(locale).change;
  const code = change.kind === 'extra' ? change.own.code : change.theirs.code;
  const values = { line: `${change.number}`, code: quotable(code), stopped: `${stopped}` };
  if (stopped !== undefined && stopped !== change.number && change.kind === 'other')
    return filled(tips.cause, values);
  if (
    stopped !== undefined &&
    stopped > change.number &&
    change.kind === 'missing' &&
    change.lines.length === 1
  )
    return filled(tips.causeMissing, values);
  const said = filled(tips[keyOf(change)], values);
  if (change.kind === 'indent') {
    const indent = indentOf(change.lines[0] ?? '');
    return /^ *$/.test(indent) ? `${said} ${filled(tips.spaces, { spaces: `${indent.length}` })}` : said;
  }
  const command = newCommand(change);
  const summary = command && commandSummary(command, locale);
  if (!command || !summary) return said;
  return `${said} ${filled(tips.command, { command: `player.${command}()`, summary })}`;
}

function keyOf(change: Change): TipKey {
  if (change.kind === 'missing' && change.lines.length > 1) return 'block';
  if (change.kind !== 'indent') return change.kind;
  const indent = indentOf(change.lines[0] ?? '').length;
  if (indent === change.own.indent.length) return 'column';
  return indent > change.own.indent.length ? 'further' : 'back';
}

/** Replaces backticks and line breaks in code and shortens it, so that a sentence can quote it. */
export const quotable = (code: string): string => {
  const plain = code.replaceAll('`', "'").replaceAll(/[\r\n]+/g, ' ');
  return plain.length > CODE_IN_TEXT ? `${plain.slice(0, CODE_IN_TEXT - 1)}…`.toWellFormed() : plain;
};

/** The command that a change adds to a program; undefined if it adds none. */
export function newCommand(change: Change): string | undefined {
  if (change.kind !== 'missing' && change.kind !== 'other') return undefined;
  const [command] = commandsOf(change.theirs);
  return change.kind === 'other' && commandsOf(change.own).includes(command ?? '') ? undefined : command;
}

/** The commands that a line calls as `player.command`. */
export const commandsOf = ({ tokens }: ProgramLine): string[] =>
  tokens.flatMap(({ text }, at) =>
    tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'player' ? [text] : [],
  );
