import { minifySync } from 'rolldown/utils';

/** `_name=Module["_name"]=wasmExports["name"];` publishes a function or the address of a variable. */
const EXPORT = /([\w$]+)=Module\["\1"\]=wasmExports\["([^"]+)"\](?:\.value>>>0)?;/g;

/** `var _name1,_name2,...;` declares the names of these exports. There are thousands of them. */
const DECLARATIONS = /var ((?:[\w$]+,){100,}[\w$]+);/;

/** `wasmImports={name1,name2:_name2,...};` lists the functions that a WebAssembly module can import. */
const IMPORTS = /wasmImports=\{((?:[\w$]+(?::[\w$]+)?,)*[\w$]+(?::[\w$]+)?)\};/;

/** `_name.sig="vii";` is the type of a function, for a module that is loaded later. No module is loaded later. */
const SIGNATURE = /[\w$]+\.sig="\w*";/g;

/** `Module["name"]=name;` publishes a function for other scripts. */
const PUBLISHED = /Module\["([^"]+)"\]=\1;/g;

/** `Module.name` or `Module["name"]` reads what is published. */
const READ = /Module(?:\.([\w$]+)|\["([^"]+)"\])/g;

/**
 * A direct `eval` can read every name, so nothing could be removed. The indirect form does the same for text without
 * local names, and the policy of the worker forbids both.
 */
const EVAL = /(?<![\w$.])eval\(/g;

const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w$]+/g));

const listIn = (script: string, pattern: RegExp): readonly string[] => {
  const list = pattern.exec(script)?.[1];
  if (list === undefined) throw new Error(`The interpreter's script has no ${pattern.source}`);
  return list.split(',');
};

/** The interpreter's script without the lists of everything that it offers. */
const withoutLists = (script: string): string =>
  script
    .replace(EXPORT, '')
    .replace(DECLARATIONS, '')
    .replace(IMPORTS, '')
    .replace(SIGNATURE, '')
    .replace(PUBLISHED, '');

/** What is in use of the interpreter's script, which Emscripten generated. */
export type ScriptUse = {
  /** Whether the script uses an export of the WebAssembly module, or could use it by its name. */
  readonly usesExport: (name: string) => boolean;
  /** The script without what nothing uses, minified. `imports` are the names that the module imports. */
  readonly trimmed: (imports: ReadonlySet<string>) => string;
};

/**
 * Finds out what of the interpreter's script is in use. `caller` is the script that starts it. Emscripten writes a
 * script for modules that are loaded later: it offers thousands of functions. Here no module is loaded later, so only
 * the functions remain that are named elsewhere in the two scripts, or that the WebAssembly module imports.
 *
 * Throws an Error if the script does not have the form that this version of Emscripten writes.
 */
export const scriptUse = (script: string, caller: string): ScriptUse => {
  const declared = listIn(script, DECLARATIONS);
  const importable = listIn(script, IMPORTS);
  const rest = withoutLists(script);
  const callerWords = wordsOf(caller);
  const words = new Set([...wordsOf(rest), ...callerWords]);
  const read = new Set([...rest.matchAll(READ)].map(([, dotted, quoted]) => dotted ?? quoted));
  return {
    usesExport: (name) => words.has(name) || words.has(`_${name}`),
    trimmed: (imports) => {
      const kept = declared.filter((name) => words.has(name));
      const imported = importable.filter((entry) => imports.has(entry.split(':')[0] ?? ''));
      const shorter = script
        .replace(EXPORT, (text, name: string) => (words.has(name) ? text : ''))
        .replace(SIGNATURE, '')
        .replace(PUBLISHED, (text, name: string) => (read.has(name) || callerWords.has(name) ? text : ''))
        .replace(DECLARATIONS, () => `var ${kept.join(',')};`)
        .replace(IMPORTS, () => `wasmImports={${imported.join(',')}};`)
        .replace(EVAL, '(0,eval)(');
      const { code, errors } = minifySync('interpreter.mjs', shorter, {
        module: true,
        compress: true,
        mangle: true,
      });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      return code;
    },
  };
};
