import { type Fix, mark, param, swap, word } from './fix.ts';

/** The fixes of rows about whole lists and lost results. Rows whose advice shows the whole line need no fix here. */
export const FIXES_OF_WHOLE_VALUES: Readonly<Record<string, Fix>> = {
  'part-of-items': {
    shows: '{{list}}[0].{{name}}',
    apply: (at) => mark(at, `${param(at, 'list')}[0].${param(at, 'name')}`),
  },
  'object-joined-to-text': {
    shows: 'str({{part}})',
    apply: (at) => swap(at, word(param(at, 'name')), at.code),
  },
};

/** For rows whose advice has no fix, the reason why. */
export const OPEN_ADVICE_OF_WHOLE_VALUES: Readonly<Record<string, string>> = {
  'method-outside-class': 'the whole block moves',
  'text-for-object': 'only the learner knows the values of the object',
  'times-decimal': 'only the learner knows the number',
  'text-for-number': 'only the learner knows the number',
  'too-few-arguments': 'only the learner knows the missing values',
  'else-twice': 'only the learner knows the condition',
};
