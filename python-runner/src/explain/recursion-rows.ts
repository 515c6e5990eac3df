import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { bodyOf, functionsOf, scopeAt } from './scopes.ts';

const TYPES = ['RecursionError'];

type Found = false | Readonly<Record<string, string>>;

/** The line of a function that calls another one; the line of the error has priority. */
const lineOfCall = (
  { source, error }: ErrorContext,
  from: string,
  to: string,
): { readonly at: number; readonly point: string } | undefined => {
  const call = anyScript(String.raw`(?<![\w.])(?:self\.)?${to}\s*\([^()]*\)?`, 'u');
  const lines = source.split('\n').map((text, index) => ({ text, at: index + 1 }));
  const found = [...lines.slice(error.line - 1, error.line), ...lines].find(
    ({ text, at }) => call.test(text) && scopeAt(source, at)?.name === from,
  );
  const point = call.exec(found?.text ?? '')?.[0];
  return found && point !== undefined ? { at: found.at, point } : undefined;
};

/** The shortest chain of calls from a function back to itself, with the function at both ends. */
const circleOf = (context: ErrorContext): readonly string[] => {
  const { kind, name = '' } = scopeAt(context.source, context.error.line) ?? {};
  if (kind !== 'function') return [];
  const names = [...new Set(functionsOf(context.source).map((own) => own.name))];
  let ways: readonly (readonly string[])[] = [[name]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) =>
      names
        .filter(
          (next) => (next === name || !way.includes(next)) && lineOfCall(context, way.at(-1) ?? '', next),
        )
        .map((next) => [...way, next]),
    );
    const circle = longer.find((way) => way.at(-1) === name);
    if (circle) return circle;
    const reached = new Set<string>();
    ways = longer.filter((way) => {
      const last = way.at(-1) ?? '';
      return !reached.has(last) && reached.add(last);
    });
  }
  return [];
};

/**
 * The function that calls itself: the one with the error, or the only one that calls the error's function and itself.
 */
const callsItself = (context: ErrorContext): string | undefined => {
  const { kind, name = '' } = scopeAt(context.source, context.error.line) ?? {};
  if (kind !== 'function' || lineOfCall(context, name, name)) return kind === 'function' ? name : undefined;
  if (circleOf(context).length > 0) return undefined;
  const callers = functionsOf(context.source).filter(
    (own) => lineOfCall(context, own.name, own.name) && lineOfCall(context, own.name, name),
  );
  return callers.length === 1 ? callers[0]?.name : undefined;
};

/** The function that calls itself, and the line with this call; the line of the error has priority. */
const callOfItself = (context: ErrorContext): Found => {
  const name = callsItself(context);
  const call = name === undefined ? undefined : lineOfCall(context, name, name);
  if (name === undefined || !call) return false;
  return { name, at: String(call.at), point: call.point, pointLine: String(call.at) };
};

/** Functions that call each other, if `isRight` accepts their number. */
const circle =
  (isRight: (amount: number) => boolean) =>
  (context: ErrorContext): Found => {
    const names = circleOf(context);
    const [name = '', other = ''] = names;
    const call = lineOfCall(context, name, other);
    return (
      isRight(names.length - 1) &&
      call !== undefined && {
        name,
        other,
        chain: names.join(', '),
        point: call.point,
        pointLine: String(call.at),
      }
    );
  };

/** Rows about functions that call themselves. */
export const RECURSION_ROWS: readonly ErrorRow[] = [
  {
    // We only know that the interpreter broke.
    key: 'went-too-deep',
    types: TYPES,
    message: /./,
    when: ({ error }) => error.line === 0 || error.message === 'Stack overflow',
    example: 'a = []\nfor i in range(100_000):\n    a = [a]\nprint(a)',
  },
  {
    key: 'own-function-covers',
    types: TYPES,
    message: /./,
    when: ({ source, error }) => {
      const { kind, name = '' } = scopeAt(source, error.line) ?? {};
      return kind === 'function' && isFamiliarBuiltin(name) && { name };
    },
    example: 'def len(text):\n    return len(text)\nprint(len("abc"))',
  },
  {
    key: 'own-command-calls-itself',
    types: TYPES,
    message: /./,
    when: (context) => {
      const found = callOfItself(context);
      if (!found || !COMMAND_NAMES.has(found.name ?? '') || found.point?.startsWith('self.')) return false;
      // Only a function without inputs is a copy of the command; a function such as count(n) is not.
      return scopeAt(context.source, context.error.line)?.inputs === '' && found;
    },
    example: 'def turn_left():\n    turn_left()\nturn_left()',
  },
  {
    key: 'recursion-misses-its-end',
    types: TYPES,
    message: /./,
    when: (context) => {
      const found = callOfItself(context);
      return found && /\bif\b/.test(bodyOf(context.source, found.name ?? '')) && found;
    },
    example: 'def count(n):\n    return 0 if n == 0 else count(n + 1)\ncount(3)',
  },
  {
    key: 'calls-itself-without-end',
    types: TYPES,
    message: /./,
    when: callOfItself,
    example: 'def f():\n    f()\nf()',
  },
  {
    key: 'functions-call-each-other',
    types: TYPES,
    message: /./,
    when: circle((amount) => amount === 2),
    example: 'def f():\n    g()\ndef g():\n    f()\nf()',
  },
  {
    key: 'functions-call-in-a-circle',
    types: TYPES,
    message: /./,
    when: circle((amount) => amount > 2),
    example: 'def f():\n    g()\ndef g():\n    h()\ndef h():\n    f()\nf()',
  },
  {
    key: 'calls-itself-for-ever',
    types: TYPES,
    message: /./,
    example: 'class Hen:\n    def __repr__(self):\n        return repr(self)\nprint(Hen())',
  },
];
