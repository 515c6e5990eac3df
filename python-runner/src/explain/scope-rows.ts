import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { wholeWord } from './program-names.ts';
import { bodyOf, functionsOf, scopeAt } from './scopes.ts';

const UNBOUND = ['UnboundLocalError'];
const LOCAL = /^cannot access local variable '(?<name>\w+)'/;

/** Whether lines with this indent give a value to a name. */
const isSetIn = (text: string, name: string, indent: string): boolean =>
  anyScript(String.raw`^${indent}(?:for\s+)?${wholeWord(name)}\s*(?:[-+*/]?=(?!=)|in\b)`, 'mu').test(text);

/** A function that takes self outside a class. */
const selfOutside = ({ source, found: { name = '' } }: ErrorContext): boolean | Record<string, string> => {
  const own = functionsOf(source).find((candidate) => candidate.name === name);
  if (!own || !/^self\b/.test(own.inputs)) return false;
  return { inputs: own.inputs.replace(/^self\s*,?\s*/, '') };
};

/** Rows about names inside and outside functions, and self outside a class. */
export const SCOPE_ROWS: readonly ErrorRow[] = [
  {
    key: 'global-needed',
    types: UNBOUND,
    message: LOCAL,
    when: ({ source, error, found: { name = '' } }) => {
      const scope = scopeAt(source, error.line);
      return scope?.kind === 'function' && isSetIn(source, name, '') && { function: scope.name };
    },
    example: 'score = 0\ndef win():\n    score += 1\nwin()',
  },
  {
    key: 'nonlocal-needed',
    types: UNBOUND,
    message: LOCAL,
    when: ({ source, error, found: { name = '' } }) => {
      const scope = scopeAt(source, error.line);
      const outer = scope?.outer;
      if (!scope || outer?.kind !== 'function') return false;
      const inside = new Set(bodyOf(source, scope.name).split('\n'));
      const around = bodyOf(source, outer.name)
        .split('\n')
        .filter((line) => !inside.has(line));
      return isSetIn(around.join('\n'), name, '\\s*') && { function: scope.name, outer: outer.name };
    },
    example: 'def game():\n    score = 0\n    def win():\n        score += 1\n    win()\ngame()',
  },
  {
    key: 'self-outside-method',
    types: ['TypeError'],
    message: /^(?<name>\w+)\(\) missing \d+ required positional arguments?:/,
    when: selfOutside,
    example: 'def walk(self):\n    player.move_forward()\nwalk()',
  },
];
