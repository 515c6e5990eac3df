import {
  before,
  type Fix,
  lineWith,
  mark,
  onLine,
  param,
  replaces,
  replacesLine,
  replacesWord,
  swap,
} from './fix.ts';

/** Fixes of rows about pieces of a program in a form that Python does not have. */
export const FIXES_OF_WRONG_FORMS: Readonly<Record<string, Fix>> = {
  'class-with-equals': replacesLine('class {{name}}:'),
  'index-empty': { shows: '{{name}}[0]', apply: (at) => swap(at, /\w+\[\s*\]/, at.code) },
  'return-of-two-values': replacesLine('return {{first}} + {{second}}'),
  'parent-class-unknown': {
    shows: 'class {{name}}:',
    apply: (at) => before(at, `${at.code}\n    pass`, lineWith(at, /^\s*class\s/)),
  },
  'loop-over-unknown': { shows: '{{name}} = [1, 2, 3]', apply: (at) => before(at, at.code) },
  'range-of-quoted-number': {
    apply: (at) => swap(at, new RegExp(`["']${param(at, 'number')}["']`), param(at, 'number')),
  },
  'append-to-text': replacesLine('{{name}} = {{name}} + {{value}}'),
  'delete-from-list': replaces(/\.\w+\(/, '.remove('),
  'attribute-compared-not-stored': {
    shows: '{{write}}',
    apply: (at) => onLine(at, (text) => text.replace(/self\..*$/, () => at.code)),
  },
  'loop-variable-named-otherwise': replacesWord('{{item}}', 'name'),
  'input-named-otherwise': replacesWord('{{input}}', 'name'),
  'number-needed-in-math': {
    shows: 'float()',
    apply: (at) => mark(at, at.marked.replace(/\(\s*([^()]+?)\s*\)/, '(float($1))')),
  },
  'square-root-named-otherwise': {
    shows: 'math.sqrt()',
    apply: (at) => swap(at, /math\.\w+/, 'math.sqrt'),
  },
};
