import { type Fix, onLine, param, replacesLine, replacesWord, swap, word } from './fix.ts';

/** The fixes of rows that we added after a test with unseen programs. */
export const FIXES_OF_FRESH_EYES: Readonly<Record<string, Fix>> = {
  'loop-makes-list-longer': replacesLine('{{write}}'),
  'error-named-otherwise': replacesWord('{{write}}', 'name'),
  'error-unknown': replacesLine('{{write}}'),
  'date-is-text': {
    shows: 'date.fromisoformat({{name}})',
    apply: (at) => `from datetime import date\n${swap(at, `${param(at, 'name')}.`, `${at.code}.`)}`,
  },
  'elif-without-condition': {
    shows: 'else:',
    apply: (at) => swap(at, /(?:elif|els(?:e\s*)?if)\s*:?/, at.code),
  },
  'shuffle-gives-nothing': {
    shows: '{{name}} =',
    apply: (at) =>
      onLine(
        { ...at, source: at.source.replace(`${at.code} ${param(at, 'call')}`, param(at, 'call')) },
        (text) => text.replace(word(param(at, 'name')), param(at, 'list')),
      ),
  },
  'item-needs-no-index': {
    shows: '{{item}}',
    apply: (at) => swap(at, `${param(at, 'item')}[${param(at, 'index')}]`, at.code),
  },
  'file-closed-above': {
    apply: (at) => `${onLine(at, () => '', Number(param(at, 'at')))}\n${param(at, 'name')}.close()`,
  },
};
