import { PYTHON_KEYWORDS } from '@hopcode/python-runner/python-keywords';

const wordsOf = (words: string): readonly string[] => words.split(' ');

/** Reserved words, values, and what Python calls without an import: a variable with such a name hides it. */
const OF_PYTHON: ReadonlySet<string> = new Set([
  ...PYTHON_KEYWORDS,
  ...wordsOf('False None True'),
  ...wordsOf(
    'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip',
  ),
]);

/**
 * The characters and the commands of the farm; a test compares them with the engine's, whose commands the editor does not
 * load.
 */
export const OF_FARM: ReadonlySet<string> = new Set(
  wordsOf(
    'player helper move_forward move_backward turn_left turn_right collect speak look can_move count position facing build water open close push place plant combine write read display ask',
  ),
);

/** Whose word a name is; undefined for a free one. */
export const reservedName = (name: string): 'keyword' | 'ours' | undefined => {
  if (OF_PYTHON.has(name) || name.startsWith('__')) return 'keyword';
  return OF_FARM.has(name) ? 'ours' : undefined;
};
