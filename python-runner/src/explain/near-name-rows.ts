import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { homesIn } from './name-homes.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn, wholeWord } from './program-names.ts';
import { bodyOf, classAt, functionsOf, scopeAt } from './scopes.ts';

const TYPE = ['TypeError'];
const NAME = ['NameError'];
const ATTRIBUTE = ['AttributeError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

type Found = false | Readonly<Record<string, string>>;

/** Methods of texts and lists that children call as functions. */
const METHODS: ReadonlySet<string> = new Set(
  'upper lower title capitalize strip split replace startswith endswith isdigit join append remove insert sort reverse pop keys values items'.split(
    ' ',
  ),
);

const METHOD_APART =
  /^\s*(?<owner>[\p{L}_][\p{L}\p{N}_]*)(?:\s*,\s*|\s+)(?<called>[\p{L}_]+)\((?<values>.*)\)\s*$/u;

/** `print(name upper())`: a space in place of the dot, inside a line. */
const METHOD_INSIDE =
  /(?<point>(?<![\p{L}\p{N}_.])(?<owner>[\p{L}_][\p{L}\p{N}_]*)\s+(?<called>[\p{L}_]+)\()/u;

/** A method called as a function: `upper(letter)`. */
const methodAsFunction = ({ source, lineText, found }: ErrorContext): Found => {
  const apart = METHOD_APART.exec(lineText)?.groups;
  const { owner: own = '', called = '', values = '' } = apart ?? {};
  // `words,append("b")` and `words append("b")`: another symbol or a space in place of the dot.
  if (METHODS.has(called) && isNamedIn(source, own) && (found.name ?? called) === called)
    return { name: called, owner: own, write: `${own}.${called}(${values})`, point: lineText.trim() };
  const inside = METHOD_INSIDE.exec(lineText)?.groups;
  const { owner: before = '', called: method = '', point = '' } = inside ?? {};
  if (found.name === undefined && METHODS.has(method) && isNamedIn(source, before))
    return {
      name: method,
      owner: before,
      write: lineText.replace(point, () => `${before}.${method}(`).trim(),
      point: point.slice(0, -1),
    };
  const { name = '' } = found;
  if (name === '') return false;
  const { 0: call, groups: { owner = '', rest = '' } = {} } =
    anyScript(String.raw`(?<![\w.])${name}\s*\(\s*(?<owner>\w+)\s*(?:,\s*(?<rest>[^()]*))?\)`, 'u').exec(
      lineText,
    ) ?? {};
  const isMethod = METHODS.has(name) || (rest !== '' && /^(?:count|find|index)$/.test(name));
  if (call === undefined || !isMethod) return false;
  return { owner, write: lineText.replace(call, () => `${owner}.${name}(${rest})`).trim() };
};

/** A line that is right below a function and uses a name of that function: its indent is missing. */
const outsideFunction = ({ source, error, lineText, found: { name = '' } }: ErrorContext): Found => {
  if (scopeAt(source, error.line) !== undefined) return false;
  const lines = source.split('\n');
  const above = lines.slice(0, error.line - 1).findLastIndex((line) => /^\s*[^\s#]/.test(line));
  const home = above < 0 ? undefined : scopeAt(source, above + 1);
  if (home?.kind !== 'function' || above !== error.line - 2) return false;
  // A line below a return would never run inside the function.
  if (/^\s*return\b/.test(lines[above] ?? '')) return false;
  // A line that calls the function belongs outside the function.
  if (anyScript(String.raw`${wholeWord(home.name)}\s*\(`, 'u').test(lineText)) return false;
  const isOfHome = homesIn(source).some(
    (own) => own.name === name && own.scope?.name === home.name && own.line < error.line,
  );
  return isOfHome && { function: home.name };
};

/** In a method, a class before a value that self stores: `Pet.sound`. */
const classForSelf = ({ source, error, found: { class: className = '', name = '' } }: ErrorContext): Found =>
  classAt(source, error.line)?.name === className &&
  scopeAt(source, error.line)?.kind === 'function' &&
  anyScript(String.raw`\bself\.${name}\b`).test(source) && { point: `${className}.${name}` };

/** A method of a class that is called on a list of objects: `pets.introduce()`. */
const methodOfItems = (context: ErrorContext): Found => {
  const { name = '' } = context.found;
  const list = /^(?<list>[\p{L}_][\p{L}\p{N}_]*)\s*\.\s*\w+$/u.exec(codeAt(context))?.groups?.list;
  const isMethod = anyScript(String.raw`^\s+def\s+${name}\s*\(`, 'm').test(context.source);
  return list !== undefined && isMethod && { list };
};

/** A function without inputs that is called with a variable that its body uses: `def talk():`, `talk(animal)`. */
const inputMissing = ({ source, lineText, found: { name = '' } }: ErrorContext): Found => {
  const own = functionsOf(source).find((candidate) => candidate.name === name);
  const values = anyScript(String.raw`(?<![\w.])${name}\s*\((?<values>[^()]+)\)`, 'u').exec(lineText)?.groups
    ?.values;
  const inputs = (values ?? '').split(',').map((value) => value.trim());
  const body = bodyOf(source, name);
  const isUsed = inputs.every(
    (input) => /^[\p{L}_][\p{L}\p{N}_]*$/u.test(input) && anyScript(wholeWord(input), 'u').test(body),
  );
  return own?.inputs === '' && isUsed && { inputs: inputs.join(', ') };
};

/** Two functions with one name: Python uses the last one. */
const definedTwice = ({ source, found: { name = '' } }: ErrorContext): Found => {
  const lines = source
    .split('\n')
    .flatMap((line, index) =>
      anyScript(String.raw`^def\s+${name}\s*\(`, 'u').test(line) ? [String(index + 1)] : [],
    );
  const [first, second] = lines;
  return first !== undefined && second !== undefined && { first, second };
};

/** An attribute that is called like a method, if a method has nearly the same name: `garden.plants("rose")`. */
const nearMethod = (context: ErrorContext): Found => {
  const { owner = '', name = '' } = /^(?<owner>[\w.]+)\.(?<name>\w+)\(/u.exec(codeAt(context))?.groups ?? {};
  const methods = functionsOf(context.source).map((method) => method.name);
  if (name === '' || !classAtAll(context.source)) return false;
  if (methods.includes(name)) return { owner, name, hint: name };
  const hint = nearestName(name, methods, 1);
  return hint !== undefined && { owner, name, hint };
};

const classAtAll = (source: string): boolean => /^\s*class\s/m.test(source);

/** The function that returned None here, although another path through it returns a value. */
const returnOnOtherPath = (context: ErrorContext): Found => {
  const { source } = context;
  const names = codeAt(context).match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu) ?? [];
  for (const { name } of functionsOf(source)) {
    const body = bodyOf(source, name);
    if (!/\breturn\b/.test(body) || /\byield\b/.test(body)) continue;
    const isUsed = names.some(
      (used) =>
        used === name || anyScript(String.raw`^\s*${used}\s*=\s*(?:\w+\.)*${name}\(`, 'mu').test(source),
    );
    if (isUsed) return { function: name };
  }
  return false;
};

/** `hen.lay(self, 3)` outside of the class. */
const SELF_IN_CALL = /(?<point>(?<call>(?<name>[\p{L}_][\p{L}\p{N}_.]*))\(\s*self\s*,?\s*)/u;

/** Rows about names. These rows come before the rows about classes and functions. */
export const NEAR_NAME_ROWS: readonly ErrorRow[] = [
  {
    key: 'line-outside-function',
    types: NAME,
    message: NOT_DEFINED,
    when: outsideFunction,
    example: 'def talk(animal):\n    player.turn_left()\nplayer.speak(animal)',
  },
  {
    key: 'self-in-call',
    types: NAME,
    message: /^name 'self' is not defined/,
    line: SELF_IN_CALL,
    when: ({ source, error, lineText, found: { call = '', point = '' } }) =>
      classAt(source, error.line) === undefined && {
        point,
        write: lineText.replace(point, () => `${call}(`).trim(),
      },
    example: 'class Hen:\n    def lay(self, n):\n        pass\nhen = Hen()\nhen.lay(self, 3)',
  },
  {
    key: 'method-as-function',
    types: [...NAME, 'SyntaxError'],
    message: new RegExp(`${NOT_DEFINED.source}|^invalid syntax`),
    when: methodAsFunction,
    example: 'letter = "a"\nprint(upper(letter))',
  },
  {
    key: 'self-instead-of-class',
    types: ATTRIBUTE,
    message: /^type object '(?<class>\w+)' has no attribute '(?<name>\w+)'/,
    when: classForSelf,
    example:
      'class Pet:\n    def __init__(self):\n        self.sound = "Moo"\n    def talk(self):\n        print(Pet.sound)\nPet().talk()',
  },
  {
    key: 'method-of-items',
    types: ATTRIBUTE,
    message: /^'(?<type>list|tuple|dict)' object has no attribute '(?<name>\w+)'/,
    when: methodOfItems,
    example: 'class Pet:\n    def talk(self):\n        pass\npets = [Pet()]\npets.talk()',
  },
  {
    key: 'super-gets-self',
    types: TYPE,
    message: /takes \d+ positional arguments? but \d+ were given/,
    line: /(?<point>super\(\)\.(?<name>\w+)\(\s*self\s*,?\s*)/,
    when: ({ lineText, found: { point = '', name = '' } }) => ({
      point: point.trim(),
      write: lineText.replace(point, () => `super().${name}(`).trim(),
    }),
    example:
      'class A:\n    def __init__(self, n):\n        pass\nclass B(A):\n    def __init__(self, n):\n        super().__init__(self, n)\nB(1)',
  },
  {
    key: 'function-defined-twice',
    types: TYPE,
    message: /^(?<name>\w+)\(\) (?:missing \d+ required positional|takes \d+ positional)/,
    when: definedTwice,
    example: 'def go():\n    pass\ndef go(n):\n    pass\ngo()',
  },
  {
    key: 'input-missing-in-def',
    types: TYPE,
    message: /^(?<name>\w+)\(\) takes 0 positional arguments but/,
    when: inputMissing,
    example: 'def talk():\n    print(animal)\nanimal = "cow"\ntalk(animal)',
  },
  {
    key: 'value-called-as-method',
    types: TYPE,
    message: /^'(?<type>int|float|str|list|dict|set|tuple)' object is not callable/,
    when: nearMethod,
    example:
      'class Garden:\n    def __init__(self):\n        self.plants = {}\n    def plant(self, name):\n        self.plants[name] = 1\ngarden = Garden()\ngarden.plants("rose")',
  },
  {
    key: 'comma-after-list',
    types: TYPE,
    message: /^list indices must be integers or slices, not (?:tuple|str|list)/,
    line: /^\s*(?<point>\[.*\])\s*$/,
    when: ({ source, error }) => /^\s*\[/.test(source.split('\n')[error.line] ?? ''),
    example: 'rows = [\n    [1, 2]\n    [3, 4],\n]',
  },
];

/**
 * The row about a function that returns None although it has a return. The row comes after the row about a function
 * without return.
 */
export const RETURN_ROWS: readonly ErrorRow[] = [
  {
    key: 'return-on-other-path',
    types: ['TypeError', 'AttributeError'],
    message: /NoneType(?!.*callable)/,
    when: returnOnOtherPath,
    example: 'def find(n):\n    if n > 5:\n        return n\nx = find(2)\nprint(x + 1)',
  },
];
