import { atTop, type Fix, firstOnTop, mark, onLine, param, replacesWord, swap, wholeLine } from './fix.ts';

/** The fixes of rows about errors that programs catch and raise, and about modules. */
export const FIXES_OF_EXCEPTIONS: Readonly<Record<string, Fix>> = {
  'error-class-without-base': {
    shows: 'class {{name}}(Exception):',
    apply: (at) => onLine(at, () => at.code, Number(param(at, 'at'))),
  },
  'except-needs-error': {
    shows: 'except ValueError:',
    apply: (at) => onLine(at, () => at.code),
  },
  'farm-error-without-player': replacesWord('{{write}}', 'name'),
  'farm-error-misspelt': {
    shows: '{{write}}',
    apply: (at) => swap(at, `player.${param(at, 'name')}`, at.code),
  },
  'error-name-misspelt': replacesWord('{{write}}', 'name'),
  'error-class-missing': firstOnTop('class {{name}}(Exception): pass'),
  'error-used-below-except': {
    apply: (at) => {
      const moved = { ...at, source: onLine(at, (text) => `    ${text.trim()}`) };
      return moved.source;
    },
  },
  'module-name-taken': {
    apply: (at) =>
      onLine(
        at,
        (text) => text.replace(param(at, 'name'), `my_${param(at, 'name')}`),
        Number(param(at, 'at')),
      ),
  },
  'module-hidden-by-import': {
    shows: 'import {{name}}',
    apply: (at) => wholeLine(at, at.code, Number(param(at, 'at'))),
  },
  'module-part-other-name': { shows: '{{write}}', apply: (at) => mark(at, at.code) },
  'built-in-not-in-module': { apply: (at) => mark(at, param(at, 'name')) },
  'statistics-of-texts': { apply: (at) => atTop({ ...at, source: swap(at, /"/g, '') }, '') },
};
