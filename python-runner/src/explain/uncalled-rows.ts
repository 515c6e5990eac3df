import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { COMMAND_NAMES } from './familiar-names.ts';
import { bodyOf, classAt, functionsOf } from './scopes.ts';
import { VALUE_COMMANDS } from './value-commands.ts';

const UNCALLED = ['MissingParentheses'];
const WARNING = ['SyntaxWarning'];

/** A name, perhaps with its object, without a bracket, dot or letter after it. */
const NOT_CALLED =
  /(?<![\p{L}\p{N}_."'])(?<name>(?:[\p{L}_][\p{L}\p{N}_]*\.)*[\p{L}_][\p{L}\p{N}_]*)(?![\p{L}\p{N}_(.]|\s*\()/gu;

/** Whether a name is a command of the player, or a function or method of the program. */
const isFunction = (name: string, source: string): boolean => {
  const last = name.split('.').at(-1) ?? name;
  const isCommand = name.startsWith('player.') && COMMAND_NAMES.has(last);
  return isCommand || functionsOf(source).some((own) => own.name === last);
};

/** Methods of text, lists and dictionaries that beginners call without values. */
const WITHOUT_VALUES =
  /\.(?:upper|lower|title|capitalize|strip|split|copy|keys|values|items|pop|sort|reverse|isdigit|random)$/;

/** The function without brackets, in the code that the error is about or in the line that stored it. */
const uncalledAt = (context: ErrorContext): boolean | Record<string, string> => {
  // For an error about unpacking, Python marks the names on the left, but the mistake is on the right.
  const code = context.error.message.startsWith('cannot unpack')
    ? context.lineText.replace(/^[^=]*=/, '')
    : codeAt(context);
  const names = [...code.matchAll(NOT_CALLED)].map(({ groups }) => groups?.name ?? '');
  const isSum = /^(?:can only concatenate|unsupported operand)/.test(context.error.message);
  const isOfPython = context.error.message.includes('builtin_function_or_method');
  const direct = names.find(
    (name) =>
      isFunction(name, context.source) ||
      (isOfPython && WITHOUT_VALUES.test(name)) ||
      (isSum && /^(?:input|print)$/.test(name)),
  );
  if (direct !== undefined) return { name: direct, at: String(context.error.line) };
  const lines = context.source.split('\n');
  for (const [index, line] of lines.entries()) {
    const { kept = '', name = '' } =
      /^\s*(?<kept>[\p{L}_][\p{L}\p{N}_]*)\s*(?:=|\.append\()\s*(?<name>(?:"[^"]*"|'[^']*')?[\p{L}\p{N}_.]+)\)?\s*(?:#.*)?$/u.exec(
        line,
      )?.groups ?? {};
    if (
      names.includes(kept) &&
      (name === 'input' || (isOfPython && WITHOUT_VALUES.test(name)) || isFunction(name, context.source))
    )
      return { name, at: String(index + 1) };
  }
  return false;
};

/** `words[0]`, if the program stores a method of a text: `words = line.split`. */
const isStoredUncalled = ({ error, source, ...context }: ErrorContext): boolean => {
  const name = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\[/u.exec(codeAt({ error, source, ...context }))?.groups
    ?.name;
  const stored = new RegExp(String.raw`^\s*${name}\s*=\s*.+\.\w+\s*(?:#.*)?$`, 'mu');
  return name !== undefined && stored.test(source);
};

/** `things[0] + "!"`, if the program adds a command without brackets: `things.append(player.look)`. */
const isAppended = (context: ErrorContext): boolean => {
  const name = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\[/u.exec(codeAt(context))?.groups?.name;
  return anyScript(String.raw`(?<![\w.])${name}\.append\(\s*[\w.]+\s*\)`, 'u').test(context.source);
};

/** A method that is a property in another class: the class without `@property`, and the line of its `def`. */
const withoutProperty = (context: ErrorContext): false | Record<string, string> => {
  const found = uncalledAt(context);
  const method = typeof found === 'object' ? found.name?.split('.')[1] : undefined;
  if (method === undefined) return false;
  const lines = context.source.split('\n');
  const homes = lines.flatMap((text, index) => {
    if (!new RegExp(`^\\s+def\\s+${method}\\s*\\(`, 'u').test(text)) return [];
    const home = classAt(context.source, index + 1)?.name;
    return home === undefined ? [] : [{ home, index, isProperty: lines[index - 1]?.trim() === '@property' }];
  });
  const bare = homes.find(({ isProperty }) => !isProperty);
  if (!bare || !homes.some(({ isProperty }) => isProperty)) return false;
  const point = (lines[bare.index] ?? '').trim();
  return { class: bare.home, method, point, pointLine: String(bare.index + 1), write: '@property' };
};

const INDEXED_COMMAND = new RegExp(
  String.raw`(?<name>player\s*\.\s*(?:${VALUE_COMMANDS}))\s*\[\s*(?<index>-?\d+)\s*\]`,
);

/** `player.position[0]` and `numbers[0]` with a function without inputs that returns a value. */
const calledBeforeIndex = ({ lineText, source }: ErrorContext): false | Readonly<Record<string, string>> => {
  const { name = '', index = '' } = INDEXED_COMMAND.exec(lineText)?.groups ?? {};
  if (name !== '') return { name, index };
  for (const own of functionsOf(source)) {
    const used = anyScript(String.raw`(?<![\w.])${own.name}\[\s*(?<index>-?\d+)\s*\]`, 'u').exec(lineText);
    if (used && own.inputs === '' && /(?<![\p{L}\p{N}_])return\s+\S/u.test(bodyOf(source, own.name)))
      return { name: own.name, index: used.groups?.index ?? '' };
  }
  return false;
};

/** Rows about functions that a program names but does not call, and Python's warnings about code without effect. */
export const UNCALLED_ROWS: readonly ErrorRow[] = [
  {
    key: 'brackets-missing-in-condition',
    types: UNCALLED,
    message: /^(?<name>.+)$/,
    line: /^\s*(?:if|elif|while)\b/,
    example: 'while player.can_move:\n    player.move_forward()',
  },
  {
    key: 'brackets-missing-in-value',
    types: UNCALLED,
    message: /^(?<name>.+)$/,
    when: ({ lineText, found: { name = '' } }) =>
      lineText.replace(/#.*/, '').trim() !== name && !/\.\s*\w+\s*=(?!=)/.test(lineText),
    example: 'print(player.look)',
  },
  {
    key: 'property-missing',
    types: ['TypeError'],
    message: /(?<![a-z])method\b(?!.*\bcallable\b)/,
    when: withoutProperty,
    example:
      'class A:\n    @property\n    def n(self):\n        return 1\nclass B(A):\n    def n(self):\n        return 2\na = B()\nprint(a.n + 1)',
  },
  {
    key: 'brackets-missing-in-operation',
    types: ['TypeError'],
    message: /(?<![a-z])(?:function|method)\b(?!.*\bcallable\b)/,
    when: (context) =>
      (!/\[/.test(codeAt(context)) || isStoredUncalled(context) || isAppended(context)) &&
      uncalledAt(context),
    example: 'x, y = player.position',
  },
  {
    key: 'brackets-missing-before-index',
    types: ['TypeError'],
    message: /^'(?:function|method)' object is not subscriptable/,
    when: calledBeforeIndex,
    example: 'print(player.position[0])',
  },
  {
    key: 'colon-for-dot',
    types: ['ColonInsteadOfDot'],
    message: /^(?<owner>[^:]+):(?<name>.+)$/,
    example: 'player:turn_left()',
  },
  {
    key: 'brackets-twice',
    types: ['TypeError'],
    message: /^'NoneType' object is not callable/,
    when: (context) => {
      const {
        name,
        first = '',
        second = '',
      } = /^(?<name>[\p{L}\p{N}_.]+)\s*\((?<first>[^()]*)\)\s*\((?<second>[^()]*)\)$/u.exec(codeAt(context))
        ?.groups ?? {};
      return name !== undefined && { name, values: [first, second].filter((part) => part !== '').join(', ') };
    },
    example: 'print("a")("b")',
  },
  {
    key: 'comma-before-bracket',
    types: ['TypeError'],
    message: /^'(?:tuple|str|list)' object is not callable/,
    when: (context) => /^[(["']/.test(codeAt(context)),
    example: 'points = [(1, 2) (3, 4)]',
  },
  {
    key: 'comma-between-lists',
    types: ['TypeError'],
    message: /^list indices must be integers or slices, not (?:tuple|str|list)/,
    when: (context) => /^\[[^[\]]*\]\s*\[/.test(codeAt(context)),
    example: 'rows = [[1, 2] [3, 4]]',
  },
  {
    key: 'warning-backslash',
    types: WARNING,
    message: /^"(?<sign>\\.)" is an invalid escape sequence/s,
    example: 'path = "a\\d"',
  },
  {
    key: 'warning-is-not',
    types: WARNING,
    message: /^"is not" with '\w+' literal/,
    example: 'x = 3\nif x is not 4:\n    x = 4',
  },
  {
    key: 'warning-is',
    types: WARNING,
    message: /^"is" with '\w+' literal/,
    example: 'x = 3\nif x is 3:\n    x = 4',
  },
  {
    key: 'warning-assert',
    types: WARNING,
    message: /^assertion is always true/,
    example: 'assert (1 == 2, "x")',
  },
  {
    key: 'warning-other',
    types: WARNING,
    message: /^(?!texts side by side$)./,
    example: 'x = 1if True else 2',
  },
];
