import { aligned, commonShare, LEAST_ALIKE, type Step } from './alignment.ts';
import type { Token } from './line-tokens.ts';
import { printsOf, saysSame } from './prints.ts';
import { codeOf, isSameLine, type ProgramLine } from './program-lines.ts';
import { beginsBlock } from './refused-lines.ts';

/** One change of a program. Lines are given as they stand in it, `number` counts from 1. */
export type Change =
  | {
      /** More than one line where the first begins a block: then its first line is there as well. */
      readonly kind: 'missing';
      readonly number: number;
      readonly lines: readonly string[];
      readonly theirs: ProgramLine;
    }
  | {
      /** 'around': a block begins above the line, which moves into it. */
      readonly kind: 'other' | 'indent' | 'around';
      readonly number: number;
      readonly lines: readonly string[];
      readonly theirs: ProgramLine;
      readonly own: ProgramLine;
    }
  | { readonly kind: 'extra'; readonly number: number; readonly own: ProgramLine };

/** The differences between a program and the solution, and how much they have in common. */
export type Comparison = {
  /** What makes them more alike, in the order of the program, and for each place the best one first. */
  readonly changes: Iterable<Change>;
  /**
   * From 0 to 1: how much of the program is in the solution or was there from the beginning. A line that is there counts
   * as 1, wherever it is indented; one that stands beside a line with mostly the same names and values as a half. Of an
   * empty program 1.
   */
  readonly common: number;
  /** How many lines of code of the program say something that neither the solution nor the program given says there. */
  readonly strange: number;
};

/**
 * Compares a program with the solution. `given` is the program that the learner began with. Lines that only print are
 * passed over (`printsOf`).
 */
export function compare(
  program: readonly ProgramLine[],
  solution: readonly ProgramLine[],
  given: readonly ProgramLine[],
): Comparison {
  const prints = printsOf(program, solution);
  const passedOver = new Set(prints);
  const compared = program.filter((line) => !passedOver.has(line));
  const steps = aligned(compared, solution);
  const own = steps.filter((step) => step.own?.kind === 'code');
  const left = codeOf(given).map(({ key }) => key);
  const isGiven = own.map((step) => {
    const at = left.indexOf(step.own?.key ?? '');
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const kept = own.reduce((sum, step, at) => sum + (isGiven[at] ? 1 : meant(step)), 0);
  return {
    changes: changesOf({ steps, program, solution, prints }),
    common: own.length === 0 ? 1 : kept / own.length,
    strange: own.filter((step, at) => !isGiven[at] && isStrange(step)).length,
  };
}

/** Whether a line has other names or values than the one beside it; signs may be missing. */
const isStrange = ({ own, theirs }: Step): boolean =>
  theirs?.kind !== 'code' || (own?.key !== theirs.key && said(own?.tokens ?? []) !== said(theirs.tokens));

const said = (tokens: readonly Token[]): string =>
  tokens
    .filter(tells)
    .map(({ text }) => text)
    .join(' ');

function meant({ own, theirs }: Step): number {
  if (own === undefined || theirs === undefined) return 0;
  if (own.key === theirs.key) return 1;
  return commonShare(own.tokens.filter(tells), theirs.tokens.filter(tells)) < LEAST_ALIKE ? 0 : 0.5;
}

/** Signs and the character's name are in every line. */
const tells = ({ kind, text }: Token): boolean => (kind !== 'other' || /^\d/.test(text)) && text !== 'player';

/** Two programs beside each other; `prints` are lines of the learner's that are not in `steps`. */
type Beside = {
  readonly steps: readonly Step[];
  readonly program: readonly ProgramLine[];
  readonly solution: readonly ProgramLine[];
  readonly prints: readonly ProgramLine[];
};

function* changesOf(beside: Beside): Generator<Change> {
  const { steps } = beside;
  for (let at = 0; at < steps.length; at += 1) {
    const step = steps[at];
    if (step === undefined || !isDifference(step)) continue;
    if (step.own !== undefined && step.theirs !== undefined) {
      yield inPlace(beside, step.own, step.theirs);
      continue;
    }
    // Lines that nothing is beside: what is missing may be meant by what is too much.
    const end = steps.findIndex((other, after) => after >= at && other.own && other.theirs);
    const gap = steps.slice(at, end < 0 ? steps.length : end);
    yield* changesIn(beside, gap, at);
    at += gap.length - 1;
  }
}

function* changesIn(beside: Beside, gap: readonly Step[], first: number): Generator<Change> {
  const own = gap.flatMap((step) => (step.own?.kind === 'code' ? [step.own] : []));
  const theirs = gap.flatMap((step) => (step.theirs?.kind === 'code' ? [step.theirs] : []));
  const [line, wanted] = [own[0], theirs[0]];
  if (line !== undefined && wanted !== undefined) yield inPlace(beside, line, wanted);
  else if (line !== undefined) yield { kind: 'extra', number: line.number, own: line };
  if (wanted !== undefined) {
    const print = line === undefined ? printFor(beside, wanted, first) : undefined;
    if (print !== undefined) yield inPlace(beside, print, wanted);
    yield missing(beside, wanted, first);
  }
  // The end of a statement goes before its beginning does: an `else` before its `if`.
  for (const extra of own.toReversed()) yield { kind: 'extra', number: extra.number, own: extra };
}

/** A line of the program becomes one of the solution, with the first line of its block if that is missing too. */
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

/** A line of the program that prints what a line should say that is missing there. */
function printFor({ steps, prints }: Beside, theirs: ProgramLine, first: number): ProgramLine | undefined {
  const from = steps.slice(0, first).findLast(isOwnCode)?.own?.number ?? 0;
  const to = steps.slice(first).find(isOwnCode)?.own?.number ?? Number.POSITIVE_INFINITY;
  return prints.find((print) => print.number > from && print.number < to && saysSame(print, theirs));
}

const isOwnCode = ({ own }: Step): boolean => own?.kind === 'code';

function missing(beside: Beside, theirs: ProgramLine, first: number): Change {
  const { program, solution, steps } = beside;
  const after = placeOf(beside, first, theirs);
  const indent = indentFor(theirs, program.slice(0, after), program.slice(after), solution);
  const block = blockOf(theirs, steps, solution);
  const inside = inBlock(block, indent, [...program, ...solution]);
  const lines = [indent + theirs.code, ...inside];
  const deepest = [theirs, ...block].at(-1) ?? theirs;
  const content = beginsBlock(deepest.tokens) ? codeAfter(deepest, solution) : undefined;
  const own = content && steps.find((step) => step.theirs === content)?.own;
  const next = program.slice(after).find(({ kind }) => kind === 'code');
  const step = stepOf([...program, ...solution], theirs);
  const innermost = indent + step.repeat(lines.length - 1);
  if (own === undefined || own !== next || own.indent.length > innermost.length)
    return { kind: 'missing', number: after + 1, lines, theirs };
  const further = innermost + step;
  const moved = further + own.code + own.rest;
  return { kind: 'around', number: own.number, lines: [...lines, moved], theirs, own };
}

/** The lines of the solution that a missing line needs to have something in its block, as far as they are missing too. */
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

/** Lines, each of them in a block that the one before begins. */
const inBlock = (block: readonly ProgramLine[], indent: string, lines: readonly ProgramLine[]): string[] =>
  block.map((line, at) => indent + stepOf(lines, line).repeat(at + 1) + line.code);

/** What one block is indented by. */
const stepOf = (lines: readonly ProgramLine[], { indent }: ProgramLine): string =>
  lines.find(({ depth }) => depth === 1)?.indent ?? indent;

const isDifference = ({ own, theirs }: Step): boolean => {
  if (own?.kind === 'code' && theirs?.kind === 'code') return !isSameLine(own, theirs);
  return own?.kind === 'code' || theirs?.kind === 'code';
};

/** After how many lines of the program a line belongs that is missing: after what stands before it in both. */
function placeOf({ steps, program, solution, prints }: Beside, first: number, theirs: ProgramLine): number {
  const rest = steps.slice(first);
  // Where only comments of the learner's own follow, they say what is to be done.
  const isLast = rest.every(
    (step) => step.own === undefined || (step.own.kind === 'comment' && !step.theirs),
  );
  const before = isLast ? steps : steps.slice(0, first);
  let after = before.findLast((step) => step.own !== undefined)?.own?.number ?? 0;
  // What is printed at the end of a block stays in it.
  for (const print of prints) {
    const next = program.slice(after).find(({ kind }) => kind === 'code');
    if (print === next && Number(print.depth) > Number(theirs.depth)) after = print.number;
  }
  const isSpaced = solution[theirs.number - 2]?.kind === 'blank' && program[after]?.kind === 'blank';
  return isSpaced ? after + 1 : after;
}

/** The indentation of a line of the solution at a place of a program, as the learner indents. */
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
