import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext } from './error-row.ts';

/** Python's message about a call to one of its own functions or methods with empty brackets. */
export const EMPTY_CALL =
  /^(?:(?:list|str|dict|set)\.)?(?<called>\w+)(?:\(\) (?:takes (?:exactly|at least) one (?:positional )?argument|takes at least 1 (?:positional )?argument) \(0 given\)|\(\) missing required argument '\w+' \(pos 1\)| expected (?:at least )?\d arguments?, got 0)/;

/** Calls with a value, as examples that work in every program. */
const EXAMPLES: Readonly<Record<string, string>> = {
  abs: 'abs(-3)',
  round: 'round(3.7)',
  range: 'range(3)',
  chr: 'chr(65)',
  ord: 'ord("a")',
};

/** Methods, each with an example of what can be in its brackets. */
const METHODS: Readonly<Record<string, string>> = {
  append: '"egg"',
  remove: '"egg"',
  index: '"egg"',
  count: '"egg"',
  find: '"egg"',
  startswith: '"egg"',
  endswith: '"egg"',
  insert: '0, "egg"',
  join: '["a", "b"]',
  pop: '"egg"',
  get: '"egg"',
};

/** Functions that take a list or a text. */
const OF_MANY = /^(?:len|sum|max|min|sorted|any|all|enumerate|list|reversed)$/;

/** The list that a program stores first, otherwise the text that it stores first. */
const firstOfMany = (source: string): string | undefined =>
  (
    anyScript(/^\s*(?<name>\w+)\s*=\s*\[/m).exec(source) ??
    anyScript(/^\s*(?<name>\w+)\s*=\s*["']/m).exec(source)
  )?.groups?.name;

/** `len()`, `max()`, `names.append()`: the call with a value in its brackets. */
export const emptyCall = (context: ErrorContext): false | Readonly<Record<string, string>> => {
  const code = codeAt(context);
  const { called = '' } = EMPTY_CALL.exec(context.error.message)?.groups ?? {};
  const owner = anyScript(/^(?<owner>[\w.[\]"', ]+)\.\w+\(\s*\)$/).exec(code)?.groups?.owner;
  if (owner !== undefined) {
    // An empty `list.count()` asks for the number of items, which `len()` returns.
    if (called === 'count' && context.error.message.startsWith('list.'))
      return { name: called, example: `len(${owner})` };
    const value = METHODS[called];
    return value !== undefined && { name: called, example: `${owner}.${called}(${value})` };
  }
  const many = firstOfMany(context.source) ?? '[1, 2]';
  const example = EXAMPLES[called] ?? (OF_MANY.test(called) ? `${called}(${many})` : undefined);
  return example !== undefined && anyScript(/^\w+\(\s*\)$/).test(code) && { name: called, example };
};
