import { comparable } from './line-tokens.ts';
import { codeOf, type ProgramLine } from './program-lines.ts';
import { continuesStatement } from './refused-lines.ts';

/**
 * The lines of a program that only print, where the solution prints nothing: they help the learner to see what happens
 * and are no mistakes. One that tears a block or a statement apart is one all the same.
 */
export function printsOf(program: readonly ProgramLine[], solution: readonly ProgramLine[]): ProgramLine[] {
  if (solution.some(isPrint)) return [];
  const prints: ProgramLine[] = [];
  let tearsApart = false;
  for (const line of codeOf(program).toReversed()) {
    if (!onlyPrints(line)) tearsApart = line.depth === 'astray' || continuesStatement(line.tokens);
    else if (!tearsApart) prints.unshift(line);
  }
  return prints;
}

/** A program without the lines that only print. */
export function withoutPrints(
  program: readonly ProgramLine[],
  solution: readonly ProgramLine[],
): ProgramLine[] {
  const prints = new Set(printsOf(program, solution));
  return program.filter((line) => !prints.has(line));
}

export const isPrint = ({ tokens }: ProgramLine): boolean =>
  tokens[0]?.text === 'print' && tokens[1]?.text === '(';

/** What may be called within `print` without changing anything. */
const HARMLESS = new Set(
  'abs bool float int len list max min range repr round sorted str sum type'.split(' '),
);
const ACTS = new Set(['player', ':=', 'yield', 'await']);
const ACTS_IN_TEXT = /^[rbu]*f.*(?:\(|player)/isu;

function onlyPrints(line: ProgramLine): boolean {
  const { tokens, depth } = line;
  if (typeof depth !== 'number' || !isPrint(line)) return false;
  let brackets = 0;
  return tokens.every(({ kind, text }, at) => {
    if (kind === 'text') return !ACTS_IN_TEXT.test(text);
    if ('([{'.includes(text)) brackets += 1;
    if (')]}'.includes(text)) brackets -= 1;
    const isCall = at > 0 && kind === 'name' && tokens[at + 1]?.text === '(';
    if (ACTS.has(text) || (isCall && (!HARMLESS.has(text) || tokens[at - 1]?.text === '.'))) return false;
    // The brackets of `print` are closed by the last sign of the line, not before.
    return at === 0 || brackets > 0 === at < tokens.length - 1;
  });
}

/** Whether a line that prints says what another line says by another call: `print("Hi")` and `player.speak("Hi")`. */
export function saysSame(print: ProgramLine, other: ProgramLine): boolean {
  const said = argumentsOf(print);
  return said.length > 2 && said.join(' ') === argumentsOf(other).join(' ');
}

/** With their brackets. */
const argumentsOf = ({ tokens }: ProgramLine): string[] => {
  const open = tokens.findIndex(({ text }) => text === '(');
  return open < 0 ? [] : tokens.slice(open).map(comparable);
};
