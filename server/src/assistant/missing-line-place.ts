import type { Step } from './alignment.ts';
import type { ProgramLine } from './program-lines.ts';

/**
 * The learner's program and the solution, aligned in `steps`. `prints` are the learner's lines that only print, which
 * `steps` leaves out.
 */
export type Beside = {
  readonly steps: readonly Step[];
  readonly program: readonly ProgramLine[];
  readonly solution: readonly ProgramLine[];
  readonly prints: readonly ProgramLine[];
};

/** Whether a step contains code that the learner wrote. */
export const isOwnCode = ({ own }: Step): boolean => own?.kind === 'code';

/**
 * The number of the line in the program after which a missing line belongs; 0 if it belongs at the top. It belongs
 * after all lines that the alignment puts before it. `first` is the index of the missing line's step.
 */
export function placeAfterCode(
  { steps, program, prints }: Beside,
  first: number,
  theirs: ProgramLine,
): number {
  const rest = steps.slice(first);
  // If only the learner's own comments follow, they describe the missing line, which then goes below them.
  const isLast = rest.every(
    (step) => step.own === undefined || (step.own.kind === 'comment' && !step.theirs),
  );
  const before = isLast ? steps : steps.slice(0, first);
  let after = before.findLast((step) => step.own !== undefined)?.own?.number ?? 0;
  // A line that only prints, at the end of a block, stays in the block.
  for (const print of prints) {
    const next = program.slice(after).find(({ kind }) => kind === 'code');
    if (print === next && Number(print.depth) > Number(theirs.depth)) after = print.number;
  }
  return after;
}

/**
 * The number of the line after which the missing line belongs, when the learner's own comments and blank lines are
 * counted too. If no blank line or comment is above the missing line in the solution, but one is below, it goes
 * directly below the line before it. In the opposite case it goes directly above the line after it. Otherwise it goes
 * below the comments that follow, because a comment describes the lines below it. `indent` is the indentation of the
 * missing line.
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

/** The blank lines and the learner's own comments after a line, up to a comment of an outer block. */
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

/** Whether the last of these lines is a blank line or a comment. */
const hasBreak = (lines: readonly ProgramLine[]): boolean => {
  const last = lines.at(-1);
  return last !== undefined && last.kind !== 'code';
};
