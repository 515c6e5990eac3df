import type { Fix } from './fix.ts';
import { FIXES_AT_RUN_TIME } from './fixes-at-run-time.ts';
import { FIXES_OF_CLASSES } from './fixes-of-classes.ts';
import { FIXES_OF_DATES } from './fixes-of-dates.ts';
import { FIXES_OF_ENDLESS_LOOPS } from './fixes-of-endless-loops.ts';
import { FIXES_OF_EXCEPTIONS } from './fixes-of-exceptions.ts';
import { FIXES_OF_FRESH_EYES } from './fixes-of-fresh-eyes.ts';
import { FIXES_OF_KNOWN_VALUES } from './fixes-of-known-values.ts';
import { FIXES_OF_MIXED_KINDS } from './fixes-of-mixed-kinds.ts';
import { FIXES_OF_NAMES } from './fixes-of-names.ts';
import { FIXES_OF_PLACES } from './fixes-of-places.ts';
import { FIXES_OF_STATEMENTS } from './fixes-of-statements.ts';
import { FIXES_OF_SYNTAX } from './fixes-of-syntax.ts';
import { FIXES_OF_VALUES } from './fixes-of-values.ts';
import { FIXES_OF_WHOLE_VALUES, OPEN_ADVICE_OF_WHOLE_VALUES } from './fixes-of-whole-values.ts';
import { FIXES_OF_WRONG_FORMS } from './fixes-of-wrong-forms.ts';
import { FIXES_WITHOUT_BRACKETS } from './fixes-without-brackets.ts';

/** The fix of each row whose advice says which code to write, by the row's key. */
export const FIXES: Readonly<Record<string, Fix>> = {
  ...FIXES_AT_RUN_TIME,
  ...FIXES_OF_CLASSES,
  ...FIXES_OF_SYNTAX,
  ...FIXES_OF_STATEMENTS,
  ...FIXES_OF_PLACES,
  ...FIXES_OF_NAMES,
  ...FIXES_OF_DATES,
  ...FIXES_OF_VALUES,
  ...FIXES_OF_KNOWN_VALUES,
  ...FIXES_WITHOUT_BRACKETS,
  ...FIXES_OF_ENDLESS_LOOPS,
  ...FIXES_OF_WRONG_FORMS,
  ...FIXES_OF_EXCEPTIONS,
  ...FIXES_OF_FRESH_EYES,
  ...FIXES_OF_MIXED_KINDS,
  ...FIXES_OF_WHOLE_VALUES,
};

/** Why the advice of a row has no fix, for example because only the learner can decide what to write. */
export const OPEN_ADVICE: Readonly<Record<string, string>> = {
  ...OPEN_ADVICE_OF_WHOLE_VALUES,
  'sample-too-large': 'only the learner knows how many items are needed',
  'objects-without-plus': 'only the learner knows what the sum of two objects is',
  'condition-gap': 'only the learner knows how the two parts compare',
  'loop-value-never-changes': 'only the learner knows when the loop must end',
  'symbol-as-name': 'only the learner knows the name',
  'condition-with-comma': 'only the learner knows whether it is and or or',
  'gap-of-exercise': 'only the learner knows the value',
  'name-after-dot-missing': 'only the learner knows the name',
  'number-with-letters': 'only the learner knows whether it is a name or a number',
  'statement-in-line': 'the code after it belongs to it, and the rest of the line is unfinished',
  'word-before-block-missing': 'only the learner knows which word was meant',
  'sign-not-expected': 'only the learner knows what the sign was meant for',
  'two-values': 'only the learner knows what belongs between them',
  'value-missing': 'only the learner knows the value',
  'command-returns-nothing': 'only the learner knows which value was meant instead',
  'list-shrinks-in-loop': 'the loop must be written in another way',
  'sum-of-texts': 'the texts may be numbers or words, and may come from elsewhere',
  'module-needs-function': 'only the learner knows which function of the module was meant',
  'calls-itself-for-ever': 'only the learner knows when it must stop',
  'calls-itself-without-end': 'only the learner knows when it must stop',
  'functions-call-each-other': 'only the learner knows when they must stop',
  'functions-call-in-a-circle': 'only the learner knows when they must stop',
  'choice-from-empty': 'only the learner knows what belongs in the list',
  'none-in-comparison': 'only the learner knows the first value',
  'word-as-index': 'the list may have to become a dictionary',
  'return-on-other-path': 'only the learner knows the value',
  'method-of-items': 'only the learner knows which object was meant',
  'decorator-above-nothing': 'only the learner knows which function was meant',
  'class-unfinished': 'only the learner knows what the methods do',
  'not-written-yet': 'only the learner knows what is missing',
  'outside-function': 'the line may belong in a function, or nowhere',
  'outside-loop': 'the line may belong in a loop, or nowhere',
  'part-fixed': 'only the learner knows which value must change',
  'program-too-long': 'only the learner knows what is not needed',
  'raise-without-error': 'the program raises an error on purpose, and then also stops',
  'bare-except-first': 'the whole block moves',
  'except-never-reached': 'the whole block moves',
  'except-too-wide': 'only the learner knows which error the program expects',
  'raise-needs-error': 'the program raises an error on purpose, and then also stops',
  'self-outside-class': 'the program may have no object yet',
  'date-text-goes-on': 'the rest of the text may be needed, and then belongs in the pattern',
  'format-unknown': 'only the learner knows how the value must look',
  'time-does-not-match': 'only the learner knows which of the two is right',
  'warning-assert': 'the check then runs for the first time, and fails on the same line',
};
