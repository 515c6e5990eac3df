import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';

const COUNT = anyScript(
  /^\s*(?<place>(?<name>[\w.]+)\[(?<index>\w+|"[^"]*"|'[^']*')\])\s*(?:(?<sign>[-+])=|=\s*\k<place>\s*(?<other>[-+]))\s*(?<step>\d+|\[.*\]|"[^"]*"|'[^']*')\s*(?:#.*)?$/,
);

/**
 * The start value of a variable to which a line adds this step. The step must not be a variable, because a variable may
 * hold a number, a text or a list.
 */
const startOf = (step: string): string => {
  if (step.startsWith('[')) return '[]';
  return /^["']/.test(step) ? '""' : '0';
};

/**
 * A count in a dictionary without a first value: `counts[letter] += 1`, where a loop gives the key, and `words["a"] +=
 * ["ant"]`, which cannot start with 0. `write` is the line with a start value.
 */
export const countOf = ({
  lineText,
  source,
}: Pick<ErrorContext, 'lineText' | 'source'>): Readonly<Record<string, string>> | undefined => {
  const { name = '', index = '', sign, other = '', step = '' } = COUNT.exec(lineText)?.groups ?? {};
  const isLooped =
    anyScript(/^\w+$/).test(index) &&
    anyScript(String.raw`^\s*for\s[^:]*\b${index}\b[^:]*\sin\s`, 'mu').test(source);
  const start = startOf(step);
  if (name === '' || (!isLooped && start === '0')) return undefined;
  return { name, write: `${name}[${index}] = ${name}.get(${index}, ${start}) ${sign ?? other} ${step}` };
};
