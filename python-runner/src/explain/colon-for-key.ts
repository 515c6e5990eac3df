import type { ErrorContext } from './error-row.ts';

/** `stock["eggs"]: 3`, which stores nothing under the key. */
export const colonForKey = ({
  source,
  found: { asked = '' },
}: ErrorContext): false | Readonly<Record<string, string>> => {
  const lines = source.split('\n');
  const stored =
    /^\s*(?<whole>[\p{L}_][\p{L}\p{N}_.]*\[\s*(?<quote>["'])(?<key>[^"']+)\k<quote>\s*\])\s*:\s*[^=\s][^=]*$/u;
  const at = lines.findIndex((line) => stored.exec(line)?.groups?.key === asked);
  const whole = stored.exec(lines[at] ?? '')?.groups?.whole;
  return whole !== undefined && { name: whole, at: String(at + 1) };
};
