import { openBrackets, type Token } from './line-tokens.ts';
import { beginsBlockStatement } from './program-lines.ts';

/** The statement of a line: what is after the colon of a block in one line, such as `if x: y()`. */
function statementOf(line: readonly Token[]): readonly Token[] {
  if (!beginsBlockStatement(line)) return line;
  const open = openBrackets(line);
  const colon = line.findIndex(({ text }, at) => text === ':' && open[at] === 0);
  return colon < 0 ? [] : line.slice(colon + 1);
}

const isCommand = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'name' && tokens[at - 1]?.text === '.' && tokens[at - 2]?.text === 'player';

/**
 * Whether a line has commands side by side, such as `player.a(), player.b()`. A command in the brackets of another does
 * not count.
 */
function hasCommandsInARow(tokens: readonly Token[]): boolean {
  const open = openBrackets(tokens);
  const commands = tokens.flatMap((_, at) => (isCommand(tokens, at) ? [at] : []));
  const outermost = Math.min(...commands.map((at) => open[at] ?? 0));
  const outer = commands.filter((at) => open[at] === outermost);
  const [first, last] = [outer[0], outer.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  const stores = tokens.some(({ text }, at) => text === '=' && open[at] === 0);
  // A value can be computed from two commands, such as player.read() + player.read().
  return (
    !stores ||
    tokens.some(({ text }, at) => at > first && at < last && text === ',' && open[at] === outermost)
  );
}

/** Whether one line does what a learner writes in several lines. */
export const isSeveralStatements = (line: readonly Token[]): boolean =>
  line.some(({ kind, text }) => kind === 'other' && text === ';') || hasCommandsInARow(statementOf(line));
