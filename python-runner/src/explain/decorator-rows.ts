import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import {
  CALLED,
  calledAt,
  type Found,
  inputNames,
  keyCalled,
  NOT_CALLABLE,
  passedCall,
  pointAt,
} from './passed-call.ts';
import { type CodeLine, type Maker, makersAtWork, makersIn, makersOf, wrappingsIn } from './wrappers.ts';

const TYPE = ['TypeError'];

/** A wrapped function whose decorator returns nothing. */
const returnsNothing = ({ source }: ErrorContext, name: string): Found => {
  const maker = makersOf(source, name).find(({ returned }) => returned === undefined);
  return maker
    ? { decorator: maker.name, name, wrapper: maker.wrapper, after: String(maker.last.line) }
    : false;
};

/** The decorator (function) whose wrapper contains the line of the error. */
const makerAround = ({ source, error }: ErrorContext): Maker | undefined =>
  makersIn(source).find(({ inside }) => inside.some(({ line }) => line === error.line));

/** The decorators that were running when Python stopped, and those of the function that the line calls. */
const makersAt = (context: ErrorContext): readonly Maker[] => {
  const { source, error } = context;
  const wrappings = wrappingsIn(source);
  const working = makersAtWork(source, error.trace);
  if (!NOT_CALLABLE.test(error.message)) return working;
  const called = calledAt(context);
  const around = makerAround(context);
  const isInput = inputNames(around?.inputs ?? '').includes(called);
  const names = isInput
    ? wrappings.filter(({ maker }) => maker === around?.name).map(({ name }) => name)
    : [called];
  return [...working, ...names.flatMap((name) => makersOf(source, name))];
};

/** The decorators whose own `return` is the line of the error, because their inner function got too few values. */
const makersReturning = ({ source, error }: ErrorContext): readonly Maker[] =>
  makersIn(source).filter(
    ({ returned, wrapper }) =>
      returned?.line === error.line && new RegExp(`\\b${wrapper}\\(\\) missing`, 'u').test(error.message),
  );

/** A decorator that calls its wrapper instead of returning it. */
const calledTooEarly = (context: ErrorContext): Found => {
  for (const maker of [...makersReturning(context), ...makersAt(context)])
    if (maker.returned?.text.startsWith(`return ${maker.wrapper}(`) && maker.returned.text.endsWith(')'))
      return {
        decorator: maker.name,
        wrapper: maker.wrapper,
        ...pointAt(maker.returned, `return ${maker.wrapper}`),
      };
  return false;
};

/** A wrapper that has `*args` but does not pass them on. */
const notPassedOn = (context: ErrorContext): Found => {
  const maker = makerAround(context);
  const star = /\*\w+/.exec(maker?.wrapperInputs ?? '')?.[0];
  const wrapped = inputNames(maker?.inputs ?? '')[0];
  const text = context.lineText.trim();
  const call = `${wrapped}()`;
  if (!maker || star === undefined || !text.includes(call)) return false;
  return { wrapper: maker.wrapper, args: star.slice(1), write: text.replace(call, `${wrapped}(${star})`) };
};

/** A wrapped function whose wrapper has no return, and the line that calls the function. */
const lostResult = (
  context: ErrorContext,
): { readonly maker: Maker; readonly call: CodeLine } | undefined => {
  const names = wrappingsIn(context.source).map(({ name }) => name);
  const code = codeAt(context) + context.lineText;
  const name = names.find((one) => anyScript(String.raw`\b${one}\(`).test(code));
  for (const maker of name === undefined ? [] : makersOf(context.source, name)) {
    if (maker.inside.some(({ text }) => /\breturn\b/.test(text))) continue;
    const wrapped = inputNames(maker.inputs)[0] ?? '';
    const call = maker.inside.find(({ text }) => anyScript(String.raw`\b${wrapped}\(`).test(text));
    if (call) return { maker, call };
  }
  return undefined;
};

const NOTHING = ['TypeError', 'AttributeError'];
const OF_NOTHING = /NoneType(?!.*callable)/;
const LOUD = 'def loud(action):\n    def wrapper():\n        action()\n';
const GO = '@loud\ndef go():\n    pass\ngo()';

/** The decorator at or above the line at which Python stopped, if no function follows the decorator. */
const aboveNothing = ({ source, error, lineText }: ErrorContext): Found => {
  const lines = source
    .split('\n')
    .slice(0, error.line - 1)
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  const isEnd = source.split('\n').slice(error.line).join('').trim() === '';
  const decorator = (isEnd && lineText.trim().startsWith('@') ? lineText : (lines.at(-1) ?? '')).trim();
  const isFollowed = /^\s*(?:async\b|def\b|class\b|@)/.test(lineText) && decorator !== lineText.trim();
  return anyScript(/^@\w+$/).test(decorator) && !isFollowed && { decorator };
};

/** Rows about decorators, their wrappers, and functions that are passed to functions. */
export const DECORATOR_ROWS: readonly ErrorRow[] = [
  {
    key: 'decorator-with-colon',
    types: ['SyntaxError'],
    message: /./,
    line: /^\s*(?<decorator>@\w+(?:\([^()]*\))?)\s*:\s*$/,
    when: ({ found: { decorator = '' } }) => ({ write: decorator }),
    example: `${LOUD}    return wrapper\n@loud:\ndef go():\n    pass`,
  },
  {
    key: 'decorator-above-nothing',
    types: ['SyntaxError'],
    message: /^invalid syntax/,
    when: aboveNothing,
    example: `${LOUD}    return wrapper\n@loud\nprint(3)`,
  },
  {
    key: 'decorator-returns-nothing',
    types: TYPE,
    message: NOT_CALLABLE,
    when: (context) => returnsNothing(context, calledAt(context)),
    example: `${LOUD}${GO}`,
  },
  {
    key: 'decorator-below-returns-nothing',
    types: ['AttributeError'],
    message: /^'NoneType' object has no attribute '__name__'/,
    when: (context) => {
      for (const { name } of wrappingsIn(context.source)) {
        const found = returnsNothing(context, name);
        if (found) return found;
      }
      return false;
    },
    example: `def tell(action):\n    print(action.__name__)\n    return action\n${LOUD}@tell\n${GO}`,
  },
  {
    key: 'wrapper-called-too-early',
    types: TYPE,
    message: /./,
    when: calledTooEarly,
    example: `${LOUD}    return wrapper()\n${GO}`,
  },
  {
    key: 'function-passed-with-brackets',
    types: ['TypeError', 'AttributeError'],
    message: new RegExp(
      String.raw`${NOT_CALLABLE.source}|^(?<called>\w+)\(\) missing \d+ required positional|^list indices must be|^'list' object has no attribute|\(0 given\)$`,
    ),
    when: passedCall,
    example: 'def twice(action):\n    action()\n    action()\ndef hop():\n    pass\ntwice(hop())',
  },
  {
    key: 'function-of-key',
    types: TYPE,
    message: /^'str' object is not callable/,
    when: keyCalled,
    example: 'def hop():\n    pass\nmoves = {"hop": hop}\nfor word in ["hop"]:\n    word()',
  },
  {
    key: 'wrapper-takes-no-values',
    types: TYPE,
    message: /^(?<decorator>\w+)\.<locals>\.(?<wrapper>\w+)\(\) takes \d+ positional arguments? but/,
    when: ({ source, found: { decorator, wrapper } }) => {
      const maker = makersIn(source).find((one) => one.name === decorator && one.wrapper === wrapper);
      const isDecorator = wrappingsIn(source).some((one) => one.maker === decorator);
      return maker && isDecorator ? pointAt(maker.head, `def ${wrapper}(*args):`) : false;
    },
    example: `${LOUD}    return wrapper\n@loud\ndef go(n):\n    pass\ngo(3)`,
  },
  {
    key: 'arguments-not-passed-on',
    types: TYPE,
    message: /^(?<function>\w+)\(\) missing \d+ required positional arguments?/,
    when: notPassedOn,
    example:
      'def loud(action):\n    def wrapper(*args):\n        action()\n    return wrapper\n@loud\ndef go(n):\n    pass\ngo(3)',
  },
  {
    key: 'wrapper-drops-result',
    types: NOTHING,
    message: OF_NOTHING,
    when: (context) => {
      const { maker, call } = lostResult(context) ?? {};
      if (!maker || !call || !CALLED.test(call.text)) return false;
      return { decorator: maker.name, wrapper: maker.wrapper, ...pointAt(call, `return ${call.text}`) };
    },
    example:
      'def loud(f):\n    def wrapper(n):\n        f(n)\n    return wrapper\n@loud\ndef double(n):\n    return n * 2\nprint(double(3) + 1)',
  },
  {
    key: 'wrapper-keeps-result',
    types: NOTHING,
    message: OF_NOTHING,
    when: (context) => {
      const { maker, call } = lostResult(context) ?? {};
      const result = anyScript(/^(?<result>\w+)\s*=(?!=)/).exec(call?.text ?? '')?.groups?.result;
      const end = maker?.inside.at(-1);
      if (!maker || result === undefined || !end) return false;
      return { decorator: maker.name, wrapper: maker.wrapper, result, after: String(end.line) };
    },
    example:
      'def loud(f):\n    def wrapper(n):\n        answer = f(n)\n    return wrapper\n@loud\ndef double(n):\n    return n * 2\nprint(double(3) + 1)',
  },
  {
    key: 'wraps-without-function',
    types: TYPE,
    message: /^update_wrapper\(\) missing 1 required positional argument/,
    when: ({ source }) => {
      const lines = source.split('\n');
      const at = lines.findIndex((line) => line.trim() === '@wraps');
      const maker = makersIn(source).find(({ head }) => head.line === at + 2);
      const wrapped = inputNames(maker?.inputs ?? '')[0] ?? '';
      return at >= 0 && wrapped !== '' && pointAt({ line: at + 1, text: '@wraps' }, `@wraps(${wrapped})`);
    },
    example:
      'from functools import wraps\ndef loud(f):\n    @wraps\n    def wrapper():\n        f()\n    return wrapper\n@loud\ndef go():\n    pass\ngo()',
  },
  {
    key: 'decorator-with-brackets',
    types: TYPE,
    message: /^(?<name>\w+)\(\) missing 1 required positional argument/,
    line: /^\s*@(?<decorator>\w+)\(\s*\)/,
    when: ({ found: { name = '', decorator } }) => name === decorator && { write: `@${name}` },
    example: `${LOUD}    return wrapper\n@loud()\ndef go():\n    pass\ngo()`,
  },
  {
    key: 'decorator-without-input',
    types: TYPE,
    message: /^(?<name>\w+)\(\) takes 0 positional arguments but 1 was given/,
    line: /^\s*@(?<decorator>\w+)\s*$/,
    when: ({ source, found: { name = '', decorator } }) => {
      const at = source
        .split('\n')
        .findIndex((line) => anyScript(String.raw`^\s*def\s+${name}\s*\(`).test(line));
      const text = source.split('\n')[at]?.trim() ?? '';
      return name === decorator && at >= 0 && pointAt({ line: at + 1, text }, `def ${name}(action):`);
    },
    example:
      'def loud():\n    def wrapper():\n        pass\n    return wrapper\n@loud\ndef go():\n    pass\ngo()',
  },
];
