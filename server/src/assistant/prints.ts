import { comparable, openBrackets, type Token } from './line-tokens.ts';
import { codeOf, type ProgramLine } from './program-lines.ts';
import { continuesStatement } from './refused-lines.ts';

/**
 * The lines of a program that only print; none if the solution prints too. Such lines help the learner and are not
 * mistakes, unless a line splits a block or a statement.
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

const isPrint = ({ tokens }: ProgramLine): boolean => tokens[0]?.text === 'print' && tokens[1]?.text === '(';

/** Functions without side effects, which may be called inside `print`. */
const HARMLESS = new Set(
  'abs bool float int len list max min range repr round sorted str sum type'.split(' '),
);
const CALL_IN_TEXT = /^[rbu]*f.*\(/isu;

function onlyPrints(line: ProgramLine): boolean {
  const { tokens, depth } = line;
  // On a line that only prints, the last token closes the brackets of `print`.
  const closing = openBrackets(tokens).indexOf(0, 1);
  const isWhole = typeof depth === 'number' && isPrint(line) && closing === tokens.length - 1;
  return isWhole && !tokens.slice(1).some(mayAct);
}

const mayAct = ({ kind, text }: Token, at: number, all: readonly Token[]): boolean => {
  if (kind === 'text') return CALL_IN_TEXT.test(text);
  const isCall = kind === 'name' && all[at + 1]?.text === '(';
  return isCall && (!HARMLESS.has(text) || all[at - 1]?.text === '.');
};

/** Whether a line prints the text that a line of the solution says: `print("Hi")` and `player.speak("Hi")`. */
export function saysSame(print: ProgramLine, other: ProgramLine): boolean {
  const said = argumentsOf(print);
  return said.length > 2 && said.join(' ') === argumentsOf(other).join(' ');
}

/** The arguments of a call as tokens, with their brackets. */
const argumentsOf = ({ tokens }: ProgramLine): string[] => {
  const open = tokens.findIndex(({ text }) => text === '(');
  return open < 0 ? [] : tokens.slice(open).map(comparable);
};
