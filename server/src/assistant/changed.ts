import type { Change } from './change.ts';
import { isPrint } from './prints.ts';
import { codeOf, lineText, type ProgramLine, programLines } from './program-lines.ts';
import { refusedLines } from './refused-lines.ts';

/**
 * The whole program after a change; everything else in it stays as it is, but for a block that loses its beginning or
 * moves with it, and what follows in the block that a line leaves.
 */
export function changed(program: readonly ProgramLine[], change: Change): string {
  const result = withChange(program, change);
  if (change.kind === 'missing') return result;
  const refused = refusedLines(programLines(result));
  if (refused <= refusedLines(program)) return result;
  const moved = withChange(moveAlong(program, change), change);
  return refusedLines(programLines(moved)) < refused ? moved : result;
}

function withChange(program: readonly ProgramLine[], change: Change): string {
  const at = change.number - 1;
  const written = program.map((line) => lineText(line) + line.ending);
  const before = program[at - 1];
  // A last line without an end stays the last one: the line before it loses its own.
  if (change.kind === 'extra' && change.own.ending === '' && before !== undefined)
    return [...written.slice(0, at - 1), lineText(before)].join('');
  if (change.kind === 'extra') return written.toSpliced(at, 1).join('');
  const ending = program.find((line) => line.ending !== '')?.ending ?? '\n';
  const lines = change.lines.join(ending);
  if (change.kind !== 'missing') return written.with(at, lines + change.own.ending).join('');
  // Where it comes after such a line, that one gets an end and the new one has none.
  if (before?.ending === '') return [...written, ending, lines].join('');
  return written.toSpliced(at, 0, lines + ending).join('');
}

/** The program with the lines moved that a change takes along. */
function moveAlong(
  program: readonly ProgramLine[],
  change: Exclude<Change, { kind: 'missing' }>,
): ProgramLine[] {
  const { own } = change;
  const next = program.slice(own.number).find(({ kind }) => kind === 'code')?.indent ?? '';
  if (change.kind === 'extra') return moved(program, own.number, next, own.indent, own.indent.length + 1);
  const last = change.lines.at(-1) ?? '';
  const indent = last.slice(0, last.length - last.trimStart().length);
  const isFurther = indent.length > own.indent.length;
  const before = isFurther ? withPrintsBefore(program, own, indent) : program;
  if (change.kind === 'other') return moved(before, own.number, next, own.indent, own.indent.length + 1);
  // A line that moves further in takes its block along, one that moves back also what follows beside it.
  const least = isFurther ? own.indent.length + 1 : own.indent.length;
  return moved(before, own.number, own.indent, indent, least);
}

/** What is printed just before a line that moves further in would close the block that it moves into. */
function withPrintsBefore(
  program: readonly ProgramLine[],
  own: ProgramLine,
  indent: string,
): readonly ProgramLine[] {
  const before = codeOf(program.slice(0, own.number - 1));
  const others = before.findLastIndex((line) => !isPrint(line) || line.indent !== own.indent);
  const prints = new Set(before.slice(others + 1));
  return program.map((line) => (prints.has(line) ? { ...line, indent } : line));
}

/** The program with lines moved from one indentation to another, down to a line that is indented by less than `least`. */
function moved(
  program: readonly ProgramLine[],
  start: number,
  from: string,
  to: string,
  least: number,
): ProgramLine[] {
  const length = program
    .slice(start)
    .findIndex(({ kind, indent }) => kind === 'code' && indent.length < least);
  const end = length < 0 ? program.length : start + length;
  return program.map((line, at) =>
    at >= start && at < end && line.indent.startsWith(from)
      ? { ...line, indent: to + line.indent.slice(from.length) }
      : line,
  );
}
