import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';

const DECODE = ['JSONDecodeError'];
const AT = /: line (?<at>\d+) column (?<column>\d+)/.source;

const decodes = (problem: string): RegExp => new RegExp(`^${problem}${AT}`);

/**
 * The text of the JSON from the place where Python stopped, if the run reported it; undefined at the end of the text.
 */
const near = ({ error }: Parameters<NonNullable<ErrorRow['when']>>[0]) => {
  const text = error.names?.near;
  return text !== undefined && text !== '' && { near: text };
};

/** The text from `saved = json.dumps(pet)`, used like the original value: `saved["name"]`. */
const textOfJson = (context: ErrorContext): false | Readonly<Record<string, string>> => {
  const code = codeAt(context);
  const name = anyScript(/^(?<name>\w+)(?:\[|\.(?:keys|values|items|get)$)/).exec(code)?.groups?.name;
  const stored = anyScript(String.raw`^\s*${name}\s*=\s*(?<value>.*)$`, 'gmu');
  const values = [...context.source.matchAll(stored)].map(({ groups }) => groups?.value ?? '');
  const isJson = values.length > 0 && values.every((value) => /^(?:json\.)?dumps\(/.test(value));
  if (name === undefined || !isJson) return false;
  const loads = /\bimport\s+json\b/.test(context.source) ? 'json.loads' : 'loads';
  const text = `${loads}(${name})`;
  const head = anyScript(String.raw`^\s*for\s+(?<item>\w+)\s+in\s+${name}\s*:`);
  const lines = context.source.split('\n').slice(0, context.error.line);
  const at = lines.findLastIndex((line) => code === `${name}[${head.exec(line)?.groups?.item}]`);
  if (at >= 0) {
    const point = lines[at]?.trim() ?? '';
    return { name, point, pointLine: String(at + 1), write: point.replace(/\s+in\s.*$/, ` in ${text}:`) };
  }
  const right = code.replace(name, () => text);
  return { name, write: context.lineText.replace(code, () => right).trim() };
};

/** Rows about JSON that Python cannot read, and values that JSON cannot hold. */
export const JSON_ROWS: readonly ErrorRow[] = [
  {
    key: 'json-empty',
    types: DECODE,
    message: decodes('Expecting value'),
    when: ({ error }) => error.names?.near === '' && /\(char 0\)/.test(error.message),
    example: 'import json\njson.loads("")',
  },
  {
    key: 'json-ends-early',
    types: DECODE,
    message: decodes(
      "Expecting (?:value|property name enclosed in double quotes|',' delimiter|':' delimiter)",
    ),
    when: ({ error }) => error.names?.near === '',
    example: 'import json\njson.loads("[1, 2")',
  },
  {
    key: 'json-single-quotes',
    types: DECODE,
    message: decodes('Expecting (?:value|property name enclosed in double quotes)'),
    when: (context) => {
      const found = near(context);
      return found !== false && found.near.startsWith("'") && found;
    },
    example: 'import json\njson.loads("{\'a\': 1}")',
  },
  {
    key: 'json-python-word',
    types: DECODE,
    message: decodes('Expecting value'),
    when: ({ error }) => {
      const word = /^(?:True|False|None)\b/.exec(error.names?.near ?? '')?.[0];
      const meant = word === 'None' ? 'null' : word?.toLowerCase();
      return word !== undefined && meant !== undefined && { word, meant };
    },
    example: 'import json\njson.loads("[True]")',
  },
  {
    key: 'json-name-quotes',
    types: DECODE,
    message: decodes('Expecting property name enclosed in double quotes'),
    when: near,
    example: 'import json\njson.loads("{x: 1}")',
  },
  {
    key: 'json-comma-missing',
    types: DECODE,
    message: decodes("Expecting ',' delimiter"),
    when: near,
    example: 'import json\njson.loads(\'{"a": 1 "b": 2}\')',
  },
  {
    key: 'json-comma-too-many',
    types: DECODE,
    message: decodes('Illegal trailing comma before end of (?:array|object)'),
    example: 'import json\njson.loads("[1, 2,]")',
  },
  {
    key: 'json-colon-missing',
    types: DECODE,
    message: decodes("Expecting ':' delimiter"),
    when: near,
    example: 'import json\njson.loads(\'{"a" 1}\')',
  },
  {
    key: 'json-quote-missing',
    types: DECODE,
    message: decodes('Unterminated string starting at'),
    example: "import json\njson.loads('[\"a]')",
  },
  {
    key: 'json-two-values',
    types: DECODE,
    message: decodes('Extra data'),
    when: near,
    example: 'import json\njson.loads("[1] [2]")',
  },
  {
    key: 'json-key-kind',
    types: ['TypeError'],
    message: /^keys must be str, int, float, bool or None, not (?<type>\w+)/,
    example: 'import json\njson.dumps({(1, 2): 3})',
  },
  {
    key: 'json-loads-of-file',
    types: ['TypeError'],
    message: /^the JSON object must be str, bytes or bytearray, not TextIOWrapper/,
    example: 'import json\nopen("a.json", "w").close()\njson.loads(open("a.json"))',
  },
  {
    key: 'json-loads-of-value',
    types: ['TypeError'],
    message: /^the JSON object must be str, bytes or bytearray, not (?<type>\w+)/,
    example: 'import json\njson.loads({"a": 1})',
  },
  {
    key: 'json-load-of-text',
    types: ['AttributeError'],
    message: /^'str' object has no attribute 'read'/,
    line: /\bload\(/,
    example: 'import json\njson.load("farm.json")',
  },
  {
    key: 'json-dump-needs-file',
    types: ['TypeError'],
    message: /^dump\(\) missing (?:1 required positional argument: 'fp'|required argument 'file')/,
    example: 'import json\njson.dump({"a": 1})',
  },
  {
    key: 'json-dump-to-name',
    types: ['AttributeError', 'TypeError'],
    message: /^(?:'str' object has no attribute 'write'|file must have a 'write' attribute)/,
    line: /\bdump\(/,
    example: 'import json\njson.dump({"a": 1}, "farm.json")',
  },
  {
    key: 'json-dump-order',
    types: ['AttributeError', 'TypeError'],
    message:
      /^(?:'(?:dict|list)' object has no attribute 'write'|Object of type TextIOWrapper is not JSON serializable)/,
    line: /\bdump\(/,
    example: 'import json\njson.dump("farm.json", {"a": 1})',
  },
];

/**
 * The row about a text from json.dumps that a program uses like the original value. This row comes before the rows
 * about indexes of text.
 */
export const JSON_TEXT_ROWS: readonly ErrorRow[] = [
  {
    key: 'json-text-as-value',
    types: ['TypeError', 'AttributeError'],
    message:
      /^(?:string indices must be integers|'str' object does not support item assignment|'str' object has no attribute '(?:keys|values|items|get)')/,
    when: textOfJson,
    example: 'import json\nsaved = json.dumps({"name": "Bello"})\nprint(saved["name"])',
  },
];
