import { anyScript } from './any-script.ts';
import { classInSquareBrackets } from './call-forms.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { nearMethodOf } from './near-method.ts';
import { partOfClass } from './part-of-class.ts';
import { isNamedIn, wholeWord } from './program-names.ts';
import { classAt, functionsOf, heldOf, homeOf, objectOf, onlyHomeOf, type Scope, scopeAt } from './scopes.ts';
import { belongsToSelf, stuckToSelf } from './self-names.ts';

const TYPE = ['TypeError'];
const NAME = ['NameError'];

/** The name before the first dot, at the start of the line. */
const NAME_BEFORE_DOT = /^[\p{L}_][\p{L}\p{M}\p{N}_]*(?=\.)/u;

/** Common misspellings of `__init__`. */
const NEARLY_INIT =
  /\bdef\s+(?<written>(?!__init__\b)_{0,3}(?:init|int|inti|innit|initt|ini|intit|Init|INIT)_{0,3})\s*\(/;

/** The misspelt `__init__` of a program. */
const nearlyInit = ({ source }: ErrorContext): boolean | Record<string, string> => {
  const written = NEARLY_INIT.exec(source)?.groups?.written;
  return written === undefined ? false : { written };
};

/** The line where the program defines a method. The mistake is in this line, although Python names the call. */
export const pointAtMethod = (source: string, name: string): Readonly<Record<string, string>> => {
  const at = source.split('\n').findIndex((line) => anyScript(String.raw`^\s+def\s+${name}\s*\(`).test(line));
  const point = source.split('\n')[at]?.trim();
  return point === undefined ? {} : { point, pointLine: String(at + 1) };
};

/** The parameters of a method with self in front. */
const withSelf = (inputs: string): string => (inputs === '' ? 'self' : `self, ${inputs}`);

/** A method that uses or receives an object, but has no parameter for it. */
const methodWithoutSelf = (context: ErrorContext, name: string): boolean | Record<string, string> => {
  const method = functionsOf(context.source).find((candidate) => candidate.name === name);
  if (!method || /^self\b/.test(method.inputs)) return false;
  return { name, inputs: withSelf(method.inputs) };
};

/**
 * The class whose methods store a value with this name in self, if a variable of the program holds an object of the
 * class.
 */
const classOfPart = (source: string, name: string): Scope | undefined => {
  if (isNamedIn(source.replaceAll(/\bself\.[\p{L}\p{N}_]+|^\s*def\s.*$/gmu, 'self'), name)) return undefined;
  const lines = source.split('\n');
  const at = lines.findIndex((line) => anyScript(String.raw`^\s+self\.${name}\s*=(?!=)`, 'u').test(line));
  const home = at < 0 ? undefined : classAt(source, at + 1);
  return home && heldOf(source, home.name) !== undefined ? home : undefined;
};

const CALLED_ON_CLASS =
  /^(?<class>\w+)\.(?<name>\w+)\(\) missing \d+ required positional arguments?: .*'?self'?|^(?<other>\w+)\.(?<called>\w+)\(\) missing 1 required positional argument/;

/** The class on which the program calls a method, the method and a name for an object. */
const calledOnClass = (context: ErrorContext): false | Readonly<Record<string, string>> => {
  const { class: first, name: one, other, called } = context.found;
  const className = first ?? other ?? '';
  const object = NAME_BEFORE_DOT.exec(codeAt(context))?.[0];
  if (object === undefined) return false;
  const isClass = anyScript(String.raw`^\s*${object}\s*=\s*${className}\s*$`, 'm').test(context.source);
  if (object !== className && !isClass) return false;
  return { class: className, name: one ?? called ?? '', object: objectOf(context.source, className) };
};

/** The values that `__init__` of a class needs in addition to self. */
const inputsOfClass = (source: string, className: string): string => {
  const lines = source.split('\n');
  const at = lines.findIndex(
    (line, index) => /^\s+def\s+__init__\s*\(/.test(line) && scopeAt(source, index + 1)?.name === className,
  );
  const inputs = /\(\s*self\s*,?\s*(?<inputs>[^)]*)\)/.exec(lines[at] ?? '')?.groups?.inputs ?? '';
  return inputs
    .split(',')
    .filter((input) => !input.includes('='))
    .join(',')
    .trim();
};

/** Rows about classes, objects and self. */
export const CLASS_ROWS: readonly ErrorRow[] = [
  {
    key: 'init-misspelt',
    types: TYPE,
    message: /^(?<class>\w+)\(\) takes no arguments/,
    when: nearlyInit,
    example: 'class Hen:\n    def _init_(self, name):\n        self.name = name\nhen = Hen("Ada")',
  },
  {
    key: 'init-never-ran',
    types: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'/,
    when: (context) =>
      anyScript(String.raw`\bself\.${context.found.name}\s*=`).test(context.source) && nearlyInit(context),
    example: 'class Hen:\n    def _init_(self):\n        self.eggs = 0\nprint(Hen().eggs)',
  },
  {
    key: 'class-without-init',
    types: TYPE,
    message: /^(?<class>\w+)\(\) takes no arguments/,
    when: (context) => !classInSquareBrackets(context),
    example: 'class Hen:\n    pass\nhen = Hen("Ada")',
  },
  {
    key: 'called-on-class-not-on-object',
    types: [...TYPE, 'AttributeError'],
    message: new RegExp(
      `${CALLED_ON_CLASS.source}|^type object '(?<type>\\w+)' has no attribute '(?<part>\\w+)'`,
    ),
    when: (context) => {
      const found = context.error.type === 'TypeError' ? calledOnClass(context) : partOfClass(context);
      const object = found && heldOf(context.source, found.class ?? '');
      return object !== undefined && object !== false && { ...found, object };
    },
    example: 'class Hen:\n    def cluck(self):\n        pass\nhen = Hen()\nHen.cluck()',
  },
  {
    key: 'called-on-class-with-inputs',
    types: TYPE,
    message: CALLED_ON_CLASS,
    when: (context) => {
      const found = calledOnClass(context);
      const inputs = found ? inputsOfClass(context.source, found.class ?? '') : '';
      return inputs !== '' && { ...found, inputs };
    },
    example:
      'class Hen:\n    def __init__(self, name):\n        self.name = name\n    def cluck(self):\n        pass\nHen.cluck()',
  },
  {
    key: 'called-on-class',
    types: TYPE,
    message: CALLED_ON_CLASS,
    when: calledOnClass,
    example: 'class Hen:\n    def cluck(self):\n        pass\nHen.cluck()',
  },
  {
    key: 'class-instead-of-object',
    types: ['AttributeError'],
    message: /^type object '(?<class>\w+)' has no attribute '(?<name>\w+)'/,
    when: ({ source, found: { class: className = '', name = '' } }) =>
      anyScript(String.raw`\bself\.${name}\b`).test(source) && { object: objectOf(source, className) },
    example: 'class Hen:\n    def __init__(self):\n        self.eggs = 0\nhen = Hen\nprint(hen.eggs)',
  },
  {
    key: 'super-missing',
    types: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'/,
    when: ({ source, found: { class: className = '', name = '' } }) => {
      const base = anyScript(String.raw`^\s*class\s+${className}\s*\(\s*(?<base>\w+)\s*\)`, 'm').exec(source)
        ?.groups?.base;
      const isStored = anyScript(String.raw`\bself\.${name}\s*=`).test(source);
      return base !== undefined && isStored && !source.includes('super(') ? { base } : false;
    },
    example:
      'class Bird:\n    def __init__(self):\n        self.name = "Ada"\nclass Hen(Bird):\n    def __init__(self):\n        self.eggs = 0\nprint(Hen().name)',
  },
  {
    key: 'init-stores-without-self',
    types: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'$/,
    when: ({ source, found: { name = '' } }) => {
      const at = source
        .split('\n')
        .findIndex((line) => anyScript(String.raw`^\s+${name}\s*=(?!=)`, 'u').test(line));
      const point = source.split('\n')[at]?.trim() ?? '';
      const isInit = scopeAt(source, at + 1)?.name === '__init__';
      const isSwapped = point.replaceAll(' ', '') === `${name}=self.${name}`;
      const write = isSwapped ? `self.${name} = ${name}` : `self.${point}`;
      return isInit && { point, pointLine: String(at + 1), write };
    },
    example: 'class Hen:\n    def __init__(self, name):\n        name = name\nprint(Hen("Ada").name)',
  },
  {
    key: 'never-stored-in-object',
    types: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'$/,
    when: ({ source, found: { class: className = '', name = '' } }) =>
      nearMethodOf(source, className, name) === undefined &&
      anyScript(String.raw`^\s*class\s+${className}\b`, 'm').test(source),
    example: 'class Hen:\n    pass\nprint(Hen().age)',
  },
  {
    key: 'self-outside-class',
    types: NAME,
    message: /^name 'self' is not defined/,
    when: ({ source, error }) => classAt(source, error.line) === undefined,
    example: 'self.name = "Ada"',
  },
  {
    key: 'this-for-self',
    types: NAME,
    message: /^name 'this' is not defined/,
    example: 'class Hen:\n    def __init__(self):\n        this.eggs = 0\nHen()',
  },
  {
    key: 'init-gives-back',
    types: TYPE,
    message: /^__init__\(\) should return None/,
    example: 'class Hen:\n    def __init__(self):\n        return 1\nHen()',
  },
  {
    key: 'self-in-no-brackets',
    types: NAME,
    message: /^name 'self' is not defined/,
    when: (context) => {
      const scope = scopeAt(context.source, context.error.line);
      return scope?.kind === 'function' && methodWithoutSelf(context, scope.name);
    },
    example: 'class Hen:\n    def call(name):\n        self.name = name\nHen().call()',
  },
  {
    key: 'self-not-first',
    types: TYPE,
    message: /^\w+\.(?<name>\w+)\(\) takes (?!0)\d+ positional arguments? but \d+ were given/,
    when: (context) => {
      const { name = '' } = context.found;
      const found = methodWithoutSelf(context, name);
      return typeof found === 'object' ? { ...found, ...pointAtMethod(context.source, name) } : found;
    },
    example: 'class Hen:\n    def __init__(name):\n        pass\nHen("Ada")',
  },
  {
    key: 'self-dot-missing',
    types: ['UnboundLocalError'],
    message: /variable '(?<name>\w+)'/,
    when: belongsToSelf,
    example:
      'class Hen:\n    def __init__(self):\n        self.eggs = 0\n    def lay(self):\n        eggs += 1\nHen().lay()',
  },
  {
    key: 'self-dot-forgotten',
    types: NAME,
    message: /^name '(?<name>\w+)' is not defined(?:\. Did you mean: 'self\.(?<hint>\w+)')?/,
    when: (context) => context.found.name === context.found.hint || stuckToSelf(context),
    example:
      'class Hen:\n    def __init__(self):\n        self.eggs = 0\n    def tell(self):\n        print(eggs)\nHen().tell()',
  },
  {
    key: 'init-value-without-self',
    types: NAME,
    message: /^name '(?<name>[^']+)' is not defined/,
    when: ({ source, error, found: { name = '' } }) => {
      const home = onlyHomeOf(source, name);
      const owner = classAt(source, error.line);
      return home?.name === '__init__' && owner !== undefined && home.outer?.name === owner.name;
    },
    example:
      'class Hen:\n    def __init__(self):\n        eggs = 0\n    def tell(self):\n        print(eggs)\nHen().tell()',
  },
  {
    key: 'name-inside-class',
    types: NAME,
    message: /^name '(?<name>[^']+)' is not defined/,
    when: ({ source, error, found: { name = '' } }) => {
      const home = classOfPart(source, name) ?? onlyHomeOf(source, name);
      if (home?.kind !== 'class' || classAt(source, error.line)) return false;
      return { class: home.name, object: heldOf(source, home.name) ?? home.name };
    },
    example: 'class Cow:\n    age = 6\nprint(age)',
  },
  {
    key: 'name-inside-function',
    types: NAME,
    message: /^name '(?<name>[^']+)' is not defined/,
    when: ({ source, error, found: { name = '' } }) => {
      const home = homeOf(source, name);
      if (home?.kind !== 'function' || scopeAt(source, error.line)?.name === home.name) return false;
      return { function: home.name };
    },
    example: 'def pick():\n    apples = 3\npick()\nprint(apples)',
  },
  {
    key: 'method-not-on-object',
    types: NAME,
    message: /^name '(?<name>\w+)' is not defined/,
    when: ({ source, lineText, found: { name = '' } }) => {
      const lines = source.split('\n');
      const line = lines.findIndex((text) => anyScript(String.raw`^\s+def\s+${name}\s*\(`).test(text));
      const home = line < 0 ? undefined : scopeAt(source, line + 1);
      if (home?.kind !== 'class' || isNamedIn(source.replaceAll(/^\s+def.*$/gm, ''), name)) return false;
      const object = heldOf(source, home.name) ?? `${home.name}()`;
      // The object moves from the brackets to the place in front of the dot.
      const call = anyScript(String.raw`${wholeWord(name)}(?:\(\s*${object}\s*(?:,\s*|(?=\))))?`, 'u');
      const write = lineText
        .replace(call, (whole) => `${object}.${name}${whole.includes('(') ? '(' : ''}`)
        .trim();
      return { class: home.name, object, write };
    },
    example: 'class Hen:\n    def cluck(self):\n        pass\nhen = Hen()\ncluck()',
  },
];
