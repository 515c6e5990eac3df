import { anyScript } from './any-script.ts';

/** A line of a program: its number from 1, and its text without the spaces around it. */
export type CodeLine = { readonly line: number; readonly text: string };

/** A function that creates a function inside it, as a decorator does. */
export type Maker = {
  readonly name: string;
  readonly inputs: string;
  /** The first line of the inner function. */
  readonly head: CodeLine;
  readonly wrapper: string;
  readonly wrapperInputs: string;
  /** The lines of the inner function after its first one. */
  readonly inside: readonly CodeLine[];
  /** The line with which the outer function returns a value. */
  readonly returned: CodeLine | undefined;
  /** The last line of the outer function. */
  readonly last: CodeLine;
};

/** A function that another function has wrapped: `@loud` above `def go`, or `go = loud(go)`. */
export type Wrapping = { readonly name: string; readonly maker: string };

type Indented = CodeLine & { readonly indent: number };

const DEF = anyScript(/^def\s+(?<name>\w+)\s*\((?<inputs>[^)]*)\)/);

const linesOf = (source: string): readonly Indented[] =>
  source.split('\n').flatMap((line, index) => {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    return text === '' || text.startsWith('#') ? [] : [{ line: index + 1, text, indent }];
  });

/** The lines below the line at an index that are indented more. */
const blockBelow = (lines: readonly Indented[], at: number): readonly Indented[] => {
  const rest = lines.slice(at + 1);
  const end = rest.findIndex(({ indent }) => indent <= (lines[at]?.indent ?? 0));
  return end < 0 ? rest : rest.slice(0, end);
};

/** Every function of a program that creates a function inside it. */
export const makersIn = (source: string): readonly Maker[] => {
  const lines = linesOf(source);
  return lines.flatMap((start, at): Maker[] => {
    const { name = '', inputs = '' } = DEF.exec(start.text)?.groups ?? {};
    const body = blockBelow(lines, at);
    const own = body.filter(({ indent }) => indent === body[0]?.indent);
    const head = own.find(({ text }) => DEF.test(text));
    const last = body.at(-1);
    if (name === '' || !head || !last) return [];
    const groups = DEF.exec(head.text)?.groups ?? {};
    return [
      {
        name,
        inputs: inputs.trim(),
        head,
        wrapper: groups.name ?? '',
        wrapperInputs: (groups.inputs ?? '').trim(),
        inside: blockBelow(lines, lines.indexOf(head)),
        returned: own.find(({ text }) => /^return\b/.test(text)),
        last,
      },
    ];
  });
};

/** Every wrapped function of a program. */
export const wrappingsIn = (source: string): readonly Wrapping[] => {
  const lines = linesOf(source);
  const makers = makersIn(source);
  /** The decorators that functions of the program create: `@layer("=")`, or `kinds["cheese"](sandwich)`. */
  const created = makers.filter(({ name }) => makers.some(({ wrapper }) => wrapper === name));
  return lines.flatMap(({ text }, at): Wrapping[] => {
    const given = anyScript(/^(?<name>\w+)\s*=\s*(?<maker>\w+)\(\s*\w+\s*\)$/).exec(text)?.groups;
    if (given) return [{ name: given.name ?? '', maker: given.maker ?? '' }];
    const chosen = anyScript(/^(?<name>\w+)\s*=\s*\w+\[.*\]\(\s*\w+\s*\)$/).exec(text)?.groups?.name;
    if (chosen !== undefined) return created.map((maker) => ({ name: chosen, maker: maker.name }));
    const { own, factory } = anyScript(/^@(?:(?<own>\w+)|(?<factory>\w+)\(.*\))$/).exec(text)?.groups ?? {};
    const maker = own ?? makers.find(({ name }) => name === factory)?.wrapper;
    const below = lines.slice(at + 1).find((one) => !one.text.startsWith('@'));
    const name = DEF.exec(below?.text ?? '')?.groups?.name;
    return maker === undefined || name === undefined ? [] : [{ name, maker }];
  });
};

/** The functions that wrap a function, from the outside to the inside. */
export const makersOf = (source: string, name: string): readonly Maker[] => {
  const makers = makersIn(source);
  return wrappingsIn(source)
    .filter((one) => one.name === name)
    .flatMap(({ maker }) => makers.find((one) => one.name === maker) ?? []);
};

/** The functions that were about to return a wrapper when Python stopped. */
export const makersAtWork = (source: string, trace: string): readonly Maker[] => {
  const lines = [...trace.matchAll(/File "main\.py", line (\d+)/g)].map(([, line]) => Number(line));
  const wrappings = wrappingsIn(source);
  return makersIn(source).filter(
    ({ name, returned }) =>
      lines.includes(returned?.line ?? 0) && wrappings.some(({ maker }) => maker === name),
  );
};
