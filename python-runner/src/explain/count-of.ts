import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';

const COUNT = anyScript(
  /^\s*(?<place>(?<name>[\w.]+)\[(?<index>\w+|"[^"]*"|'[^']*')\])\s*(?:(?<sign>[-+])=|=\s*\k<place>\s*(?<other>[-+]))\s*(?<step>\d+|\[.*\]|"[^"]*"|'[^']*')\s*(?:#.*)?$/,
);

/** The value that a sum of such values starts with. A variable may hold any of them. */
const startOf = (step: string): string => {
  if (step.startsWith('[')) return '[]';
  return /^["']/.test(step) ? '""' : '0';
};

/**
 * A count in a dictionary whose first value is missing: `counts[letter] += 1`, where a loop gives the key, and
 * `words["a"] += ["ant"]`, which cannot start with 0. `write` is the line with its start.
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
