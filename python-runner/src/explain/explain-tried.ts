import type { PythonError } from '@hopcode/engine/formats/timeline';
import { ADVISED_EDITS, advisedProgram } from './advised-program.ts';
import { explain, explanations } from './explain.ts';
import type { Explanation } from './explanation.ts';
import { isUnread } from './generic-rows.ts';
import { type Probe, readPrograms, type Stop } from './read-programs.ts';

/** Maximum number of explanations with exact advice that are tried for one error. */
const MOST_TRIED = 4;

/** An explanation with the program after its advice, if the advice says exactly what to change. */
export type Advised = { readonly explanation: Explanation; readonly program: string | undefined };

/** The explanations of an error, up to and including the first one without exact advice. */
export const advisedFor = (error: PythonError, source: string): readonly Advised[] => {
  const found: Advised[] = [];
  const all = explanations(error, source);
  for (;;) {
    const { value: explanation, done } = all.next();
    const program = advisedProgram(source, explanation);
    found.push({ explanation, program });
    if (done || program === undefined || found.length === MOST_TRIED) return found;
  }
};

/** The number of a line, counted from the end of a program, because advice may add lines above it. */
const fromEnd = (line: number, program: string): number => line - program.split('\n').length;

/** The rest of a line, starting at a column. */
const restOf = (program: string, line: number, column: number): string =>
  (program.split('\n')[line - 1] ?? '').trimEnd().slice(column - 1);

/** Whether Python only needs an indented block here: the program is right up to this place. */
const wantsBlock = (message: string): boolean => message.startsWith('expected an indented block');

/**
 * Whether Python reads further than the error after the advice is followed. Advice that shows the whole line must
 * correct all of it; other advice may leave a second mistake after the first one.
 */
export const getsFurther = (
  error: PythonError,
  source: string,
  { explanation, program = source }: Advised,
  stop: Stop | undefined,
): boolean => {
  if (program === source) return false;
  if (!stop) return true;
  // If the advice turns one line into two, Python must have read the first of them.
  if (stop.line > error.line && fromEnd(stop.line, program) >= fromEnd(error.line, source)) return true;
  const lines = fromEnd(stop.line, program) - fromEnd(error.line, source);
  if (lines !== 0) return lines > 0;
  if (wantsBlock(stop.message) && !wantsBlock(error.message)) return true;
  const rest = restOf(program, stop.line, stop.column);
  if (rest === '') return true;
  if (!ADVISED_EDITS[explanation.key]) return false;
  const column = error.column ?? 1;
  const isOther = stop.message !== error.message && stop.message !== 'invalid syntax';
  if (stop.column === column && isOther) return true;
  return stop.column > column && rest.length < restOf(source, error.line, column).length;
};

/**
 * Explains an error as `explain` does. If Python could not read the program, it tries the advice of each explanation.
 * It returns the first explanation whose advice lets Python read further or is not exact. If Python is busy, the advice
 * is not tried. `probe` runs one of our own programs, which only compiles the learner's program.
 */
export const explainTried = async (
  error: PythonError,
  source: string,
  probe: Probe,
): Promise<Explanation> => {
  const first = explain(error, source);
  if (!isUnread(error)) return first;
  const advised = advisedFor(error, source);
  const programs = advised.flatMap(({ program }) => program ?? []);
  if (programs.length === 0) return first;
  const stops = await readPrograms(programs, probe);
  if (!stops) return first;
  const kept = advised.find(
    (one, index) => one.program === undefined || getsFurther(error, source, one, stops[index]),
  );
  return kept?.explanation ?? generalOf(error, source);
};

/** The last explanation of an error, which is general. */
const generalOf = (error: PythonError, source: string): Explanation => {
  const all = explanations(error, source);
  for (;;) {
    const { value, done } = all.next();
    if (done) return value;
  }
};
