import type { TimelineEvent } from '@hopcode/engine/formats/timeline';

/**
 * Why the program took its path. `event` is the index of the explained line event; `key` and `params` are for
 * the words:
 * - `loop-starts {name}`: a `for` loop begins to take values.
 * - `loop-first-round {name, value}`: the variable has its first value, and the loop runs.
 * - `loop-goes-round {name, value}`: the variable has its next value, so the loop runs again.
 * - `loop-over {name, rounds}`, `loop-never-ran {name}`: no value was left.
 * - `condition-holds {condition, values}`, `condition-fails {condition, values}`: of `if`, `elif` and
 *   `while`; `values` lists its variables as `n = 3`.
 */
export type Reason = {
  readonly event: number;
  readonly key:
    | 'loop-starts'
    | 'loop-first-round'
    | 'loop-goes-round'
    | 'loop-over'
    | 'loop-never-ran'
    | 'condition-holds'
    | 'condition-fails';
  readonly params: Readonly<Record<string, string | number>>;
};

type ForHeader = { readonly kind: 'for'; readonly name: string };
type ConditionHeader = { readonly kind: 'condition'; readonly condition: string };
type Header = (ForHeader | ConditionHeader) & { readonly indent: number };

const FOR = /^(\s*)(?:async\s+)?for\s+([\p{L}_][\p{L}\p{M}\p{N}_]*)\s+in\b.*:\s*(?:#.*)?$/u;
const CONDITION = /^(\s*)(?:if|elif|while)\b\s*(.+?)\s*:\s*(?:#.*)?$/;
const NAMES = /(?<![\p{L}\p{M}\p{N}_."'])[\p{L}_][\p{L}\p{M}\p{N}_]*(?![\p{L}\p{M}\p{N}_("'])/gu;
const TEXTS = /"[^"]*"|'[^']*'/g;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Loops and conditions whose header is alone on its line, by line number. */
const headersOf = (lines: readonly string[]): ReadonlyMap<number, Header> => {
  const headers = new Map<number, Header>();
  for (const [index, line] of lines.entries()) {
    const loop = FOR.exec(line);
    const condition = CONDITION.exec(line);
    const indent = indentOf(line);
    if (loop?.[2]) headers.set(index + 1, { kind: 'for', name: loop[2], indent });
    else if (condition?.[2]) headers.set(index + 1, { kind: 'condition', condition: condition[2], indent });
  }
  return headers;
};

/** Whether a line is in the block under a header: all lines in between are empty or indented further. */
const isInside = (lines: readonly string[], header: number, indent: number, line: number): boolean =>
  line > header && lines.slice(header, line).every((text) => text.trim() === '' || indentOf(text) > indent);

/** The variables of a condition with their texts, `x = 5, y = 2`. */
const valuesIn = (condition: string, variables: ReadonlyMap<string, string>): string =>
  [...new Set(condition.replace(TEXTS, '').match(NAMES) ?? [])]
    .flatMap((name) => (variables.has(name) ? [`${name} = ${variables.get(name)}`] : []))
    .join(', ');

/** The state of one scope (module or function). */
type ScopeState = {
  readonly variables: Map<string, string>;
  readonly rounds: Map<number, number>;
  /** The line that ran last, from 1; 0 before the first. */
  lastLine: number;
};

const createScope = (): ScopeState => ({ variables: new Map(), rounds: new Map(), lastLine: 0 });

/** Explains why a certain line ran after a header. */
const reasonOf = (
  header: Header,
  headerLine: number,
  entered: boolean,
  scope: ScopeState,
): Omit<Reason, 'event'> => {
  if (header.kind === 'condition')
    return {
      key: entered ? 'condition-holds' : 'condition-fails',
      params: { condition: header.condition, values: valuesIn(header.condition, scope.variables) },
    };
  const { name } = header;
  const rounds = scope.rounds.get(headerLine) ?? 0;
  if (entered) {
    scope.rounds.set(headerLine, rounds + 1);
    const key = rounds === 0 ? 'loop-first-round' : 'loop-goes-round';
    return { key, params: { name, value: scope.variables.get(name) ?? '' } };
  }
  scope.rounds.delete(headerLine);
  return rounds > 0
    ? { key: 'loop-over', params: { name, rounds } }
    : { key: 'loop-never-ran', params: { name } };
};

/**
 * The reasons for the steps of a run, in the order of its events. Only loops and conditions whose header is alone on
 * its line are explained. Functions are followed by name, so the calls of a recursive function count as one scope.
 */
export const reasonsOf = (events: readonly TimelineEvent[], source: string): Reason[] => {
  const lines = source.split('\n');
  const headers = headersOf(lines);
  const scopes = new Map<string, ScopeState>();
  const reasons: Reason[] = [];
  for (const [index, event] of events.entries()) {
    if (event.kind !== 'line') continue;
    const scope = scopes.get(event.scope) ?? createScope();
    scopes.set(event.scope, scope);
    for (const [name, text] of Object.entries(event.changed ?? {})) scope.variables.set(name, text);
    const headerLine = scope.lastLine;
    const header = headers.get(headerLine);
    if (header && event.line > 0) {
      const entered = isInside(lines, headerLine, header.indent, event.line);
      reasons.push({ event: index, ...reasonOf(header, headerLine, entered, scope) });
    }
    // A loop that the program left with `break` or `return` starts with its first round the next time.
    for (const line of scope.rounds.keys()) {
      const indent = headers.get(line)?.indent ?? 0;
      if (line !== event.line && !isInside(lines, line, indent, event.line)) scope.rounds.delete(line);
    }
    const here = headers.get(event.line);
    if (here?.kind === 'for' && !scope.rounds.has(event.line) && headerLine !== event.line)
      reasons.push({ event: index, key: 'loop-starts', params: { name: here.name } });
    scope.lastLine = event.line;
  }
  return reasons;
};
