import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { classAt } from './scopes.ts';

const TYPE = ['TypeError'];
const VALUE = ['ValueError'];

type Found = false | Readonly<Record<string, string>>;

/** `pets.name`, where pets is a list, if an object of the program has the attribute name. */
const partOfItems = (context: ErrorContext): Found => {
  const { owner, name = '' } =
    /^(?<owner>[\p{L}_][\p{L}\p{N}_]*)\.(?<name>[\p{L}_][\p{L}\p{N}_]*)$/u.exec(codeAt(context))?.groups ??
    {};
  const isStored = anyScript(String.raw`\bself\.${name}\s*=(?!=)`).test(context.source);
  return owner !== undefined && isStored && { list: owner, name };
};

/** `pet.name`, where pet is text, and objects of a class have the attribute name. */
const textForObject = (context: ErrorContext): Found => {
  const found = partOfItems(context);
  if (!found) return false;
  const lines = context.source.split('\n');
  const at = lines.findIndex((line) => anyScript(String.raw`\bself\.${found.name}\s*=(?!=)`).test(line));
  const home = classAt(context.source, at + 1)?.name;
  return home !== undefined && { owner: found.list ?? '', name: found.name ?? '', class: home };
};

const COUNTER = /^(?:[ijkn]|index|idx|number|num|nr|count|pos|position|place)$/;

/** `for i, name in names:`, although the loop gets only the items. */
const withoutEnumerate = (context: ErrorContext): Found => {
  const {
    head = '',
    first = '',
    list = '',
  } = /^\s*(?<head>for\s+(?<first>[\p{L}_][\p{L}\p{N}_]*)\s*,\s*[\p{L}_][\p{L}\p{N}_]*\s+in\s+)(?<list>[\p{L}_][\p{L}\p{N}_]*)\s*:/u.exec(
    context.lineText,
  )?.groups ?? {};
  const stored = anyScript(String.raw`^\s*${list}\s*=\s*(?:\[\s*["'\d]|.*\.split\()`, 'm');
  if (!COUNTER.test(first) || !stored.test(context.source)) return false;
  return { list, write: `${head}enumerate(${list}):` };
};

/** `names.remove(0)`, where names is a list of texts. */
const removeOfIndex = (context: ErrorContext): Found => {
  const { list = '', index = '' } =
    /^(?<list>[\p{L}_][\p{L}\p{N}_]*)\.remove\(\s*(?<index>-?\d+)\s*\)$/u.exec(codeAt(context))?.groups ?? {};
  const items = valueAt(context, list);
  if (list === '' || items === undefined || !items.startsWith("['")) return false;
  const write = context.lineText.replace(codeAt(context), () => `${list}.pop(${index})`).trim();
  return { list, index, write };
};

/** `sum(prices)`, where prices is a dictionary with texts as keys. */
const sumOfKeys = (context: ErrorContext): Found => {
  const { call, name = '' } =
    /^(?<call>sum\(\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\))$/u.exec(codeAt(context))?.groups ?? {};
  if (call === undefined || !/^\{'[^']*':/.test(valueAt(context, name) ?? '')) return false;
  return { name, write: context.lineText.replace(call, () => `sum(${name}.values())`).trim() };
};

/** `sum(3, 4)`: numbers that are not in a list. */
const sumOfNumbers = (context: ErrorContext): Found => {
  const { call, values } =
    /^(?<call>sum\((?<values>[^()[\]]*,[^()[\]]*)\))$/.exec(codeAt(context))?.groups ?? {};
  if (call === undefined || values === undefined) return false;
  return { write: context.lineText.replace(call, () => `sum([${values.trim()}])`).trim() };
};

const IN_TURN =
  'dict_keys|dict_values|dict_items|generator|map|filter|zip|enumerate|list_reverseiterator|reversed';

/** `prices.keys()[0]` and `len(walk())`: values that Python makes one by one. */
const listFirst = (context: ErrorContext): Found => {
  const { lineText } = context;
  const code = codeAt(context);
  const { whole, rest = '' } = /^(?<whole>.+?)(?<rest>\[[^[\]]*\])$/.exec(code)?.groups ?? {};
  const inside = /^len\((?<inside>.+)\)$/.exec(code)?.groups?.inside;
  if (inside !== undefined) return { write: lineText.replace(code, () => `len(list(${inside}))`).trim() };
  return whole !== undefined && { write: lineText.replace(code, () => `list(${whole})${rest}`).trim() };
};

/** Rows about a whole list or dictionary in place of one of its items, and the reverse. */
export const WHOLE_VALUE_ROWS: readonly ErrorRow[] = [
  {
    key: 'part-of-items',
    types: ['AttributeError'],
    message: /^'(?<type>list|tuple)' object has no attribute/,
    when: partOfItems,
    example:
      'class Hen:\n    def __init__(self, name):\n        self.name = name\nhens = [Hen("Ada")]\nprint(hens.name)',
  },
  {
    key: 'text-for-object',
    types: ['AttributeError'],
    message: /^'(?<type>str|int)' object has no attribute/,
    when: textForObject,
    example:
      'class Hen:\n    def __init__(self, name):\n        self.name = name\nhen = "Ada"\nprint(hen.name)',
  },
  {
    key: 'enumerate-missing',
    types: [...VALUE, ...TYPE],
    message: /^(?:not enough values|too many values|cannot unpack non-iterable int)/,
    when: withoutEnumerate,
    example: 'names = ["Ada", "Bea"]\nfor i, name in names:\n    print(i, name)',
  },
  {
    key: 'remove-of-index',
    types: VALUE,
    message: /not in list/,
    when: removeOfIndex,
    example: 'names = ["Ada", "Bea"]\nnames.remove(0)',
  },
  {
    key: 'sum-of-keys',
    types: TYPE,
    message: /^unsupported operand type\(s\) for \+: 'int' and 'str'/,
    when: sumOfKeys,
    example: 'prices = {"egg": 2}\nprint(sum(prices))',
  },
  {
    key: 'sum-needs-list',
    types: TYPE,
    message: /^(?:sum\(\) takes at most 2 arguments|'(?:int|float)' object is not iterable)/,
    when: sumOfNumbers,
    example: 'print(sum(3, 4, 5))',
  },
  {
    key: 'list-first',
    types: TYPE,
    message: new RegExp(
      `^(?:'(?:${IN_TURN})' object is not subscriptable|object of type '(?:${IN_TURN})' has no len)`,
    ),
    when: listFirst,
    example: 'prices = {"egg": 2}\nprint(prices.keys()[0])',
  },
];
