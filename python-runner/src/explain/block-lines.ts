import { anyScript } from './any-script.ts';
import { wholeWord } from './program-names.ts';

/** A statement after the head of a block, with the lines of its own block; line numbers count from 1. */
type Group = {
  readonly first: number;
  readonly last: number;
  readonly text: string;
  readonly isApart: boolean;
};

/** The lines of the block under a head: certainly `first` to `last`, perhaps more below if `isOpen`. */
export type BlockLines = { readonly first: number; readonly last: number; readonly isOpen: boolean };

const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;
const isCode = (line: string): boolean => /^\s*[^\s#]/.test(line);

/**
 * Whether the lines below a line belong to it, because it ends with a colon, an open bracket, a comma or a backslash.
 */
const isContinued = (line: string): boolean => /[:([{,\\]\s*(?:#.*)?$/.test(line);

const PARTNER = /^\s*(?:else|elif|except|finally)(?![\p{L}\p{N}_])/u;
const OTHER_BLOCK = /^\s*(?:@|(?:async\s+def|def|class|import|from)(?![\p{L}\p{N}_]))/u;

/** The statements with the indent of the head, up to the first line with a smaller indent. */
const groupsBelow = (lines: readonly string[], header: number): readonly Group[] => {
  const indent = indentOf(lines[header - 1] ?? '');
  const groups: Group[] = [];
  for (const [index, line] of lines.entries()) {
    if (index < header || !isCode(line)) continue;
    if (indentOf(line) < indent) break;
    const before = groups.at(-1);
    if (before && indentOf(line) > indent) {
      // A line that is already indented does not move with the line above it.
      const last = isContinued(lines[before.first - 1] ?? '') ? index + 1 : before.last;
      groups[groups.length - 1] = { ...before, last, text: `${before.text}\n${line}` };
    } else
      groups.push({
        first: index + 1,
        last: index + 1,
        text: line,
        isApart: (lines[index - 1] ?? '').trim() === '',
      });
  }
  return groups;
};

/** The index of the last group that certainly belongs to a function. */
const lastOfFunction = (groups: readonly Group[], head: string): number => {
  const { name = '', inputs = '' } =
    /def\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\((?<inputs>[^)]*)/u.exec(head)?.groups ?? {};
  const call = anyScript(String.raw`(?<![\p{L}\p{N}_.])${name}\s*\(`, 'u');
  const names = inputs.split(',').flatMap((input) => /[\p{L}_][\p{L}\p{N}_]*/u.exec(input)?.[0] ?? []);
  const end = groups.findIndex(({ text }, index) => index > 0 && (OTHER_BLOCK.test(text) || call.test(text)));
  const own = end < 0 ? groups : groups.slice(0, end);
  const gap = own.findIndex(({ isApart }, index) => index > 0 && isApart);
  const together = gap < 0 ? own : own.slice(0, gap);
  const isCalledNext = end > 0 && gap < 0 && call.test(groups[end]?.text ?? '');
  const usesInput = together.findLastIndex(({ text }) =>
    names.some((input) => anyScript(wholeWord(input), 'u').test(text)),
  );
  const returns = own.findLastIndex(({ text }) => /^\s*(?:return|yield)(?![\p{L}\p{N}_])/mu.test(text));
  return Math.max(0, returns, usesInput, isCalledNext ? together.length - 1 : 0);
};

/**
 * The index of the last group that certainly belongs to a loop: the group ends the loop, or changes what `while`
 * compares.
 */
const lastOfLoop = (groups: readonly Group[], head: string): number => {
  const gap = groups.findIndex(({ isApart }, index) => index > 0 && isApart);
  const together = gap < 0 ? groups : groups.slice(0, gap);
  const asked = /^\s*while\s(?<asked>.*)/u.exec(head)?.groups?.asked ?? '';
  const names = asked.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  return together.findLastIndex(
    ({ text }) =>
      /^\s*(?:break|continue)(?![\p{L}\p{N}_])/mu.test(text) ||
      names.some((name) => anyScript(String.raw`^\s*${name}\s*[-+*/]?=(?!=)`, 'mu').test(text)),
  );
};

/** The index of the last group before `else`, `elif`, `except` or `finally` of the same head; -1 without one. */
const lastBeforePartner = (groups: readonly Group[]): number => {
  const partner = groups.findIndex(({ text }) => PARTNER.test(text));
  const between = groups.slice(0, Math.max(0, partner));
  const isOwn = between.every(({ text }) => !/^\s*(?:if|for|while|try)(?![\p{L}\p{N}_])/u.test(text));
  return isOwn ? between.length - 1 : -1;
};

const lastSure = (groups: readonly Group[], head: string): number => {
  const keyword = /^\s*(?:async\s+)?(?<keyword>\p{L}+)/u.exec(head)?.groups?.keyword ?? '';
  if (keyword === 'def') return lastOfFunction(groups, head);
  if (keyword === 'class') {
    const other = groups.findIndex(({ text }) => !/^\s*def\s+[^(]*\(\s*self(?![\p{L}\p{N}_])/u.test(text));
    return (other < 0 ? groups.length : other) - 1;
  }
  if (/^(?:if|elif|try|except)$/.test(keyword)) return lastBeforePartner(groups);
  return /^(?:for|while)$/.test(keyword) ? lastOfLoop(groups, head) : 0;
};

/** The lines that must be indented to become the block of the head on line `header`. */
export const blockLines = (source: string, header: number): BlockLines | undefined => {
  const lines = source.split('\n');
  const head = lines[header - 1] ?? '';
  const groups = groupsBelow(lines, header);
  const sure = Math.max(0, lastSure(groups, head));
  const [first, last, next] = [groups[0], groups[sure], groups[sure + 1]];
  if (!first || !last) return undefined;
  const name = /^\s*(?:async\s+)?(?:def|class)\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)/u.exec(head)?.groups?.name;
  const isOpen =
    next !== undefined &&
    !next.isApart &&
    !OTHER_BLOCK.test(next.text) &&
    !PARTNER.test(next.text) &&
    !(name !== undefined && anyScript(String.raw`(?<![\p{L}\p{N}_.])${name}\s*\(`, 'u').test(next.text));
  return { first: first.first, last: last.last, isOpen };
};
