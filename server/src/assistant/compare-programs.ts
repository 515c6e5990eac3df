import { aligned, type Step } from './alignment.ts';
import { comparable } from './line-tokens.ts';
import { type Beside, isOwnCode, placeAfterCode, placeBelowComments } from './missing-line-place.ts';
import { saysSame } from './prints.ts';
import { beginsBlock, isSameLine, lineText, type ProgramLine } from './program-lines.ts';

/** One change to a program. `lines` are complete lines with indentation; `number` counts from 1. */
export type Change =
  | {
      /** If the missing line begins a block, the first line of the block is included. */
      readonly kind: 'missing';
      readonly number: number;
      readonly lines: readonly string[];
      readonly theirs: ProgramLine;
    }
  | {
      /** 'around': a new line above begins a block, and the line itself is indented. */
      readonly kind: 'other' | 'indent' | 'around';
      readonly number: number;
      readonly lines: readonly string[];
      readonly theirs: ProgramLine;
      readonly own: ProgramLine;
    }
  | { readonly kind: 'extra'; readonly number: number; readonly own: ProgramLine };

/**
 * The learner has a different plan if at least two lines differ in content, and if these are more than
 * 1/`LINES_PER_SLIP` of the program's lines. A change to the first different line would break a plan that may be good.
 * Decision 27 contains the measurements.
 */
const LINES_PER_SLIP = 6;

/** The differences between a program and the solution. */
export type Comparison = {
  /** Changes that make the program more similar to the solution, in the order of the program. */
  readonly changes: readonly Change[];
  readonly isOwnWay: boolean;
};

/** Compares a program with the solution. `given` is the starter code; `prints` are lines to ignore. */
export function comparePrograms(
  program: readonly ProgramLine[],
  solution: readonly ProgramLine[],
  prints: readonly ProgramLine[],
  given: readonly ProgramLine[],
): Comparison {
  const compared = program.filter((line) => !prints.includes(line));
  const steps = aligned(compared, solution);
  const left = given.map(({ key }) => key);
  const own = steps.filter(isOwnCode);
  const strange = own.filter((step) => {
    const at = left.indexOf(step.own?.key ?? '');
    if (at >= 0) left.splice(at, 1);
    return at < 0 && isStrange(step);
  });
  return {
    changes: changesOf({ steps, program, solution, prints }),
    isOwnWay: strange.length > Math.max(1, own.length / LINES_PER_SLIP),
  };
}

/** Whether a line has different names or values from its counterpart. Missing punctuation does not count. */
const isStrange = ({ own, theirs }: Step): boolean =>
  own === undefined || theirs === undefined || said(own) !== said(theirs);

/** The tokens to compare, without punctuation and `player`, because every line contains those. */
const said = ({ tokens }: ProgramLine): string =>
  tokens
    .filter(({ kind, text }) => (kind !== 'other' || /^\d/.test(text)) && text !== 'player')
    .map(comparable)
    .join(' ');

function changesOf(beside: Beside): Change[] {
  const { steps } = beside;
  const changes: Change[] = [];
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    if (step === undefined || !isDifference(step)) continue;
    // Lines without a counterpart are compared as a group: a superfluous line may be the learner's attempt at the
    // missing line.
    const end =
      step.own && step.theirs
        ? at + 1
        : steps.findIndex(({ own, theirs }, after) => after > at && own && theirs);
    const gap = steps.slice(at, end < 0 ? steps.length : end);
    const change = changeIn(beside, gap, at);
    // If Python cannot parse the program, a line may be right although the depth of its block is not yet known.
    const isRight = change?.kind === 'indent' && change.lines[0] === lineText(change.own);
    if (change !== undefined && !isRight) changes.push(change);
    at += gap.length - 1;
  }
  return changes;
}

/**
 * The change for a group of steps without counterparts, or for one pair of different lines. `first` is the index of the
 * group's first step.
 */
function changeIn(beside: Beside, gap: readonly Step[], first: number): Change | undefined {
  const own = gap.find(isOwnCode)?.own;
  const theirs = gap.find((step) => step.theirs?.kind === 'code')?.theirs;
  if (theirs === undefined) return own && { kind: 'extra', number: own.number, own };
  const line = own ?? printFor(beside, theirs, first);
  return line ? inPlace(beside, line, theirs) : missing(beside, theirs, first);
}

/**
 * Turns a line of the program into a line of the solution. If the line begins a block, and the first line of this block
 * is missing, the first line is added too.
 */
function inPlace({ program, solution, steps }: Beside, own: ProgramLine, theirs: ProgramLine): Change {
  const before = program.slice(0, own.number - 1);
  const after = program.slice(own.number);
  const isThere = own.depth === theirs.depth && typeof own.depth === 'number';
  const indent = isThere ? own.indent : indentFor(theirs, before, after, solution);
  const isIndent = own.key === theirs.key;
  const line = indent + (isIndent ? own.code : theirs.code) + own.rest;
  const next = after.find(({ kind }) => kind === 'code');
  const hasBlock = next !== undefined && next.indent.length > Math.min(indent.length, own.indent.length);
  const block = isIndent || hasBlock ? [] : blockOf(theirs, steps, solution);
  const lines = [line, ...inBlock(block, indent, [...program, ...solution])];
  return { kind: isIndent ? 'indent' : 'other', number: own.number, lines, theirs, own };
}

/** A line of the program that prints the text of a missing line. */
function printFor({ steps, prints }: Beside, theirs: ProgramLine, first: number): ProgramLine | undefined {
  const from = steps.slice(0, first).findLast(isOwnCode)?.own?.number ?? 0;
  const to = steps.slice(first).find(isOwnCode)?.own?.number ?? Number.POSITIVE_INFINITY;
  return prints.find((print) => print.number > from && print.number < to && saysSame(print, theirs));
}

function missing(beside: Beside, theirs: ProgramLine, first: number): Change {
  const { program, solution, steps, prints } = beside;
  const plain = placeAfterCode(beside, first, theirs);
  const indentThere = indentFor(theirs, program.slice(0, plain), program.slice(plain), solution);
  const after = placeBelowComments(beside, plain, theirs, indentThere);
  const indent = indentFor(theirs, program.slice(0, after), program.slice(after), solution);
  const block = blockOf(theirs, steps, solution);
  const inside = inBlock(block, indent, [...program, ...solution]);
  const lines = [indent + theirs.code, ...inside];
  const deepest = [theirs, ...block].at(-1) ?? theirs;
  const content = beginsBlock(deepest.tokens) ? codeAfter(deepest, solution) : undefined;
  const own = content && steps.find((step) => step.theirs === content)?.own;
  // Lines in between that only print stay outside the new block.
  const next = program.slice(after).find((line) => line.kind === 'code' && !prints.includes(line));
  const step = stepOf([...program, ...solution], theirs);
  const innermost = indent + step.repeat(lines.length - 1);
  if (own === undefined || own !== next || own.indent.length > innermost.length)
    return { kind: 'missing', number: after + 1, lines, theirs };
  const further = innermost + step;
  const moved = further + own.code + own.rest;
  return { kind: 'around', number: own.number, lines: [...lines, moved], theirs, own };
}

/** The lines of the solution that a missing line needs in its block, if they are missing too. */
function blockOf(head: ProgramLine, steps: readonly Step[], solution: readonly ProgramLine[]): ProgramLine[] {
  const block: ProgramLine[] = [];
  let last = head;
  while (beginsBlock(last.tokens)) {
    const next = codeAfter(last, solution);
    if (next === undefined || !steps.some(({ own, theirs }) => theirs === next && own === undefined)) break;
    block.push(next);
    last = next;
  }
  return block;
}

const codeAfter = (line: ProgramLine, solution: readonly ProgramLine[]): ProgramLine | undefined =>
  solution.slice(line.number).find(({ kind }) => kind === 'code');

/** Puts each line into the block that the line before it begins. */
const inBlock = (block: readonly ProgramLine[], indent: string, lines: readonly ProgramLine[]): string[] =>
  block.map((line, at) => indent + stepOf(lines, line).repeat(at + 1) + line.code);

/** The indentation of one level of blocks. */
const stepOf = (lines: readonly ProgramLine[], { indent }: ProgramLine): string =>
  lines.find(({ depth }) => depth === 1)?.indent ?? indent;

const isDifference = ({ own, theirs }: Step): boolean => {
  if (own?.kind === 'code' && theirs?.kind === 'code') return !isSameLine(own, theirs);
  return own?.kind === 'code' || theirs?.kind === 'code';
};

/** The indentation that a line of the solution gets at a position in the program, in the learner's style. */
function indentFor(
  theirs: ProgramLine,
  before: readonly ProgramLine[],
  after: readonly ProgramLine[],
  solution: readonly ProgramLine[],
): string {
  const { depth } = theirs;
  if (typeof depth !== 'number') return theirs.indent;
  if (depth === 0) return '';
  const beside = before.findLast((line) => typeof line.depth === 'number' && line.depth <= depth);
  const around = beside?.indent ?? '';
  if (beside?.depth === depth) return around;
  const next = after.find(({ kind }) => kind === 'code')?.indent ?? '';
  if (next.length > around.length && next.startsWith(around) && beside?.depth === depth - 1) return next;
  const step = stepOf([...before, ...after, ...solution], theirs);
  return around + step.repeat(depth - (typeof beside?.depth === 'number' ? beside.depth : 0));
}
