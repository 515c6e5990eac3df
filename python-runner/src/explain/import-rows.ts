import type { ErrorContext, ErrorRow } from './error-row.ts';

const SYNTAX = ['SyntaxError'];
const MODULE = ['ModuleNotFoundError'];

type Found = false | Readonly<Record<string, string>>;

const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const NO_NAME = /^(?:and|import|from|as|or)$/;

/** The names in a piece of an import, without symbols, quotes and the word `and`. */
const namesOf = (text: string): readonly string[] =>
  (text.match(WORD) ?? []).filter((word) => !NO_NAME.test(word));

/** An import without its mistakes; undefined if the module or the imported names are missing. */
const importOf = (line: string): string | undefined => {
  const code = line.replace(/#.*$/, '').trim();
  const backwards = /^import\s+(?<names>.+?)\s+from\s+(?<module>[\p{L}_][\p{L}\p{N}_.]*)$/u.exec(
    code,
  )?.groups;
  if (backwards?.names?.endsWith(',')) return `import ${namesOf(code).join(', ')}`;
  if (backwards) {
    const names = namesOf(backwards.names ?? '');
    return `from ${backwards.module} import ${names.length === 0 ? '*' : names.join(', ')}`;
  }
  const from =
    /^from\s+(?<module>["']?[\p{L}_][\p{L}\p{N}_.]*["']?)\s+(?:import|imort|inport)\s*(?<names>.+)$/u.exec(
      code,
    )?.groups;
  const dotted = /^from\s+(?<module>[\p{L}_][\p{L}\p{N}_]*)\s*\.\s*import\s+(?<names>.+)$/u.exec(
    code,
  )?.groups;
  if (dotted) return `from ${dotted.module} import ${namesOf(dotted.names ?? '').join(', ')}`;
  if (from) {
    const names = namesOf(from.names ?? '');
    const isAll = (from.names ?? '').startsWith('*');
    return names.length === 0 && !isAll
      ? undefined
      : `from ${namesOf(from.module ?? '')[0]} import ${isAll ? '*' : names.join(', ')}`;
  }
  const called = /^import\s+(?<module>[\p{L}_][\p{L}\p{N}_]*)\.[\p{L}_]/u.exec(code)?.groups?.module;
  if (called !== undefined) return `import ${called}`;
  const names = namesOf(/^import(?<names>.*)$/su.exec(code)?.groups?.names ?? '');
  const isUnfinished = /^import\s+[\p{L}_][\p{L}\p{N}_]*\s+(?:as|from)\s*$/u.test(code);
  return names.length === 0 || isUnfinished ? undefined : `import ${names.join(', ')}`;
};

const IMPORT = /^\s*(?:import|from)(?![\p{L}\p{N}_])(?!\s*=)/u;

const broken = ({ lineText }: ErrorContext): Found => {
  if (!IMPORT.test(lineText) || /^\s*import\s+[\w*, ]*[\w*]\s+from\s+\w+\s*$/.test(lineText)) return false;
  // A line with other code is not a list of names.
  if (/^\s*import\s.*(?:\w\(|;.*\S|=)/.test(lineText)) return false;
  const write = importOf(lineText);
  return write !== undefined && write !== lineText.trim() && { write, point: lineText.trim() };
};

/** `from player import` and `import`: the names are missing. */
const unfinished = ({ lineText }: ErrorContext): Found => {
  if (!IMPORT.test(lineText) || /^\s*import\s+.*\sfrom\s/.test(lineText)) return false;
  const module = /^\s*from\s+(?!import)(?<module>[\p{L}_][\p{L}\p{N}_]*)/u.exec(lineText)?.groups?.module;
  const named = /^\s*(?:import|from\s+import)\s+(?<module>[\p{L}_][\p{L}\p{N}_]*)/u.exec(lineText)?.groups
    ?.module;
  const part = /^\s*from\s+[\p{L}\p{N}_]+\s+(?!import)(?<part>[\p{L}_][\p{L}\p{N}_]*)\s*$/u.exec(lineText)
    ?.groups?.part;
  const write = module === undefined ? `import ${named ?? 'player'}` : `from ${module} import ${part ?? '*'}`;
  return { write, point: lineText.trim() };
};

const otherWord = ({ lineText }: ErrorContext): Found => {
  const { word, module } =
    /^\s*(?<word>#?include|using|use|require|load|import_module)\s*[(<"']*\s*(?<module>[\p{L}_][\p{L}\p{N}_]*)\s*[)>"']*;?\s*$/u.exec(
      lineText,
    )?.groups ?? {};
  return word !== undefined && { word, write: `import ${module}`, point: word };
};

/** `import player.py`: the name of the file in place of the name of the module. */
const withEnding = ({ lineText }: ErrorContext): Found => {
  const write = lineText.replace(/\.py(?![\p{L}\p{N}_])/u, '').trim();
  return write !== lineText.trim() && { write };
};

/** `import player.move_forward`: `player` has no modules inside. */
const partOfModule = ({ lineText, found: { module = '', part = '' } }: ErrorContext): Found => {
  const name = part.split('.')[0] ?? part;
  if (/^\s*from\b/.test(lineText)) return { part: name, write: `from ${module} import ${name}` };
  return (
    /^\s*import\s+[\p{L}\p{N}_.]+\s*(?:#.*)?$/u.test(lineText) && { part: name, write: `import ${module}` }
  );
};

/** Rows about lines that import. */
export const IMPORT_ROWS: readonly ErrorRow[] = [
  {
    key: 'import-word',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: otherWord,
    example: 'include player',
  },
  {
    key: 'import-broken',
    types: SYNTAX,
    message: /./,
    when: broken,
    example: 'import player random',
  },
  {
    key: 'import-with-brackets',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*(?<point>import\s+(?<module>[\p{L}_][\p{L}\p{N}_]*)(?:\.[\p{L}\p{N}_]+)*\s*\([^()]*\))\s*(?:#.*)?$/u,
    when: ({ found: { module = '', point = '' } }) => ({ write: `import ${module}`, point }),
    example: 'import player()',
  },
  {
    key: 'import-unfinished',
    types: SYNTAX,
    message: /^(?:invalid syntax|Expected one or more|cannot use|trailing comma|expected)/,
    when: unfinished,
    example: 'from player import',
  },
  {
    key: 'module-with-ending',
    types: MODULE,
    message: /^No module named '(?<module>\w+)\.py'; /,
    when: withEnding,
    example: 'import player.py',
  },
  {
    key: 'part-imported-as-module',
    types: MODULE,
    message: /^No module named '(?<module>\w+)\.(?<part>[\w.]+)'; /,
    when: partOfModule,
    example: 'import player.move_forward',
  },
];
