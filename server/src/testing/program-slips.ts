/**
 * A mistake that a learner may make: a change to a program's lines at a given place. Some mistakes also use `number`,
 * as a place, a value or a length.
 */
export type Slip = (lines: readonly string[], at: number, number: number) => string[];

/** Mistakes that are possible in any program, for tests and benchmarks of the tutor. */
export const SLIPS: readonly Slip[] = [
  (lines, at) => lines.toSpliced(at, 1),
  (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  (lines, at, number) => lines.toSpliced(at, 1).toSpliced(number, 0, lines[at] ?? ''),
  (lines, at, number) => lines.with(at, (lines[at] ?? '').replace(/\d+/, `${number}`)),
  (lines, at) => lines.with(at, (lines[at] ?? '').replace('left', 'right')),
  (lines, at, number) => lines.with(at, (lines[at] ?? '').slice(0, number)),
  (lines, at) => lines.with(at, (lines[at] ?? '').trimStart()),
  (lines, at) => lines.with(at, `  ${lines[at] ?? ''}`),
  (lines, at) => lines.with(at, (lines[at] ?? '').replace(/[:"(]/, '')),
  (lines) => lines.map((line) => line.replaceAll(/\b(steps|name|eggs|total|i)\b/g, 'mine')),
  (lines) => lines.map((line) => line.replaceAll('    ', '\t')),
  (lines, at) => lines.toSpliced(at, 0, `${/^ */.exec(lines[at] ?? '')?.[0] ?? ''}print(i)`),
  (lines, at) => lines.toSpliced(at, 1, 'for i in range(40):', `    ${lines[at] ?? ''}`),
  (lines, at) => lines.toSpliced(at, 0, 'if True:', '    player.turn_left()', 'else:', '    print(1)'),
];
