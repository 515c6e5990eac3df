import {
  before,
  type Fix,
  type FixContext,
  firstOnTop,
  indentOf,
  lineWith,
  onLine,
  param,
  word,
} from './fix.ts';

/** Adds a line below the line that the words name, with the indent of another line. */
const below = (at: FixContext, like: number): string => {
  const indent = indentOf(at.source.split('\n')[like - 1] ?? '');
  return onLine(at, (text) => `${text}\n${indent}${at.code}`, Number(param(at, 'after')));
};

const RETURNS_WRAPPER: Fix = {
  shows: 'return {{wrapper}}',
  apply: (at) => below(at, lineWith(at, new RegExp(String.raw`def\s+${param(at, 'wrapper')}\b`, 'u'))),
};

/** The fixes of rows about decorators and inherited classes. */
export const FIXES_OF_CLASSES: Readonly<Record<string, Fix>> = {
  'decorator-returns-nothing': RETURNS_WRAPPER,
  'decorator-below-returns-nothing': RETURNS_WRAPPER,
  'wrapper-keeps-result': {
    shows: 'return {{result}}',
    apply: (at) => below(at, Number(param(at, 'after'))),
  },
  'property-missing': {
    shows: '{{write}}',
    apply: (at) => {
      const home = lineWith(at, new RegExp(String.raw`^class\s+${param(at, 'class')}\b`, 'u'));
      const method = new RegExp(String.raw`^\s+def\s+${param(at, 'method')}\b`, 'u');
      const below = at.source
        .split('\n')
        .slice(home)
        .findIndex((text) => method.test(text));
      return before(at, at.code, home + below + 1);
    },
  },
  'property-set': {
    apply: (at) =>
      at.source
        .split('\n')
        .filter((_text, index) => index !== at.line - 1)
        .join('\n'),
  },
  'objects-without-order': {
    shows: '__lt__',
    apply: (at) =>
      onLine(
        at,
        (text) => `${text}\n    def ${at.code}(self, other):\n        return id(self) < id(other)`,
        lineWith(at, new RegExp(String.raw`^class\s+${param(at, 'class')}\b`, 'u')),
      ),
  },
  'dataclass-order': {
    apply: (at) => {
      const lines = at.source.split('\n');
      const field = (name: string) =>
        lines.findIndex((text) => new RegExp(`^\\s+${name}\\s*:`, 'u').test(text));
      const [from, to] = [field(param(at, 'name')), field(param(at, 'other'))];
      const [moved = ''] = lines.splice(from, 1);
      return lines.toSpliced(to, 0, moved).join('\n');
    },
  },
  'dataclass-symbol-missing': {
    shows: '@dataclass',
    apply: (at) =>
      onLine(at, (text) => `${at.code}\n${text}`, lineWith(at, word(`class ${param(at, 'class')}`))),
  },
  'name-of-a-module': firstOnTop('from {{module}} import {{name}}'),
};
