import { COMMANDS } from '@hopcode/engine/commands/registry';
import { LESSON_MODULES } from '../lesson-modules.ts';
import { PYTHON_KEYWORDS } from '../python-keywords.ts';

/** Python's soft keywords, and its three values that are keywords. */
const NEARLY_KEYWORDS = 'match case True False None';
const BUILTINS =
  'abs all any bool chr dict enumerate filter float format input int isinstance len list map max min next open ord print range repr reversed round self set sorted str sum super tuple type zip';
const METHODS =
  'append pop insert remove sort reverse index count keys values items get split join strip upper lower replace startswith endswith sleep run random randint choice';

/** Words that indicate a Python program. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...PYTHON_KEYWORDS,
  ...NEARLY_KEYWORDS.split(' '),
  ...BUILTINS.split(' '),
  ...METHODS.split(' '),
  ...LESSON_MODULES,
  ...COMMANDS.map((command) => command.name),
  'player',
]);
