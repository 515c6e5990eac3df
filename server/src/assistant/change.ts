import { aligned, commonShare, LEAST_ALIKE, type Step } from './alignment.ts';
import type { Token } from './line-tokens.ts';
import { codeOf, isSameLine, lineText, type ProgramLine, programLines } from './program-lines.ts';

/** One change of a program. Lines are given as they stand in it, `number` counts from 1. */
export type Change =
  | { readonly kind: 'missing'; readonly number: number; readonly line: string; readonly theirs: ProgramLine }
  | {
      readonly kind: 'other' | 'indent';
      readonly number: number;
      readonly line: string;
      readonly theirs: ProgramLine;
      readonly own: ProgramLine;
    }
  | { readonly kind: 'extra'; readonly number: number; readonly own: ProgramLine };

/** The first difference between a program and the solution, and how much they have in common. */
export type Comparison = {
  /** Undefined when the code of both is the same. */
  readonly change: Change | undefined;
  /**
   * From 0 to 1: how much of the program is in the solution or was there from the beginning. A line that is there counts
   * as 1, wherever it is indented; one that stands beside a line with mostly the same names and values as a half. Of an
   * empty program 1.
   */
  readonly common: number;
};

/** Compares a program with the solution. `given` is the program that the learner began with. */
export function compare(
  program: readonly ProgramLine[],
  solution: readonly ProgramLine[],
  given: readonly ProgramLine[],
): Comparison {
  const steps = aligned(program, solution);
  const own = steps.filter((step) => step.own?.kind === 'code');
  const left = codeOf(given).map(({ key }) => key);
  const kept = own.reduce((sum, step) => {
    const at = left.indexOf(step.own?.key ?? '');
    if (at >= 0) left.splice(at, 1);
    return sum + (at >= 0 ? 1 : meant(step));
  }, 0);
  return {
    change: firstChange(steps, program, solution),
    common: own.length === 0 ? 1 : kept / own.length,
  };
}

function meant({ own, theirs }: Step): number {
  if (own === undefined || theirs === undefined) return 0;
  if (own.key === theirs.key) return 1;
  return commonShare(own.tokens.filter(tells), theirs.tokens.filter(tells)) < LEAST_ALIKE ? 0 : 0.5;
}

/** Signs and the character's name are in every line. */
const tells = ({ kind, text }: Token): boolean => (kind !== 'other' || /^\d/.test(text)) && text !== 'player';

function firstChange(
  steps: readonly Step[],
  program: readonly ProgramLine[],
  solution: readonly ProgramLine[],
): Change | undefined {
  const first = steps.findIndex(isDifference);
  if (first < 0) return undefined;
  // Lines that nothing is beside: what is missing may be meant by what is too much.
  const end = steps.findIndex(
    (step, at) => at >= first && step.own !== undefined && step.theirs !== undefined,
  );
  const gap =
    end === first ? steps.slice(first, first + 1) : steps.slice(first, end < 0 ? steps.length : end);
  const own = gap.map((step) => step.own).find((line) => line?.kind === 'code');
  const theirs = gap.map((step) => step.theirs).find((line) => line?.kind === 'code');
  if (own !== undefined && theirs !== undefined) {
    const before = program.slice(0, own.number - 1);
    const indent = indentFor(theirs, before, program.slice(own.number), solution);
    const isIndent = own.key === theirs.key;
    const line = indent + (isIndent ? own.code : theirs.code) + own.rest;
    return { kind: isIndent ? 'indent' : 'other', number: own.number, line, theirs, own };
  }
  if (own !== undefined) return { kind: 'extra', number: own.number, own };
  if (theirs === undefined) return undefined;
  const after = placeOf(steps, first, program, theirs, solution);
  const indent = indentFor(theirs, program.slice(0, after), program.slice(after), solution);
  return { kind: 'missing', number: after + 1, line: indent + theirs.code, theirs };
}

const isDifference = ({ own, theirs }: Step): boolean => {
  if (own?.kind === 'code' && theirs?.kind === 'code') return !isSameLine(own, theirs);
  return own?.kind === 'code' || theirs?.kind === 'code';
};

/** After how many lines of the program a line belongs that is missing: after what stands before it in both. */
function placeOf(
  steps: readonly Step[],
  first: number,
  program: readonly ProgramLine[],
  theirs: ProgramLine,
  solution: readonly ProgramLine[],
): number {
  const rest = steps.slice(first);
  // Where only comments of the learner's own follow, they say what is to be done.
  const isLast = rest.every(
    (step) => step.own === undefined || (step.own.kind === 'comment' && !step.theirs),
  );
  const before = isLast ? steps : steps.slice(0, first);
  const after = before.findLast((step) => step.own !== undefined)?.own?.number ?? 0;
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
  const step = [...before, ...after, ...solution].find((line) => line.depth === 1)?.indent ?? theirs.indent;
  return around + step.repeat(depth - (typeof beside?.depth === 'number' ? beside.depth : 0));
}

/** The whole program after a change; everything else in it stays as it is, but for a block that loses its beginning. */
export function changed(program: readonly ProgramLine[], change: Change): string {
  const result = withChange(program, change);
  if (change.kind === 'missing' || astray(programLines(result)) <= astray(program)) return result;
  return withChange(withoutBlock(program, change.own), change);
}

function withChange(program: readonly ProgramLine[], change: Change): string {
  const at = change.number - 1;
  const written = program.map((line) => lineText(line) + line.ending);
  const before = program[at - 1];
  // A last line without an end stays the last one: the line before it loses its own.
  if (change.kind === 'extra' && change.own.ending === '' && before !== undefined)
    return [...written.slice(0, at - 1), lineText(before)].join('');
  if (change.kind === 'extra') return written.toSpliced(at, 1).join('');
  if (change.kind !== 'missing') return written.with(at, change.line + change.own.ending).join('');
  const ending = program.find((line) => line.ending !== '')?.ending ?? '\n';
  // Where it comes after such a line, that one gets an end and the new one has none.
  if (before?.ending === '') return [...written, ending, change.line].join('');
  return written.toSpliced(at, 0, change.line + ending).join('');
}

/** How many lines stand where Python refuses their indentation. */
const astray = (program: readonly ProgramLine[]): number =>
  program.filter(({ depth }) => depth === 'astray').length;

/** The program with the block that a line begins moved out to that line. */
function withoutBlock(program: readonly ProgramLine[], head: ProgramLine): ProgramLine[] {
  const rest = program.slice(head.number);
  const length = rest.findIndex(({ kind, indent }) => kind === 'code' && indent.length <= head.indent.length);
  const end = length < 0 ? program.length : head.number + length;
  const inside = rest.find(({ kind }) => kind === 'code')?.indent ?? '';
  return program.map((line, at) =>
    at >= head.number && at < end && line.indent.startsWith(inside)
      ? { ...line, indent: head.indent + line.indent.slice(inside.length) }
      : line,
  );
}
