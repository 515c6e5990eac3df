import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import { itemCount } from './item-count.ts';

/** One round of a loop in a run. */
export type Round = {
  /** Line of the loop's header, from 1. */
  readonly loop: number;
  /** From 1. */
  readonly number: number;
  /** How many rounds the loop will have; undefined if only the run can tell. */
  readonly total: number | undefined;
  /**
   * The events of the round: from the header that gave the value, up to, but not including, the next header or the end.
   */
  readonly from: number;
  readonly to: number;
  /**
   * How many rounds of other loops contain this round. Rounds of a loop that calls the function of this loop count too.
   */
  readonly depth: number;
};

const LOOP = /^(\s*)(?:async\s+)?(?:for\b.+?\bin\b\s*(.*?)|while\b.*?)\s*:\s*(?:#.*)?$/;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Whether a line is in the block under a header: all lines in between are empty or indented further. */
const isInside = (lines: readonly string[], header: number, line: number): boolean => {
  const indent = indentOf(lines[header - 1] ?? '');
  return (
    line > header && lines.slice(header, line).every((text) => text.trim() === '' || indentOf(text) > indent)
  );
};

type Loop = {
  /** Line of its header, from 1. */
  readonly line: number;
  readonly total: number | undefined;
  rounds: number;
  /** Index of the event at which its header ran last. */
  header: number;
  /** The round in progress. */
  open: Draft | undefined;
};

type Draft = { -readonly [Key in keyof Round]: Round[Key] };

/** A function that runs, its loops with the innermost last, and the line that it ran last. */
type Call = {
  readonly scope: string;
  readonly loops: Loop[];
  readonly values: Map<string, string>;
  last: number;
};

const endRound = (loop: Loop, event: number): void => {
  if (loop.open) loop.open.to = event;
  loop.open = undefined;
};

/**
 * Ends the calls inside the running call of a scope and returns the running call; a new call if the scope is not
 * running.
 */
const callOf = (calls: Call[], scope: string, event: number): Call => {
  const known = calls.findLastIndex((call) => call.scope === scope);
  if (known >= 0)
    for (const ended of calls.splice(known + 1)) for (const loop of ended.loops) endRound(loop, event);
  const current = calls.at(-1);
  if (current?.scope === scope) return current;
  const call: Call = { scope, loops: [], values: new Map(), last: 0 };
  calls.push(call);
  return call;
};

/** Ends the loops of a call if a line is outside them. */
const leaveLoops = (lines: readonly string[], { loops, last }: Call, line: number, event: number): void => {
  // A header that runs twice without a round in between begins its loop again.
  const isOver = (loop: Loop): boolean =>
    loop.line === line ? last === line : !isInside(lines, loop.line, line);
  for (let loop = loops.at(-1); loop && isOver(loop); loop = loops.at(-1)) {
    endRound(loop, event);
    loops.pop();
  }
};

/** The loops of a program: the expression of a `for` loop by the line of its header; undefined for `while`. */
const headersOf = (lines: readonly string[]): ReadonlyMap<number, string | undefined> =>
  new Map(
    lines.flatMap((text, index) => {
      const found = LOOP.exec(text);
      return found ? [[index + 1, found[2]] as const] : [];
    }),
  );

/**
 * The rounds of all loops of a run, in the order in which they begin. Only loops whose header is alone on its line are
 * followed. Functions are followed by name, so the calls of a recursive function count as one call. A run with a helper
 * has no rounds, because its lines belong to several tasks.
 */
export const roundsOf = (events: readonly TimelineEvent[], source: string): readonly Round[] => {
  const lines = source.split('\n');
  const headers = headersOf(lines);
  const isForTwo = events.some((event) => event.kind === 'command' && event.takes !== undefined);
  if (headers.size === 0 || isForTwo) return [];
  const rounds: Draft[] = [];
  const calls: Call[] = [];
  for (const [index, event] of events.entries()) {
    if (event.kind !== 'line') continue;
    const { line } = event;
    const call = callOf(calls, event.scope, index);
    for (const [name, text] of Object.entries(event.changed ?? {})) call.values.set(name, text);
    leaveLoops(lines, call, line, index);
    const loop = call.loops.at(-1);
    if (loop?.line === line) {
      endRound(loop, index);
      loop.header = index;
    } else if (loop && loop.open === undefined && call.last === loop.line) {
      loop.rounds += 1;
      const depth = calls.flatMap(({ loops }) => loops).filter(({ open }) => open !== undefined).length;
      const { total, header: from } = loop;
      loop.open = { loop: loop.line, number: loop.rounds, total, from, to: events.length, depth };
      rounds.push(loop.open);
    }
    if (headers.has(line) && loop?.line !== line) {
      const textOf = (name: string): string | undefined =>
        call.values.get(name) ?? calls[0]?.values.get(name);
      const total = itemCount(headers.get(line), textOf);
      call.loops.push({ line, total, rounds: 0, header: index, open: undefined });
    }
    call.last = line;
  }
  return rounds;
};

/** The innermost round around an event; undefined if it is in no loop. */
export const roundAt = (rounds: readonly Round[], event: number): Round | undefined =>
  rounds.findLast(({ from, to }) => from < event && event < to);
