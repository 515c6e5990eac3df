import type { Step } from './alignment.ts';
import type { ProgramLine } from './program-lines.ts';

/** Two aligned programs; `prints` are the learner's lines that `steps` leaves out. */
export type Beside = {
  readonly steps: readonly Step[];
  readonly program: readonly ProgramLine[];
  readonly solution: readonly ProgramLine[];
  readonly prints: readonly ProgramLine[];
};

/** Whether a step contains code of the learner. */
export const isOwnCode = ({ own }: Step): boolean => own?.kind === 'code';

/**
 * The number of the line of the program after which a missing line belongs, 0 for the first line: after the lines
 * before it in both. `first` is the index of its step.
 */
export function placeAfterCode(
  { steps, program, prints }: Beside,
  first: number,
  theirs: ProgramLine,
): number {
  const rest = steps.slice(first);
  // If only the learner's own comments follow, they describe the missing line.
  const isLast = rest.every(
    (step) => step.own === undefined || (step.own.kind === 'comment' && !step.theirs),
  );
  const before = isLast ? steps : steps.slice(0, first);
  let after = before.findLast((step) => step.own !== undefined)?.own?.number ?? 0;
  // A printing line at the end of a block stays in the block.
  for (const print of prints) {
    const next = program.slice(after).find(({ kind }) => kind === 'code');
    if (print === next && Number(print.depth) > Number(theirs.depth)) after = print.number;
  }
  return after;
}

/**
 * The same place among the learner's own comments and blank lines. If the solution keeps the missing line together with
 * the line before it, it goes directly below that line. If it is together with the line after it, it goes directly
 * above that line. Otherwise it goes below the comments that follow, because they describe the lines below them.
 * `indent` is its indentation.
 */
export function placeBelowComments(
  beside: Beside,
  after: number,
  theirs: ProgramLine,
  indent: string,
): number {
  const { steps, program, solution } = beside;
  const gap = gapFrom(beside, after, indent);
  const next = program[after + gap.length];
  const other = steps.find(({ own }) => own !== undefined && own === next)?.theirs;
  const isApart = hasBreak(solution.slice(0, theirs.number - 1));
  const isApartBelow = other !== undefined && hasBreak(solution.slice(theirs.number, other.number - 1));
  if (isApartBelow && !isApart) return after;
  if (isApart && !isApartBelow && other !== undefined && other.depth === theirs.depth)
    return after + gap.length;
  const comments = gap.findIndex(({ kind }) => kind !== 'comment');
  if (comments !== 0) return after + (comments < 0 ? gap.length : comments);
  return isApart ? after + 1 : after;
}

/** The blank lines and the learner's own comments from a place on, until a comment of an outer block. */
function gapFrom({ steps, program }: Beside, after: number, indent: string): ProgramLine[] {
  const gap: ProgramLine[] = [];
  for (const line of program.slice(after)) {
    const isComment = line.kind === 'comment';
    const isOfSolution = isComment && steps.some(({ own, theirs }) => own === line && theirs !== undefined);
    if (line.kind === 'code' || isOfSolution || (isComment && line.indent.length < indent.length)) break;
    gap.push(line);
  }
  return gap;
}

/** Whether the last line is a blank line or a comment. */
const hasBreak = (lines: readonly ProgramLine[]): boolean => {
  const last = lines.at(-1);
  return last !== undefined && last.kind !== 'code';
};
