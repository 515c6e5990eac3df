import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { isNamedIn } from './program-names.ts';
import { classAt, scopeAt } from './scopes.ts';

type Found = false | Readonly<Record<string, string>>;

const TYPE = ['TypeError'];
const CLASS_HEAD = anyScript(/^class\s+(?<name>\w+)\s*(?:\((?<base>[^)]*)\))?\s*:/);

/** A class without a parent that lacks a method, and an earlier class that has the method. */
const builtOnNothing = ({ source, found: { class: name = '', method = '' } }: ErrorContext): Found => {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => CLASS_HEAD.exec(line)?.groups?.name === name);
  const head = CLASS_HEAD.exec(lines[at] ?? '')?.groups;
  if (at < 0 || (head?.base ?? '').trim() !== '') return false;
  const isMethod = anyScript(String.raw`^\s+def\s+${method}\s*\(\s*self\b`);
  const index = lines.findIndex((line, row) => row < at && isMethod.test(line));
  const base = index < 0 ? undefined : scopeAt(source, index + 1);
  if (base?.kind !== 'class') return false;
  return {
    base: base.name,
    point: lines[at] ?? '',
    pointLine: String(at + 1),
    write: `class ${name}(${base.name}):`,
  };
};

/** The names in Python's message about missing arguments, as code: `name, age`. */
const missingNames = (message: string): string =>
  (message.match(/'[^']+'/g) ?? []).join(', ').replaceAll("'", '');

const joined = (...values: readonly string[]): string =>
  values
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .join(', ');

/** The lines inside a special method of a program, with their numbers. */
const linesInside = (source: string, method: string) =>
  source
    .split('\n')
    .map((line, index) => ({ text: line.trim(), line: index + 1 }))
    .filter(({ line }) => scopeAt(source, line)?.name === method);

/** A line of the method for text (`__str__`, ...) that `mend` can correct. */
const inTextMethod = (
  { source, found: { method = '' } }: ErrorContext,
  mend: (text: string) => string | undefined,
): Found => {
  for (const { text, line } of linesInside(source, `__${method}__`)) {
    const write = mend(text);
    if (write !== undefined) return { point: text, pointLine: String(line), write };
  }
  return false;
};

const isProperty = (source: string, name: string): boolean =>
  anyScript(String.raw`@property\s+def\s+${name}\s*\(`).test(source);

/** The modules of the names that lessons import. */
const HOMES: Readonly<Record<string, string>> = {
  dataclass: 'dataclasses',
  field: 'dataclasses',
  wraps: 'functools',
  ABC: 'abc',
  abstractmethod: 'abc',
  pi: 'math',
  date: 'datetime',
  timedelta: 'datetime',
};

/** For each special method, an expression that makes Python call the same method again. */
const CALLS_OF_SPECIAL: Readonly<Record<string, string>> = {
  __lt__: 'self < other',
  __eq__: 'self == other',
  __len__: 'len(self)',
  __str__: 'str(self)',
};

/** A line with only `name` in a dataclass. */
const typeMissing = ({ source, error, lineText, found: { name } }: ErrorContext): Found => {
  const isInClass = scopeAt(source, error.line)?.kind === 'class';
  const isAlone = name !== undefined && lineText.trim() === name && /^\s/.test(lineText);
  return isAlone && isInClass && /@dataclass\b/.test(source) && { name, write: `${name}: str` };
};

/** `name = str` in a dataclass, whose objects then get too many values. */
const typeAfterEquals = ({ source, found: { class: owner } }: ErrorContext): Found => {
  const lines = source.split('\n');
  const head = lines.findIndex((line) => CLASS_HEAD.exec(line)?.groups?.name === owner);
  if (owner === undefined || head < 1 || !/^\s*@dataclass\b/.test(lines[head - 1] ?? '')) return false;
  const at = lines.findIndex(
    (line, row) =>
      row > head &&
      scopeAt(source, row + 1)?.name === owner &&
      anyScript(/^\s+\w+\s*=\s*(?:str|int|float|bool|list|dict)\s*$/).test(line),
  );
  const point = lines[at]?.trim() ?? '';
  const name = anyScript(/^\w+/).exec(point)?.[0];
  return (
    name !== undefined && {
      name,
      point,
      pointLine: String(at + 1),
      write: point.replace(/\s*=\s*/, ': '),
    }
  );
};

const FIRST = 'class Bird:\n    def __init__(self, name):\n        self.name = name\n';
const SECOND = `${FIRST}class Hen(Bird):\n    def __init__(self, name):\n`;

/** Rows about classes that are built on others, properties, special methods and dataclasses. */
export const INHERITANCE_ROWS: readonly ErrorRow[] = [
  {
    key: 'method-of-another-class',
    types: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<method>\w+)'/,
    when: builtOnNothing,
    example: 'class Bird:\n    def sing(self):\n        pass\nclass Hen:\n    pass\nHen().sing()',
  },
  {
    key: 'super-without-brackets',
    types: ['TypeError', 'AttributeError'],
    message: /^(?:descriptor '\w+' requires a 'super' object|type object 'super' has no attribute)/,
    line: /\b(?<point>super)\./,
    when: ({ lineText }) => ({ write: lineText.trim().replace(/\bsuper\./, 'super().') }),
    example: `${SECOND}        super.__init__(name)\nHen("Ada")`,
  },
  {
    key: 'super-with-values',
    types: TYPE,
    message: /^super\(\) argument 1 must be a type/,
    line: /\bsuper\((?<values>[^()]+)\)\s*(?:\.__init__\(\s*\))?\s*$/,
    when: ({ lineText, found: { values = '' } }) => ({
      write: lineText.trim().replace(/\bsuper\(.*$/, `super().__init__(${values.trim()})`),
    }),
    example: `${SECOND}        super(name)\nHen("Ada")`,
  },
  {
    key: 'super-needs-values',
    types: TYPE,
    message: /^(?<class>\w+)\.__init__\(\) missing \d+ required positional arguments?: .*'/,
    line: /\bsuper\(\)\.__init__\((?<values>[^()]*)\)/,
    when: ({ error, lineText, found: { values = '' } }) => {
      const names = missingNames(error.message);
      const inside = `super().__init__(${joined(values, names)})`;
      return { names, write: lineText.trim().replace(/\bsuper\(\)\.__init__\([^()]*\)/, () => inside) };
    },
    example: `${SECOND}        super().__init__()\nHen("Ada")`,
  },
  {
    key: 'first-class-without-self',
    types: TYPE,
    message: /^(?<class>\w+)\.__init__\(\) missing \d+ required positional arguments?/,
    line: /^\s*(?<base>\w+)\.__init__\((?<values>[^()]*)\)/,
    when: ({ source, error, found: { base = '', values = '' } }) => {
      const own = classAt(source, error.line);
      const isBase = own?.inputs.split(',').some((input) => input.trim() === base) ?? false;
      return isBase && { base, write: `super().__init__(${values.trim()})` };
    },
    example: `${SECOND}        Bird.__init__(name)\nHen("Ada")`,
  },
  {
    key: 'super-init-misspelt',
    types: ['AttributeError'],
    message: /^'super' object has no attribute '(?<written>\w+)'/,
    line: /\bsuper\(\)\.(?:_{0,3}(?:init|int|inti|ini)_{0,3})\(/,
    when: ({ lineText }) => ({ write: lineText.trim().replace(/\bsuper\(\)\.\w+\(/, 'super().__init__(') }),
    example: `${SECOND}        super().init(name)\nHen("Ada")`,
  },
  {
    key: 'abstract-class-created',
    types: TYPE,
    message: /^Can't instantiate abstract class (?<class>\w+)/,
    when: ({ source, lineText, found: { class: name = '' } }) => {
      const built = anyScript(String.raw`^class\s+(?<built>\w+)\s*\(\s*${name}\s*\)`, 'm').exec(source)
        ?.groups?.built;
      return built !== undefined && { write: lineText.trim().replace(`${name}(`, `${built}(`) };
    },
    example:
      'from abc import ABC, abstractmethod\nclass Bird(ABC):\n    @abstractmethod\n    def sing(self):\n        pass\nclass Hen(Bird):\n    def sing(self):\n        print("Cluck")\nBird().sing()',
  },
  {
    key: 'method-calls-itself-by-symbol',
    types: ['RecursionError'],
    message: /./,
    when: ({ source, error, lineText }) => {
      const name = scopeAt(source, error.line)?.name ?? '';
      const code = isProperty(source, name) ? `self.${name}` : CALLS_OF_SPECIAL[name];
      return code !== undefined && lineText.includes(code) && { name, code };
    },
    example: 'class Hen:\n    def __lt__(self, other):\n        return self < other\nprint(Hen() < Hen())',
  },
  {
    key: 'property-called',
    types: TYPE,
    message: /^'\w+' object is not callable/,
    when: (context) => {
      const { whole = '', name = '' } =
        anyScript(/(?<whole>[\w.()[\]]+\.(?<name>\w+))\(\)$/).exec(codeAt(context))?.groups ?? {};
      if (!isProperty(context.source, name)) return false;
      return { name, write: context.lineText.trim().replace(`${whole}()`, whole) };
    },
    example: 'class Hen:\n    @property\n    def age(self):\n        return 3\nhen = Hen()\nprint(hen.age())',
  },
  {
    key: 'property-set',
    types: ['AttributeError'],
    message: /^property '(?<name>\w+)' of '(?<class>\w+)' object has no setter/,
    when: ({ source, found: { name = '' } }) => isProperty(source, name),
    example: 'class Hen:\n    @property\n    def age(self):\n        return 3\nhen = Hen()\nhen.age = 4',
  },
  {
    key: 'text-method-prints',
    types: TYPE,
    message: /^__(?<method>str|repr)__ returned non-string \(type NoneType\)/,
    when: (context) =>
      inTextMethod(context, (text) => {
        const printed = /^print\((?<value>.+)\)$/.exec(text)?.groups?.value;
        return printed === undefined ? undefined : `return ${printed}`;
      }),
    example: 'class Hen:\n    def __str__(self):\n        print("Ada")\nprint(str(Hen()))',
  },
  {
    key: 'text-method-returns-other',
    types: TYPE,
    message: /^__(?<method>str|repr)__ returned non-string \(type (?<type>\w+)\)/,
    when: (context) =>
      inTextMethod(context, (text) => {
        const value = /^return\s+(?<value>(?!f?["']|str\().+)$/.exec(text)?.groups?.value;
        return value === undefined ? undefined : `return str(${value})`;
      }),
    example: 'class Hen:\n    def __str__(self):\n        return 3\nprint(str(Hen()))',
  },
  {
    key: 'objects-without-order',
    types: TYPE,
    message: /^'[<>]=?' not supported between instances of '(?<class>\w+)' and '(?<other>\w+)'/,
    when: ({ source, found: { class: name = '', other } }) =>
      name === other && anyScript(String.raw`^class\s+${name}\b`, 'm').test(source),
    example: 'class Hen:\n    pass\nprint(sorted([Hen(), Hen()]))',
  },
  {
    key: 'dataclass-order',
    types: TYPE,
    message: /^non-default argument '(?<name>\w+)' follows default argument '(?<other>\w+)'/,
    example:
      'from dataclasses import dataclass\n@dataclass\nclass Hen:\n    eggs: int = 0\n    name: str\nprint(Hen("Ada"))',
  },
  {
    key: 'dataclass-list',
    types: ['ValueError'],
    message: /^mutable default <class '(?<type>list|dict|set)'> for field (?<name>\w+)/,
    when: ({ source, found: { name, type } }) => {
      const lines = source.split('\n');
      const at = lines.findIndex((line) => anyScript(String.raw`^\s+${name}\s*:`).test(line));
      const text = lines[at]?.trim() ?? '';
      const write = text.replace(/=.*$/, `= field(default_factory=${type})`);
      return { point: text, pointLine: String(at + 1), write };
    },
    example:
      'from dataclasses import dataclass\n@dataclass\nclass Hen:\n    eggs: list = []\nprint(Hen().eggs)',
  },
  {
    key: 'dataclass-symbol-missing',
    types: TYPE,
    message: /^(?<class>\w+)\(\) takes no arguments/,
    when: ({ source, found: { class: name = '' } }) => {
      const at = source.split('\n').findIndex((line) => CLASS_HEAD.exec(line)?.groups?.name === name);
      const hasFields = anyScript(/^\s+\w+\s*:\s*\w/).test(source.split('\n')[at + 1] ?? '');
      return /\bimport\s+.*\bdataclass\b/.test(source) && at >= 0 && hasFields && { at: String(at + 1) };
    },
    example: 'from dataclasses import dataclass\nclass Hen:\n    name: str\nprint(Hen("Ada"))',
  },
  {
    key: 'dataclass-without-type',
    types: ['NameError', 'TypeError'],
    message:
      /^(?:name '(?<name>[^']+)' is not defined|(?<class>\w+)\.__init__\(\) (?:takes|got an unexpected keyword))/,
    when: (context) => typeMissing(context) || typeAfterEquals(context),
    example: 'from dataclasses import dataclass\n@dataclass\nclass Hen:\n    name\nprint(Hen("Ada"))',
  },
  {
    key: 'name-of-a-module',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: ({ source, lineText, found: { name = '' } }) => {
      const module = Object.hasOwn(HOMES, name) ? HOMES[name] : undefined;
      if (module === undefined || isNamedIn(source, name)) return false;
      // After `import datetime`, only the name of the module is missing. Without brackets after it, a name such as
      // `date` is a variable of the program.
      const isOther =
        module === 'datetime' && (/^\s*import datetime\b/m.test(source) || !lineText.includes(`${name}(`));
      return !isOther && { module };
    },
    example: '@dataclass\nclass Hen:\n    name: str\nprint(Hen("Ada"))',
  },
];
