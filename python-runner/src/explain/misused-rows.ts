import { anyScript } from './any-script.ts';
import { codeAt, type ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { homesIn } from './name-homes.ts';
import { nearMethodOf } from './near-method.ts';
import { isNamedIn } from './program-names.ts';
import { loopsAround } from './wrong-value-rows.ts';

const TYPE = ['TypeError'];
const ATTRIBUTE = ['AttributeError'];

/** The module of a function that beginners call without its module. */
const MODULE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries({
    random: ['randint', 'choice', 'shuffle', 'sample', 'uniform', 'randrange'],
    math: ['sqrt', 'floor', 'ceil', 'sin', 'cos'],
  }).flatMap(([module, names]) => names.map((name): [string, string] => [name, module])),
);

/** The module of a function that the line calls. */
const moduleOf = (name: string, lineText: string): string | undefined =>
  anyScript(String.raw`(?<![\w.])${name}\s*\(`).test(lineText) ? MODULE_OF.get(name) : undefined;

/** Other functions and classes of modules that beginners import by name. */
const IN_MODULE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    datetime: ['date', 'datetime', 'timedelta'],
    statistics: ['mean', 'median'],
    json: ['loads', 'dumps'],
    asyncio: ['sleep', 'gather'],
  }).flatMap(([module, names]) => names.map((name): [string, string] => [name, module])),
);

const imports = (source: string, module: string): boolean =>
  anyScript(String.raw`^\s*import\s+(?:[\w.]+\s*,\s*)*${module}\b`, 'm').test(source);

/** Rows about functions in the wrong place: without their module, after a dot, or on a loop variable. */
export const MISUSED_ROWS: readonly ErrorRow[] = [
  {
    key: 'module-name-missing',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: ({ source, lineText, found: { name = '' } }) => {
      const isCalled = anyScript(String.raw`(?<![\w.])${name}\s*\(`).test(lineText);
      const module = moduleOf(name, lineText) ?? (isCalled ? IN_MODULE.get(name) : undefined);
      return module !== undefined && imports(source, module) && { module };
    },
    example: 'import random\nn = randint(1, 3)',
  },
  {
    key: 'function-needs-import',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: ({ lineText, found: { name = '' } }) => {
      const module = moduleOf(name, lineText);
      return module !== undefined && { module };
    },
    example: 'print(sqrt(4))',
  },
  {
    key: 'module-needs-function',
    types: TYPE,
    message: /^'module' object is not callable/,
    when: (context) => {
      const module = /^(?<module>\w+)\s*\(/.exec(codeAt(context))?.groups?.module;
      return module !== undefined && module !== 'player' && { module };
    },
    example: 'import random\nn = random(1, 3)',
  },
  {
    key: 'function-after-dot',
    types: ATTRIBUTE,
    message:
      /^'(?:list|tuple|set|str|int|float)' object has no attribute '(?<name>max|min|sum|sorted|round|abs|print)'(?:$|(?<=sorted')\. Did you mean)/,
    when: (context) => {
      const owner = /^(?<owner>.+?)\s*\.\s*\w+$/s.exec(codeAt(context))?.groups?.owner;
      return owner !== undefined && { owner };
    },
    example: 'numbers = [3, 1]\nprint(numbers.max())',
  },
  {
    key: 'command-of-player',
    types: ATTRIBUTE,
    message:
      /^(?:'(?:builtin_function_or_method|str|list|dict|tuple|set|int|float|bool|function)' object|type object '\w+'|module '(?!player')\w+') has no attribute '(?<name>\w+)'/,
    when: (context) => {
      const { name = '' } = context.found;
      const owner = anyScript(/^(?<owner>\w+)\s*\.\s*\w+$/).exec(codeAt(context))?.groups?.owner;
      const isCall = anyScript(String.raw`\.\s*${name}\s*\(`).test(context.lineText);
      // `stock.count("egg")` and `eggs.push(3)` are methods of lists in Python or in other languages.
      if (
        owner === undefined ||
        !isCall ||
        owner === 'player' ||
        !COMMAND_NAMES.has(name) ||
        /^(?:count|push)$/.test(name)
      )
        return false;
      const write = context.lineText
        .replace(anyScript(String.raw`(?<!\w)${owner}\s*\.\s*(?=${name}\s*\()`), 'player.')
        .trim();
      return { owner, write };
    },
    example: 'print.speak("Hello!")',
  },
  {
    key: 'item-needs-no-index',
    types: ['NameError', 'TypeError'],
    message: /^(?:name '(?<unknown>[^']+)' is not defined|'(?:int|float)' object is not subscriptable)/,
    when: (context) => {
      const { error, found } = context;
      const { item = '', index = '' } =
        /(?<![\p{L}\p{N}_.])(?<item>[\p{L}_][\p{L}\p{N}_]*)\[(?<index>[\p{L}_][\p{L}\p{N}_]*)\]/u.exec(
          error.type === 'NameError' ? context.lineText : codeAt(context),
        )?.groups ?? {};
      if (item === '' || (found.unknown !== undefined && found.unknown !== index)) return false;
      const loop = loopsAround(context).find((around) => around.item === item);
      // The items of a row of a table have indexes too, so `item[index]` is right there.
      const hasItems = anyScript(String.raw`^\s*${loop?.whole}\s*=\s*\[\s*[[({]`, 'm').test(context.source);
      return loop !== undefined && !hasItems && { item, index, list: loop.whole, point: `${item}[${index}]` };
    },
    example: 'names = ["Ada"]\nfor name in names:\n    print(name[i])',
  },
  {
    key: 'dot-after-function',
    types: ATTRIBUTE,
    message:
      /^(?:'builtin_function_or_method' object|type object '(?<class>\w+)') has no attribute '(?<name>\w+)'/,
    when: (context) => {
      const { class: type, name = '' } = context.found;
      const { called } = /^(?<called>\w+)\s*\.\s*\w+$/.exec(codeAt(context))?.groups ?? {};
      // In `int.prase("5")` no value is in the wrong place.
      const isCall = anyScript(String.raw`\.\s*${name}\s*\(`).test(context.lineText);
      const isValue = type === undefined || !isCall || isNamedIn(context.source, name);
      const call = anyScript(String.raw`\.\s*(?<call>${name}\([^()]*\))`).exec(context.lineText)?.groups
        ?.call;
      // In `int.input("Age?")` the value for `int` is the result of another function.
      if (called !== undefined && call !== undefined && [called, name].every(isFamiliarBuiltin))
        return { called, name: call };
      return called !== undefined && isFamiliarBuiltin(called) && isValue && { called };
    },
    example: 'word = "cow"\nprint(len.word)',
  },
  {
    key: 'loop-variable-is-item',
    types: ['TypeError', 'IndexError'],
    message: /^(?:list|string|tuple) (?:ind(?:ices|ex) must be|index out of range)/,
    when: (context) => {
      const { name, item } =
        /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\[(?<item>[\p{L}_][\p{L}\p{N}_]*)\]$/u.exec(codeAt(context))
          ?.groups ?? {};
      if (name === undefined || item === undefined) return false;
      const loop = anyScript(String.raw`^\s*for\s+${item}\s+in\s+${name}\s*:`);
      // The loop is the last line above that gives the name a value.
      const last = homesIn(context.source).findLast(
        (home) => home.name === item && home.line < context.error.line,
      );
      const head = context.source.split('\n')[(last?.line ?? 0) - 1] ?? '';
      return loop.test(head) && { name, item };
    },
    example: 'names = ["Ada"]\nfor i in names:\n    print(names[i])',
  },
  {
    key: 'input-not-called',
    types: TYPE,
    message: /^(?<name>int|float)\(\) argument must be .+, not '(?:function|builtin_function_or_method)'/,
    line: /\b(?:int|float)\s*\(\s*input\s*\)/,
    example: 'n = int(input)',
  },
  {
    key: 'number-function-of-text',
    types: TYPE,
    message: /^(?:type str doesn't define __(?<name>\w+)__|bad operand type for (?<other>\w+)\(\): 'str')/,
    when: ({ found: { name, other = '' } }) => ({ name: name ?? other }),
    example: 'print(round("3.7"))',
  },
  {
    key: 'method-missing',
    types: ATTRIBUTE,
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'$/,
    when: ({ source, lineText, found: { class: className = '', name = '' } }) =>
      nearMethodOf(source, className, name) === undefined &&
      anyScript(String.raw`^\s*class\s+${className}\b`, 'm').test(source) &&
      anyScript(String.raw`\.\s*${name}\s*\(`).test(lineText) &&
      !anyScript(String.raw`\bself\.${name}\s*=`).test(source),
    example: 'class Dog:\n    pass\nDog().bark()',
  },
];
