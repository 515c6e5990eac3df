import type { Fix } from './fix.ts';
import { FIXES_AT_RUN_TIME } from './fixes-at-run-time.ts';
import { FIXES_OF_NAMES } from './fixes-of-names.ts';
import { FIXES_OF_PLACES } from './fixes-of-places.ts';
import { FIXES_OF_SYNTAX } from './fixes-of-syntax.ts';
import { FIXES_OF_VALUES } from './fixes-of-values.ts';
import { FIXES_WITHOUT_BRACKETS } from './fixes-without-brackets.ts';

/** The fix of each row whose advice says which code to write, by the row's key. */
export const FIXES: Readonly<Record<string, Fix>> = {
  ...FIXES_AT_RUN_TIME,
  ...FIXES_OF_SYNTAX,
  ...FIXES_OF_PLACES,
  ...FIXES_OF_NAMES,
  ...FIXES_OF_VALUES,
  ...FIXES_WITHOUT_BRACKETS,
};

/** Why the advice of a row has no fix: only the learner can decide what belongs there. */
export const OPEN_ADVICE: Readonly<Record<string, string>> = {
  'condition-gap': 'only the learner knows how the two parts compare',
  'sign-not-expected': 'only the learner knows what the sign was meant for',
  'two-values': 'only the learner knows what belongs between them',
  'value-missing': 'only the learner knows the value',
  'command-returns-nothing': 'only the learner knows which value was meant instead',
  'list-shrinks-in-loop': 'the loop must be written in another way',
  'sum-of-texts': 'the texts may be numbers or words, and may come from elsewhere',
  'module-needs-function': 'only the learner knows which function of the module was meant',
  'calls-itself-for-ever': 'only the learner knows when it must stop',
  'choice-from-empty': 'only the learner knows what belongs in the list',
  'class-unfinished': 'only the learner knows what the methods do',
  'not-written-yet': 'only the learner knows what is missing',
  'outside-function': 'the line may belong in a function, or nowhere',
  'outside-loop': 'the line may belong in a loop, or nowhere',
  'part-fixed': 'only the learner knows which value must change',
  'program-too-long': 'only the learner knows what is not needed',
  'raise-needs-error': 'the program raises an error on purpose, and then also stops',
  'self-outside-class': 'the program may have no object yet',
  'time-does-not-match': 'only the learner knows which of the two is right',
  'warning-assert': 'the check then runs for the first time, and fails on the same line',
};
