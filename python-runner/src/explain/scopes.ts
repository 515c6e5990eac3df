import { anyScript } from './any-script.ts';
import { wholeWord } from './program-names.ts';

/** A function or class of a program, found by its first line; `inputs` is the text in its brackets. */
export type Scope = {
  readonly kind: 'function' | 'class';
  readonly name: string;
  readonly inputs: string;
  readonly outer: Scope | undefined;
};

const HEADER =
  /^(\s*)(?:async\s+)?(?<kind>def|class)\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?:\((?<inputs>[^)]*)\)?)?/u;

/** The function or class around each line of a program, by indent; undefined at module level. */
const scopesOf = (source: string): readonly (Scope | undefined)[] => {
  const open: { readonly indent: number; readonly scope: Scope }[] = [];
  return source.split('\n').map((line) => {
    const text = line.trimStart();
    if (text === '' || text.startsWith('#')) return open.at(-1)?.scope;
    const indent = line.length - text.length;
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
    const here = open.at(-1)?.scope;
    const { kind, name = '', inputs = '' } = HEADER.exec(line)?.groups ?? {};
    if (kind) {
      const scope: Scope = {
        kind: kind === 'def' ? 'function' : 'class',
        name,
        inputs: inputs.trim(),
        outer: here,
      };
      open.push({ indent, scope });
    }
    return here;
  });
};

/** The function or class around a line; lines count from 1. */
export const scopeAt = (source: string, line: number): Scope | undefined => scopesOf(source)[line - 1];

/** The class around a line, or around the method of the line. */
export const classAt = (source: string, line: number): Scope | undefined => {
  let scope = scopeAt(source, line);
  while (scope && scope.kind !== 'class') scope = scope.outer;
  return scope;
};

/** Every function and method of a program, by name. */
export const functionsOf = (source: string): readonly Omit<Scope, 'outer'>[] =>
  source.split('\n').flatMap((line) => {
    const { kind, name = '', inputs = '' } = HEADER.exec(line)?.groups ?? {};
    return kind === 'def' ? [{ kind: 'function', name, inputs: inputs.trim() }] : [];
  });

/** The scope of the assignments to a name, if all of them are in scopes of the same kind. */
export const onlyHomeOf = (source: string, name: string): Scope | undefined => {
  const assigned = anyScript(String.raw`^\s*(?:[\w, ]+,\s*)?${name}\s*(?:,[\w, ]+)?(?::[^=]+)?=(?!=)`, 'u');
  const looped = anyScript(String.raw`^\s*for\s[^:]*${wholeWord(name)}[^:]*\sin\s`, 'u');
  const scopes = scopesOf(source);
  const homes = source
    .split('\n')
    .flatMap((line, index) => (assigned.test(line) || looped.test(line) ? [scopes[index]] : []));
  const [first] = homes;
  return first && homes.every((home) => home?.kind === first.kind) ? first : undefined;
};

/** The only scope that gives the name a value; otherwise the scope around the `def` with this name. */
export const homeOf = (source: string, name: string): Scope | undefined => {
  const home = onlyHomeOf(source, name);
  if (home) return home;
  const at = source.split('\n').findIndex((line) => HEADER.exec(line)?.groups?.name === name);
  return at < 0 ? undefined : scopesOf(source)[at];
};

/** The body of a function, found by its name; empty if there is none. */
export const bodyOf = (source: string, name: string): string => {
  const scopes = scopesOf(source);
  const inside = (scope: Scope | undefined): boolean => {
    for (let at = scope; at; at = at.outer) if (at.kind === 'function' && at.name === name) return true;
    return false;
  };
  return source
    .split('\n')
    .filter((_line, index) => inside(scopes[index]))
    .join('\n');
};

/** The variable of a program that holds an object of a class. */
export const heldOf = (source: string, className: string): string | undefined =>
  anyScript(String.raw`^\s*(\w+)\s*=\s*${className}\s*\(`, 'm').exec(source)?.[1];

/**
 * A name for an object of a class: a variable of the program that holds one, otherwise a name derived from
 * the class.
 */
export const objectOf = (source: string, className: string): string => {
  const small = className.charAt(0).toLowerCase() + className.slice(1);
  const alias = anyScript(String.raw`^\s*(\w+)[ \t]*=[ \t]*${className}[ \t]*$`, 'm').exec(source)?.[1];
  return heldOf(source, className) ?? alias ?? (small === className ? `my_${className}` : small);
};
