import { openBrackets, type Token } from './line-tokens.ts';
import { beginsBlockStatement } from './program-lines.ts';

/** The statement of a line. In a one-line block such as `if x: y()`, it is the statement after the colon. */
function statementOf(line: readonly Token[]): readonly Token[] {
  if (!beginsBlockStatement(line)) return line;
  const open = openBrackets(line);
  const colon = line.findIndex(({ text }, at) => text === ':' && open[at] === 0);
  return colon < 0 ? [] : line.slice(colon + 1);
}

const isCommand = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'name' && tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'player';

/**
 * Whether a line has several commands side by side, such as `player.a(), player.b()`. Commands in the brackets of
 * another command do not count.
 */
function hasCommandsInARow(tokens: readonly Token[]): boolean {
  const open = openBrackets(tokens);
  const commands = tokens.flatMap((_, at) => (isCommand(tokens, at) ? [at] : []));
  const outermost = Math.min(...commands.map((at) => open[at] ?? 0));
  const outer = commands.filter((at) => open[at] === outermost);
  const [first, last] = [outer[0], outer.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  const stores = tokens.some(({ text }, at) => text === '=' && open[at] === 0);
  // A value can be computed from two commands, such as `player.read() + player.read()`.
  return (
    !stores ||
    tokens.some(({ text }, at) => at > first && at < last && text === ',' && open[at] === outermost)
  );
}

/** Whether one line contains several statements, which a learner would write on several lines. */
export const isSeveralStatements = (line: readonly Token[]): boolean =>
  line.some(({ kind, text }) => kind === 'other' && text === ';') || hasCommandsInARow(statementOf(line));
