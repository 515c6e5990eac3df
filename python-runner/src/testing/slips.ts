import type { Slip } from './slip.ts';
import { SLIPS_AT_RUN_TIME } from './slips-at-run-time.ts';
import { SLIPS_IN_CLASSES } from './slips-in-classes.ts';
import { SLIPS_IN_CONDITIONS } from './slips-in-conditions.ts';
import { SLIPS_IN_COPIES } from './slips-in-copies.ts';
import { SLIPS_IN_ENDLESS_LOOPS } from './slips-in-endless-loops.ts';
import { SLIPS_IN_FOR_LINES } from './slips-in-for-lines.ts';
import { SLIPS_IN_HABITS } from './slips-in-habits.ts';
import { SLIPS_IN_HEADS } from './slips-in-heads.ts';
import {
  SLIPS_IN_LESSONS,
  SLIPS_OF_DOTS_IN_LESSONS,
  SLIPS_OF_VALUES_IN_LESSONS,
} from './slips-in-lessons.ts';
import { SLIPS_IN_LINES } from './slips-in-lines.ts';
import { SLIPS_IN_LOOPS_AND_NOTES } from './slips-in-loops-and-notes.ts';
import { SLIPS_IN_PARTS } from './slips-in-parts.ts';
import { SLIPS_IN_PLACES } from './slips-in-places.ts';
import { SLIPS_IN_QUOTES } from './slips-in-quotes.ts';
import { SLIPS_IN_STATEMENTS } from './slips-in-statements.ts';
import { SLIPS_IN_WORDS } from './slips-in-words.ts';
import { SLIPS_IN_WRITING } from './slips-in-writing.ts';
import { SLIPS_IN_WRONG_FORMS } from './slips-in-wrong-forms.ts';
import { SLIPS_OF_ASYNC } from './slips-of-async.ts';
import { SLIPS_BETWEEN_VALUES, SLIPS_OF_FINGERS } from './slips-of-fingers.ts';
import { SLIPS_OF_FRESH_EYES } from './slips-of-fresh-eyes.ts';
import { SLIPS_OF_MIXED_KINDS } from './slips-of-mixed-kinds.ts';
import { SLIPS_OF_OLDER_CHILDREN } from './slips-of-older-children.ts';
import { SLIPS_OF_THIRTY_PUPILS } from './slips-of-thirty-pupils.ts';
import { SLIPS_WITH_KNOWN_VALUES } from './slips-with-known-values.ts';
import { SLIPS_WITH_LEFT_OVER_WORDS } from './slips-with-left-over-words.ts';
import { SLIPS_WITH_NAMES } from './slips-with-names.ts';
import { SLIPS_WITH_OBJECTS } from './slips-with-objects.ts';
import { SLIPS_WITH_OTHER_COMMANDS } from './slips-with-other-commands.ts';
import { SLIPS_WITH_OTHER_NAMES } from './slips-with-other-names.ts';
import { SLIPS_WITH_UNSET_NAMES } from './slips-with-unset-names.ts';
import { SLIPS_WITH_VALUES } from './slips-with-values.ts';
import { SLIPS_WITH_WHOLE_VALUES } from './slips-with-whole-values.ts';
import { SLIPS_WITHOUT_BRACKETS } from './slips-without-brackets.ts';

/**
 * Every program with a mistake. Tests check the explanation of each program, and that its advice gets the program
 * further.
 */
export const ALL_SLIPS: readonly Slip[] = [
  ...SLIPS_AT_RUN_TIME,
  ...SLIPS_IN_CLASSES,
  ...SLIPS_IN_CONDITIONS,
  ...SLIPS_IN_COPIES,
  ...SLIPS_IN_ENDLESS_LOOPS,
  ...SLIPS_IN_FOR_LINES,
  ...SLIPS_IN_HABITS,
  ...SLIPS_IN_HEADS,
  ...SLIPS_IN_LESSONS,
  ...SLIPS_OF_VALUES_IN_LESSONS,
  ...SLIPS_OF_DOTS_IN_LESSONS,
  ...SLIPS_IN_LINES,
  ...SLIPS_IN_LOOPS_AND_NOTES,
  ...SLIPS_IN_PARTS,
  ...SLIPS_IN_PLACES,
  ...SLIPS_IN_QUOTES,
  ...SLIPS_IN_STATEMENTS,
  ...SLIPS_IN_WORDS,
  ...SLIPS_IN_WRITING,
  ...SLIPS_IN_WRONG_FORMS,
  ...SLIPS_OF_ASYNC,
  ...SLIPS_OF_FRESH_EYES,
  ...SLIPS_OF_MIXED_KINDS,
  ...SLIPS_OF_OLDER_CHILDREN,
  ...SLIPS_OF_THIRTY_PUPILS,
  ...SLIPS_WITH_KNOWN_VALUES,
  ...SLIPS_WITH_NAMES,
  ...SLIPS_WITH_LEFT_OVER_WORDS,
  ...SLIPS_WITH_OBJECTS,
  ...SLIPS_OF_FINGERS,
  ...SLIPS_WITH_OTHER_COMMANDS,
  ...SLIPS_WITH_OTHER_NAMES,
  ...SLIPS_WITH_UNSET_NAMES,
  ...SLIPS_WITH_VALUES,
  ...SLIPS_WITH_WHOLE_VALUES,
  ...SLIPS_BETWEEN_VALUES,
  ...SLIPS_WITHOUT_BRACKETS,
];
