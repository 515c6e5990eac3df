import { anyScript } from './any-script.ts';
import { classInSquareBrackets, isTooFew, pairsInSquareBrackets } from './call-forms.ts';
import { pointAtMethod } from './class-rows.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { numberJoined } from './joined-number.ts';

const TYPE = ['TypeError'];

/** A message about a call of a function or class, including a function inside another one. */
const aboutCall = (rest: string): RegExp =>
  new RegExp(
    String.raw`^(?:\w+\.<locals>\.)*(?:<(?<lambda>lambda)>|(?<name>[\w.]+?)(?:\.__init__)?)\(\) ${rest}`,
  );

/** For a lambda, which has no name of its own, the name by which the line calls it. */
const calledName = (context: ErrorContext): boolean | Record<string, string> => {
  if (context.found.lambda === undefined) return true;
  // If a lambda takes no inputs, the lambda is usually wrong and the values of the call are right.
  if (context.error.message.includes(' takes 0 ')) return false;
  const name = /^(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s*\(/u.exec(codeAt(context))?.groups?.name;
  return name !== undefined && { name };
};

/** Rows about values of the wrong type. */
export const TYPE_ROWS: readonly ErrorRow[] = [
  {
    key: 'text-plus-digits',
    types: TYPE,
    message: /^can only concatenate str \(not "(?<type>int|float)"\) to str/,
    when: (context) => {
      const { name, sign, number } =
        /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<sign>\+=?)\s*(?<number>[\p{L}\p{N}_.]+)$/u.exec(
          codeAt(context),
        )?.groups ?? {};
      if (name === undefined || number === undefined) return false;
      if (!/^'\s*[-+]?\d+\s*'$/.test(valueAt(context, name) ?? '')) return false;
      return { name, sum: `${sign === '+=' ? `${name} = ` : ''}int(${name}) + ${number}` };
    },
    example: 'age = "9"\nage = age + 1',
  },
  {
    key: 'number-joined-to-text',
    types: TYPE,
    message:
      /^(?:can only concatenate str \(not "(?<type>(?!NoneType)\w+)"\) to str|unsupported operand type\(s\) for \+: '(?<left>int|float)' and 'str')/,
    when: numberJoined,
    example: 'apples = 3\nprint("I have " + apples)',
  },
  {
    key: 'text-plus-other',
    types: TYPE,
    message: /^can only concatenate str \(not "(?<type>\w+)"\) to str/,
    example: 'x = "a" + 1',
  },
  {
    key: 'nothing-in-sum',
    types: TYPE,
    message: /^unsupported operand type\(s\) for (?<sign>\S+): (?:'NoneType' and '\w+'|'\w+' and 'NoneType')/,
    example: 'x = print("a") + 1',
  },
  {
    key: 'number-plus-text',
    types: TYPE,
    message: /^unsupported operand type\(s\) for (?<sign>\+|\+=): '(?<left>int|float)' and 'str'/,
    example: 'x = 1 + "a"',
  },
  {
    key: 'operands-do-not-fit',
    types: TYPE,
    message:
      /^(?:unsupported operand type\(s\) for (?<sign>.+?): '(?<left>\w+)' and '(?<right>\w+)'|can only concatenate (?<whole>\w+) \(not "(?<other>\w+)"\))/,
    example: 'x = [1] - 2',
  },
  {
    key: 'times-text',
    types: TYPE,
    message: /^can't multiply sequence by non-int of type '(?<type>\w+)'/,
    example: 'x = "a" * "b"',
  },
  {
    key: 'compare-does-not-fit',
    types: TYPE,
    message: /^'(?<sign>\S+)' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'/,
    example: 'x = [1] > 3',
  },
  {
    key: 'minus-text',
    types: TYPE,
    message: /^bad operand type for unary (?<sign>.): '(?<type>\w+)'/,
    example: 'x = -"a"',
  },
  {
    key: 'self-missing',
    types: TYPE,
    message:
      /^(?<class>\w+)\.(?<name>\w+)\(\) takes 0 positional arguments but (?<given>\d+) (?:was|were) given/,
    when: ({ source, found: { name = '' } }) => pointAtMethod(source, name),
    example: 'class Dog:\n    def bark(): pass\nDog().bark()',
  },
  {
    key: 'argument-missing',
    types: TYPE,
    message: aboutCall(
      String.raw`missing (?<amount>\d+) required (?:positional|keyword-only) arguments?: (?<missing>.+)`,
    ),
    when: calledName,
    example: 'def f(a, b): pass\nf(1)',
  },
  {
    key: 'no-arguments-wanted',
    types: TYPE,
    message: aboutCall(
      String.raw`takes (?:0 positional arguments|no arguments) (?:but (?<given>\d+) (?:was|were) given|\((?<got>\d+) given\))`,
    ),
    when: calledName,
    example: 'player.turn_left(1)',
  },
  {
    key: 'too-many-arguments',
    types: TYPE,
    message:
      /^(?:\w+\.<locals>\.)*(?:<(?<lambda>lambda)>|(?<name>[\w.]+?)(?:\.__init__)?)(?:\(\)?)? ?(?:takes|expected) (?!at least|no arguments)(?<wanted>.+?) (?:positional )?arguments?,? (?:but |got |\()(?<given>\d+)/,
    // For `stock.update("egg", 2)`, the number of values is not the mistake.
    when: (context) => context.found.name !== 'update' && !isTooFew(context) && calledName(context),
    example: 'player.move_forward(1, 2)',
  },
  {
    key: 'keyword-argument-misspelt',
    types: TYPE,
    message: aboutCall(
      String.raw`got an unexpected keyword argument '(?<argument>\w+)'\. Did you mean '(?<hint>\w+)'`,
    ),
    example: 'player.move_forward(step=2)',
  },
  {
    key: 'keyword-argument-unknown',
    types: TYPE,
    message: aboutCall(
      String.raw`(?:got an unexpected keyword argument|takes no keyword arguments)(?: '(?<argument>\w+)')?`,
    ),
    example: 'def f(a=1): pass\nf(zebra=2)',
  },
  {
    key: 'argument-twice',
    types: TYPE,
    message: aboutCall(String.raw`got multiple values for argument '(?<argument>\w+)'`),
    example: 'def f(a): pass\nf(1, a=2)',
  },
  {
    key: 'module-called',
    types: TYPE,
    message: /^'module' object is not callable/,
    example: 'player(2)',
  },
  {
    key: 'not-a-function',
    types: TYPE,
    message: /^'(?<type>\w+)' object is not callable/,
    example: 'x = [5]\nx[0]()',
  },
  {
    key: 'function-with-square-brackets',
    types: [...TYPE, 'ValueError'],
    message:
      /^(?:(?<class>\w+)\(\) takes no arguments|'(?:function|builtin_function_or_method|method|type)' object is not subscriptable|type '\w+' is not subscriptable|(?:not enough|too many) values to unpack)/,
    when: (context) => {
      if (context.error.type === 'ValueError') return pairsInSquareBrackets(context);
      if (context.found.class !== undefined) return classInSquareBrackets(context);
      const name = anyScript(/(?<name>(?<![\])])[\w.]+)\s*\[(?:[^[\]]|\[[^[\]]*\])*\]$/).exec(codeAt(context))
        ?.groups?.name;
      return name !== undefined && { name };
    },
    example: 'print["a"]',
  },
  {
    key: 'nothing-has-no-items',
    types: TYPE,
    message: /^'NoneType' object (?:is not subscriptable|is not iterable|does not support item assignment)/,
    example: 'x = [2, 1].sort()\nprint(x[0])',
  },
  {
    key: 'has-no-items',
    types: TYPE,
    message: /^'(?<type>\w+)' object is not subscriptable/,
    example: 'x = 5\nprint(x[0])',
  },
  {
    key: 'loop-over-number',
    types: TYPE,
    message: /^'(?<type>int|float)' object is not iterable/,
    line: /\bin\s+(?<value>[\w.]+(?:\([^()]*\))?)/,
    example: 'for i in 5:\n    pass',
  },
  {
    key: 'async-loop-needed',
    types: TYPE,
    message: /^'(?<type>async_generator|coroutine)' object is not iterable/,
    example: 'async def f(): yield 1\nfor i in f(): pass',
  },
  {
    key: 'not-a-collection',
    types: TYPE,
    message:
      /^(?:argument of type )?(?:object of type )?'(?<type>\w+)' (?:object is not iterable|is not (?:a container or )?iterable|has no len\(\))/,
    when: ({ error, lineText }) =>
      !error.message.endsWith('len()') || !/(?<![\p{L}\p{N}_])len\s*\(/u.test(lineText),
    example: 'x = list(5)',
  },
  {
    key: 'unpack-single-value',
    types: TYPE,
    message: /^cannot unpack non-iterable (?<type>\w+) object/,
    example: 'a, b = 5',
  },
  {
    key: 'index-not-a-number',
    types: TYPE,
    message:
      /^(?<whole>list|tuple|string) ind(?:ices|ex) must be (?:an )?integers?(?: or slices)?, not (?<type>'?\w+'?)/,
    example: 'x = [1]\nprint(x["0"])',
  },
  {
    key: 'cannot-change-parts',
    types: TYPE,
    message:
      /^'(?<type>str|tuple|range|bytes)' object (?:does not|doesn't) support item (?:assignment|deletion)/,
    example: 'x = "cat"\nx[0] = "b"',
  },
  {
    key: 'has-no-length',
    types: TYPE,
    message: /^object of type '(?<type>\w+)' has no len\(\)/,
    example: 'len(5)',
  },
  {
    key: 'whole-number-needed',
    types: TYPE,
    message: /^'(?<type>\w+)' object cannot be interpreted as an integer/,
    example: 'n = "3"\nrange(n)',
  },
  {
    key: 'no-number-in-it',
    types: TYPE,
    message: /^(?<name>int|float)\(\) argument must be .+, not '(?<type>\w+)'/,
    example: 'int([1])',
  },
  {
    key: 'changeable-key',
    types: TYPE,
    message: /unhashable type: '(?<type>\w+)'/,
    example: 'x = {[1]: 2}',
  },
  {
    key: 'join-needs-texts',
    types: TYPE,
    message: /^sequence item (?<index>\d+): expected str instance, (?<type>\w+) found/,
    example: '", ".join([1, 2])',
  },
  {
    key: 'cannot-wait-for',
    types: TYPE,
    message: /^(?:object )?'?(?<type>\w+)'? (?:object can't be awaited|can't be used in 'await' expression)/,
    example: 'import asyncio\nasync def main():\n    await 5\nasyncio.run(main())',
  },
  {
    key: 'class-unfinished',
    types: TYPE,
    message:
      /^Can't instantiate abstract class (?<class>\w+) without an implementation for abstract methods? (?<missing>.+)/,
    example:
      'from abc import ABC, abstractmethod\nclass A(ABC):\n    @abstractmethod\n    def go(self): ...\nA()',
  },
  {
    key: 'not-for-json',
    types: TYPE,
    message: /^Object of type (?<type>\w+) is not JSON serializable/,
    example: 'import json\njson.dumps({1, 2})',
  },
  {
    key: 'raise-needs-error',
    types: TYPE,
    message: /^exceptions must derive from BaseException/,
    example: 'raise "oh no"',
  },
];
