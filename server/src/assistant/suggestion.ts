import { CODE_LIMIT } from '@hopcode/contract/level/code';
import type { AskedTip } from '../parts/parts.ts';
import { applyChange, type ChangedProgram } from './apply-change.ts';
import { type Change, comparePrograms } from './compare-programs.ts';
import { fitsRun } from './fits-run.ts';
import { keepsValues } from './keeps-values.ts';
import { printsOf } from './prints.ts';
import { codeOf, type ProgramLine, programLines } from './program-lines.ts';
import { solutionFor, solutionInNames } from './reference-solution.ts';
import { repairedLine } from './repair-line.ts';

/** Programs longer than this are not compared: the time grows with the product of both numbers of lines. */
const MOST_CHARACTERS = 10_000;
const MOST_LINES = 200;

/** Maximum number of changes to try if the first one deletes a line that is still needed. */
const MOST_TRIED = 20;

/**
 * The next change for a program. If there is none, `isOwnWay` is true if the program differs from the solution or is
 * too long to compare.
 */
export type Suggestion =
  | { readonly best: ChangedProgram }
  | { readonly best: undefined; readonly isOwnWay: boolean };

const OWN_WAY: Suggestion = { best: undefined, isOwnWay: true };

/** Looks for a change that corrects the shortfall of the run. The program and the solution may be any texts. */
export function suggestion(asked: AskedTip): Suggestion {
  const { program, solution, level, shortfall } = asked;
  if (program.length > MOST_CHARACTERS || solution.length > MOST_CHARACTERS) return OWN_WAY;
  const own = programLines(program);
  const reference = programLines(solutionFor(own, solution));
  if (own.length > MOST_LINES || reference.length > MOST_LINES || codeOf(reference).length === 0)
    return OWN_WAY;
  const theirs = solutionInNames(own, solution, level);
  const prints = printsOf(own, theirs);
  const given = programLines(level?.codeTemplate ?? '');
  const { changes, isOwnWay } = comparePrograms(own, theirs, prints, given);
  const repair = repairOf({ own, changes, given }, errorLine(asked));
  if (repair !== undefined) return { best: applyChange(own, repair) };
  if (isOwnWay) return OWN_WAY;
  const fitting = atErrorFirst(
    changes.filter((change) => keepsValues(change, given) && fitsRun(change, shortfall)),
    shortfall?.kind === 'error' ? shortfall.line : null,
  );
  const best = bestOf(fitting, own) ?? (changes.length === 0 ? printToGo(own, prints, asked) : undefined);
  if (best === undefined) return { best, isOwnWay: changes.length > 0 };
  const { change, text } = best;
  const code = change.kind === 'extra' ? '' : change.lines.join('\n');
  // If a change copies long indentation to many lines, the text can become very long.
  return Math.max(text.length, code.length) > CODE_LIMIT ? OWN_WAY : { best };
}

/** A program, its differences from the solution, and the starter code. */
type Compared = {
  readonly own: readonly ProgramLine[];
  readonly changes: readonly Change[];
  readonly given: readonly ProgramLine[];
};

/** Puts a change at the line of the error first, because the explanation of the error is about that line. */
const atErrorFirst = (changes: readonly Change[], line: number | null): readonly Change[] => {
  const there = changes.filter(({ number }) => number === line);
  return [...there, ...changes.filter((change) => !there.includes(change))];
};

/**
 * Repairs the punctuation of the line that stopped the program, if the solution has no such line or a line with fewer
 * values.
 */
function repairOf({ own, changes, given }: Compared, line: number | undefined): Change | undefined {
  const broken = own.find(({ number }) => number === line);
  if (broken === undefined) return undefined;
  const there = changes.find((change) => change.number === broken.number);
  const theirs = repairedLine(
    broken,
    own.some(({ key }) => key === 'import player'),
  );
  if (theirs === undefined || there === undefined) return undefined;
  if (there.kind === 'other' && keepsValues(there, given)) return undefined;
  if (there.kind !== 'other' && there.kind !== 'extra') return undefined;
  const lines = [broken.indent + theirs.code + broken.rest];
  return { kind: 'other', number: broken.number, lines, theirs, own: broken };
}

/**
 * Applies the first change. That change may delete a line that other lines need, such as the `if` of an `else`. Then
 * the first change after which Python rejects no more lines than before is applied instead, if there is one.
 */
function bestOf(changes: readonly Change[], program: readonly ProgramLine[]): ChangedProgram | undefined {
  const [first] = changes;
  const tried = first?.kind === 'extra' ? changes.slice(0, MOST_TRIED) : [];
  const change = tried.find((one) => !applyChange(program, one).isWorse) ?? first;
  return change && applyChange(program, change);
}

/** Deletes the line that stopped the program if it only prints; undefined if it does not. */
function printToGo(
  program: readonly ProgramLine[],
  prints: readonly ProgramLine[],
  asked: AskedTip,
): ChangedProgram | undefined {
  const line = errorLine(asked);
  const own = prints.find(({ number }) => number === line);
  return own && applyChange(program, { kind: 'extra', number: own.number, own });
}

/**
 * The line of the program at which the run stopped or failed: from the shortfall, or from an error such as `line 3:
 * NameError: ...`.
 */
export function errorLine({ error, program, shortfall }: AskedTip): number | undefined {
  const line = shortfall?.line ?? Number(/\bline (\d{1,6})\b/.exec(error ?? '')?.[1] ?? 0);
  return line >= 1 && line <= program.split(/\r\n|\r|\n/).length ? line : undefined;
}

/**
 * Kinds of shortfall in which the run stopped at the line of the shortfall. In all other kinds the run reached its end.
 */
const STOPS: readonly string[] = ['error', 'limit', 'bumped', 'refused', 'said'];

/** The line at which the run stopped; undefined if the program ran to its end. */
export const stoppedLine = (asked: AskedTip): number | undefined =>
  asked.shortfall === null || STOPS.includes(asked.shortfall.kind) ? errorLine(asked) : undefined;
