import { LESSON_MODULES } from '../lesson-modules.ts';
import { anyScript } from './any-script.ts';
import { isBareValue, isThingInCommand } from './bare-text.ts';
import { isCapitalCall } from './call-forms.ts';
import { colonForKey } from './colon-for-key.ts';
import { colonForDefault, colonInCall } from './colon-in-def.ts';
import { COUNTER_ROWS } from './counter-rows.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, familiarHint, nearCommand } from './familiar-names.ts';
import { homesIn } from './name-homes.ts';
import { nearMethodOf } from './near-method.ts';
import { nearestName } from './nearest-name.ts';
import { wholeWord } from './program-names.ts';
import { scopeAt } from './scopes.ts';
import { TEXT_METHODS } from './text-methods.ts';
import { truthIn } from './truth-words.ts';
import { NUMBER_NAME_ROWS } from './unset-name-rows.ts';
import { ANSWER_ROWS, READING_ROWS } from './unstored-rows.ts';

const NAME = ['NameError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

const MODULES: ReadonlySet<string> = new Set(LESSON_MODULES);

/** Whether programs can import the module. Explaining any other import would not help: it fails too. */
const canImport = (module: string): boolean => MODULES.has(module);

const name = (context: ErrorContext): string => context.found.name ?? '';

/** Whether a line below the error gives the name a value. A loop variable counts too. */
const isSetLater = (context: ErrorContext): boolean => {
  const lines = context.source.split('\n');
  const usesItself = (line: string) => anyScript(`=[^=].*${wholeWord(name(context))}`, 'u').test(line);
  return homesIn(context.source).some(
    (home) =>
      home.name === name(context) &&
      home.line > context.error.line &&
      (home.scope === undefined || home.scope.name === scopeAt(context.source, context.error.line)?.name) &&
      !usesItself(lines[home.line - 1] ?? ''),
  );
};

/** Whether the name is the only argument of a call, like text without quotes. */
const isBareArgument = (context: ErrorContext): boolean =>
  anyScript(String.raw`\w\(\s*${wholeWord(name(context))}\s*\)`, 'u').test(context.lineText);

/** Whether the line calls the name. */
const isCalled = (context: ErrorContext): boolean =>
  anyScript(String.raw`${wholeWord(name(context))}\s*\(`, 'u').test(context.lineText);

/** Rows about unknown names, and names used before they have a value. */
export const NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'command-without-player',
    types: [...NAME, 'TypeError'],
    message: /^(?:name '(?<name>[^']+)' is not defined|(?<other>open)\(\) missing required argument 'file')/,
    when: (context) =>
      // `open()` without a value opens no file, so the learner means the player's command.
      context.found.other !== undefined
        ? { name: context.found.other }
        : COMMAND_NAMES.has(name(context)) &&
          anyScript(String.raw`\b${name(context)}\s*\(`).test(context.lineText),
    example: 'move_forward(2)',
  },
  {
    key: 'small-letter-value',
    types: NAME,
    message: NOT_DEFINED,
    when: (context) => {
      const hint = truthIn(context);
      return hint !== undefined && { hint };
    },
    example: 'x = true',
  },
  {
    key: 'module-not-imported',
    types: NAME,
    message: /^name '(?<name>[^']+)' is not defined.*forget to import '(?<module>\w+)'/,
    when: ({ found: { module = '' } }) => canImport(module),
    example: 'x = random.random()',
  },
  {
    key: 'module-not-here',
    types: NAME,
    message: /^name '(?<name>[^']+)' is not defined.*forget to import '(?<module>\w+)'/,
    example: 'x = tkinter.Tk()',
  },
  {
    key: 'compared-not-stored',
    types: NAME,
    message: NOT_DEFINED,
    line: /^\s*(?<asked>[\p{L}_][\p{L}\p{N}_]*)\s*==\s*(?<value>[^=]+?)\s*$/u,
    when: ({ found }) => found.asked === found.name,
    example: 'apples == 3',
  },
  {
    key: 'colon-instead-of-equals',
    types: ['NameError', 'KeyError', 'TypeError', 'SyntaxError'],
    message:
      /^(?:invalid syntax|name '(?<name>[^']+)' is not defined|'(?<asked>[^']+)'$|(?<called>\w+)\(\) missing \d+ required)/,
    when: (context) => {
      if (context.error.type === 'SyntaxError') return colonInCall(context);
      if (context.error.type === 'TypeError') return colonForDefault(context);
      if (context.error.type === 'KeyError') return colonForKey(context);
      const lines = context.source.split('\n');
      const at = lines.findIndex((line) =>
        anyScript(
          String.raw`^${name(context)}\s*:\s*(?!(?:int|str|float|bool|list|dict)\s*$)[^=\s][^=]*$`,
        ).test(line),
      );
      return at >= 0 && { at: String(at + 1) };
    },
    example: 'apples: 3\nprint(apples)',
  },
  {
    key: 'loop-variable-too-early',
    types: NAME,
    message: NOT_DEFINED,
    when: ({ source, error, found }) => {
      const home = homesIn(source).find((own) => own.name === found.name && own.line > error.line);
      const isLoop = /^\s*for\s/.test(source.split('\n')[(home?.line ?? 0) - 1] ?? '');
      return home !== undefined && isLoop && { at: String(home.line) };
    },
    example: 'print(i)\nfor i in range(3):\n    player.turn_left()',
  },
  {
    key: 'name-too-early',
    types: NAME,
    message: NOT_DEFINED,
    when: isSetLater,
    example: 'print(apples)\napples = 3',
  },
  {
    key: 'name-misspelt',
    types: NAME,
    message: /^name '(?<name>[^']+)' is not defined(?:\. Did you mean: '(?<offered>[^']+)')?/,
    when: (context) => {
      // In `build(bridge)` the quotes are missing, although the program has a similar name: `bridges = 2`.
      if (isThingInCommand(context, name(context))) return false;
      const hint = familiarHint(name(context), context, context.found.offered);
      return hint !== undefined && { hint: isCapitalCall(context, hint) ? `${hint}()` : hint };
    },
    example: 'prin("hello")',
  },
  ...COUNTER_ROWS,
  ...READING_ROWS,
  ...NUMBER_NAME_ROWS,
  ...ANSWER_ROWS,
  {
    key: 'text-without-quotes',
    types: NAME,
    message: NOT_DEFINED,
    when: isBareArgument,
    example: 'print(carrot)',
  },
  {
    key: 'name-or-text',
    types: NAME,
    message: NOT_DEFINED,
    when: (context) => isBareValue(context, name(context), isCalled(context)),
    example: 'hen = Berta',
  },
  {
    key: 'call-unknown',
    types: NAME,
    message: NOT_DEFINED,
    when: isCalled,
    example: 'wlk(3)',
  },
  {
    key: 'name-unknown',
    types: NAME,
    message: NOT_DEFINED,
    example: 'x = apples + 1',
  },
  {
    key: 'local-before-value',
    types: ['UnboundLocalError'],
    message: /variable '(?<name>\w+)'/,
    example: 'def f():\n    n += 1\nf()',
  },
  {
    key: 'outer-before-value',
    types: NAME,
    message: /^cannot access free variable '(?<name>\w+)'/,
    example: 'def f():\n    def g(): return n\n    g()\n    n = 1\nf()',
  },
  {
    key: 'command-misspelt',
    types: ['AttributeError'],
    message: /^module 'player' has no attribute '(?<name>\w+)'/,
    when: (context) => {
      const hint = nearCommand(name(context));
      return hint !== undefined && { hint };
    },
    example: 'player.move_foward()',
  },
  {
    key: 'command-unknown',
    types: ['AttributeError'],
    message: /^module 'player' has no attribute '(?<name>\w+)'/,
    example: 'player.fly_to_the_moon()',
  },
  {
    key: 'length-of',
    types: ['AttributeError'],
    message: /^'(?<type>\w+)' object has no attribute '(?<name>length|lenght|lenth|size|len)'/,
    example: 'x = [1]\nprint(x.length)',
  },
  {
    key: 'add-to-list',
    types: ['AttributeError'],
    message: /^'list' object has no attribute '(?<name>push|add|push_back)'/,
    example: 'x = [1]\nx.push(2)',
  },
  {
    key: 'nothing-has-no-parts',
    types: ['AttributeError'],
    message: /^'NoneType' object has no attribute '(?<name>\w+)'/,
    example: 'def f():\n    return\nf().upper()',
  },
  {
    key: 'function-not-called',
    types: ['AttributeError'],
    message: /^'(?:function|builtin_function_or_method|method)' object has no attribute '(?<name>\w+)'/,
    example: 'x = "a".upper\nx.lower()',
  },
  {
    key: 'part-misspelt',
    types: ['AttributeError'],
    message:
      /^(?:'(?<type>\w+)' object|type object '(?<class>\w+)') has no attribute '(?<name>\w+)'(?:\. Did you mean(?:: | )'?\.?(?<hint>[\w.]+)'?|$)/,
    when: ({ source, found }) => {
      const hint =
        (found.type === 'str'
          ? TEXT_METHODS.get((found.name ?? '').toLowerCase().replaceAll('_', ''))
          : undefined) ??
        found.hint ??
        nearMethodOf(source, found.type ?? '', found.name ?? '');
      return hint !== undefined && { hint, type: found.type ?? found.class ?? '' };
    },
    example: 'x = "a"\nx.uper()',
  },
  {
    key: 'module-part-misspelt',
    types: ['AttributeError'],
    message: /^module '(?<module>[\w.]+)' has no attribute '(?<name>\w+)'\. Did you mean: '(?<hint>\w+)'/,
    example: 'import random\nx = random.randomint(1, 6)',
  },
  {
    key: 'module-part-unknown',
    types: ['AttributeError'],
    message: /^module '(?<module>[\w.]+)' has no attribute '(?<name>\w+)'/,
    example: 'import math\nmath.square(2)',
  },
  {
    key: 'part-unknown',
    types: ['AttributeError'],
    message: /^(?:'(?<type>\w+)' object|type object '(?<class>\w+)') has no attribute '(?<name>\w+)'/,
    example: 'x = 5\nx.name',
  },
  {
    key: 'part-fixed',
    types: ['AttributeError'],
    message:
      /(?:property '(?<name>\w+)' of|cannot assign to field '(?<field>\w+)'|attribute .* is read-only)/,
    example: 'class A:\n    @property\n    def n(self): return 1\ndel A().n',
  },
  {
    key: 'module-misspelt-player',
    types: ['ModuleNotFoundError'],
    message: /^No module named '(?<name>\w+)'/,
    when: (context) => nearestName(name(context), ['player']) !== undefined,
    example: 'import playr',
  },
  {
    key: 'module-unknown',
    types: ['ModuleNotFoundError'],
    message: /^No module named '(?<name>.+?)'/,
    example: 'import numpy',
  },
  {
    key: 'import-misspelt',
    types: ['ImportError'],
    message: /^cannot import name '(?<name>\w+)' from '(?<module>[\w.]+)'.*Did you mean: '(?<hint>\w+)'/,
    example: 'from math import squrt',
  },
  {
    key: 'import-unknown',
    types: ['ImportError'],
    message: /^cannot import name '(?<name>\w+)' from '(?<module>[\w.]+)'/,
    example: 'from math import rabbit',
  },
];
