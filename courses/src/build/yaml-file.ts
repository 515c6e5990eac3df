import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { CourseProblem, Report } from './problem.ts';

type Path = readonly (string | number)[];
export type YamlFile<Data> = {
  /** Undefined when the file does not fit its schema; then `problems` contains the reasons. */
  readonly data: Data | undefined;
  readonly report: Report;
};

const asPath = (path: readonly PropertyKey[]): Path =>
  path.map((step) => (typeof step === 'number' ? step : String(step)));

/**
 * Parses YAML text with a schema. Adds every problem to `problems` with the line of its field. Later checks use the
 * returned `report` to add problems in the same way.
 */
export const parseYamlFile = <Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  problems: CourseProblem[],
): YamlFile<z.output<Schema>> => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
    }
    return 1;
  };
  const report: Report = (path, message) =>
    problems.push({ file, line: lineOf(path), field: path.join('.'), message });
  for (const error of document.errors)
    problems.push({
      file,
      line: lineCounter.linePos(error.pos[0]).line,
      field: '',
      message: error.message.split('\n')[0] ?? '',
    });
  if (document.errors.length > 0) return { data: undefined, report };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { data: parsed.data, report };
  for (const issue of parsed.error.issues) report(asPath(issue.path), issue.message);
  return { data: undefined, report };
};
