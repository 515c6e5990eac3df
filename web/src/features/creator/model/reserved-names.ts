import { RESERVED_NAMES } from '@hopcode/python-runner/python-keywords';

const wordsOf = (words: string): readonly string[] => words.split(' ');

/**
 * Names that a variable must not hide: reserved words, values, and everything that Python can call without an import.
 */
const OF_PYTHON: ReadonlySet<string> = new Set([
  ...RESERVED_NAMES,
  ...wordsOf(
    'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip',
  ),
]);

/**
 * The names of the characters. Programs call commands on them, so these are the only names of the farm that a variable
 * could hide.
 */
const OF_FARM: ReadonlySet<string> = new Set(['player', 'helper']);

/** What a name is reserved for: Python (`keyword`) or the farm (`ours`); undefined if the name is free. */
export const reservedName = (name: string): 'keyword' | 'ours' | undefined => {
  if (OF_PYTHON.has(name) || name.startsWith('__')) return 'keyword';
  return OF_FARM.has(name) ? 'ours' : undefined;
};
