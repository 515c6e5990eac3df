import { type Scope, scopeAt } from './scopes.ts';

/** A line that gives a name a value: an assignment, a loop, a definition, an import or a parameter. */
export type Home = {
  readonly name: string;
  readonly line: number;
  /** Where the name exists after this line; undefined for the whole program. */
  readonly scope: Scope | undefined;
  /** The function around the line, if `global` in it makes the name a name of the whole program. */
  readonly setBy?: Scope;
};

const NAME = String.raw`[\p{L}_][\p{L}\p{M}\p{N}_]*`;
const TARGETS = String.raw`\(?${NAME}(?:\s*,\s*${NAME})*\)?`;
/** The kinds of lines that give names a value; the group is the list of names. */
const SETTERS: readonly RegExp[] = [
  String.raw`^\s*(?:async\s+)?(?:def|class)\s+(${NAME})`,
  String.raw`^\s*(?:async\s+)?for\s+(${TARGETS})\s+in(?![\p{L}\p{N}_])`,
  String.raw`(?:^|[:;])\s*(${TARGETS})\s*(?::[^=()[\]{}"']*)?=(?!=)`,
  String.raw`^[^=("'#]*=\s*(${NAME})\s*=(?!=)`,
  String.raw`^\s*(?:from\s+[\w.]+\s+)?import\s+(?:[\w.]+\s+as\s+)?(${TARGETS})`,
  String.raw`\sas\s+(${NAME})\s*(?::|$)`,
].map((pattern) => new RegExp(pattern, 'u'));

const namesOf = (text: string): readonly string[] => text.match(new RegExp(NAME, 'gu')) ?? [];

/** The function or class of a line and the functions and classes around it, from the inside to the outside. */
const scopesAround = (scope: Scope | undefined): readonly Scope[] =>
  scope ? [scope, ...scopesAround(scope.outer)] : [];

/** The names that functions declare with `global`, together with the name of the function. */
const globalsIn = (source: string): ReadonlySet<string> => {
  const lines = source.split('\n');
  return new Set(
    lines.flatMap((line, index) => {
      const names = /^\s*global\s+(?<names>.+)$/.exec(line)?.groups?.names;
      const scope = names === undefined ? undefined : scopeAt(source, index + 1);
      return scope ? namesOf(names ?? '').map((name) => `${scope.name} ${name}`) : [];
    }),
  );
};

const inputsOf = (line: string): readonly string[] =>
  (/^\s*(?:async\s+)?def\s+[^(]*\((?<inputs>[^)]*)/u.exec(line)?.groups?.inputs ?? '')
    .split(',')
    .flatMap((input) => namesOf(input.replace(/[:=].*$/, '')).slice(0, 1));

/** Every line of a program that gives a name a value, in the order of the lines. */
export const homesIn = (source: string): readonly Home[] => {
  const globals = globalsIn(source);
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const line = index + 1;
    const around = scopeAt(source, line);
    const found = SETTERS.flatMap((setter) => namesOf(setter.exec(text)?.[1] ?? ''));
    const own = [...new Set(found)].map((name): Home => {
      const isGlobal = around !== undefined && globals.has(`${around.name} ${name}`);
      return isGlobal ? { name, line, scope: undefined, setBy: around } : { name, line, scope: around };
    });
    // The name of a `def` belongs to the scope around it. The inputs of the `def` belong to the scope of the function,
    // as the line below the `def` does.
    const inputs = inputsOf(text).map((name): Home => ({ name, line, scope: scopeAt(source, line + 1) }));
    return [...own, ...inputs];
  });
};

const isSame = (one: Scope, other: Scope): boolean => one.name === other.name && one.inputs === other.inputs;

/** The names that a line can use: names of the whole program and of the functions around the line. */
export const visibleNames = (source: string, line: number): readonly string[] => {
  const around = scopesAround(scopeAt(source, line)).filter(({ kind }) => kind === 'function');
  return homesIn(source).flatMap(({ name, scope }) =>
    scope === undefined || around.some((own) => isSame(own, scope)) ? [name] : [],
  );
};
