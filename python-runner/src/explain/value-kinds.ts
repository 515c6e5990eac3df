/** Python's types, each with the key of its words in `kinds` of translations/<locale>/python-errors.json. */
const KIND_OF_TYPE: ReadonlyMap<string, string> = new Map([
  ['int', 'number'],
  ['float', 'decimal'],
  ['str', 'text'],
  ['string', 'text'],
  ['bool', 'truth'],
  ['list', 'list'],
  ['tuple', 'tuple'],
  ['dict', 'dictionary'],
  ['set', 'set'],
  ['range', 'range'],
  ['NoneType', 'nothing'],
  ['function', 'function'],
  ['builtin_function_or_method', 'function'],
  ['method', 'function'],
  ['module', 'module'],
]);

/** The kind of every type without its own words, such as a learner's own classes. */
const OTHER_KIND = 'other';

/** Every kind of value that has words. */
export const VALUE_KINDS: readonly string[] = [...new Set(KIND_OF_TYPE.values()), OTHER_KIND];

const kindOf = (type: string): string => KIND_OF_TYPE.get(type) ?? OTHER_KIND;

const KIND_PARAMS = [
  ['type', 'kind'],
  ['left', 'leftKind'],
  ['right', 'rightKind'],
  ['whole', 'wholeKind'],
] as const;

/** For each Python type in the found groups, its kind of value in words for children. */
export const kindsOf = (found: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    KIND_PARAMS.flatMap(([group, param]) => {
      const type = found[group];
      return type === undefined ? [] : [[param, kindOf(type.replaceAll("'", ''))]];
    }),
  );
