import { parseSync } from 'rolldown/utils';

/** One import of a file: its specifier, as written, and its line from 1. */
export type Import = {
  readonly specifier: string;
  readonly line: number;
  /** A dynamic import of an expression, whose target is unknown. */
  readonly computed?: true;
};

const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

/** Matches a type such as `import('...').T`, which the parser's list of imports omits. */
const TYPE_IMPORT = /\bimport\(\s*(['"])([^'"]+)\1\s*\)\s*[.<]/g;

/** Every import and re-export of a file, static and dynamic, types included. Throws if the file does not parse. */
export const importsOf = (path: string, source: string): Import[] => {
  const { module, errors, comments } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const found: Import[] = [];
  for (const { moduleRequest } of module.staticImports)
    found.push({ specifier: moduleRequest.value, line: lineAt(source, moduleRequest.start) });
  for (const { moduleRequest } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest)
      found.push({ specifier: moduleRequest.value, line: lineAt(source, moduleRequest.start) });
  for (const { moduleRequest } of module.dynamicImports) {
    const written = source.slice(moduleRequest.start, moduleRequest.end);
    const literal = /^(['"`])([^$]*)\1$/.exec(written)?.[2];
    const line = lineAt(source, moduleRequest.start);
    found.push(
      literal === undefined ? { specifier: written, line, computed: true } : { specifier: literal, line },
    );
  }
  const isComment = (offset: number) => comments.some(({ start, end }) => start <= offset && offset < end);
  for (const match of source.matchAll(TYPE_IMPORT))
    if (!/\.(m?js)$/.test(path) && !isComment(match.index))
      found.push({ specifier: match[2] ?? '', line: lineAt(source, match.index) });
  return found
    .filter(
      (one, index) => found.findIndex((o) => o.specifier === one.specifier && o.line === one.line) === index,
    )
    .sort((a, b) => a.line - b.line);
};
