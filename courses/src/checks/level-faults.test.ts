import { describe, expect, it } from 'vitest';
import { compileLevel } from '../build/compile-level.ts';
import type { CourseProblem } from '../build/problem.ts';

/** The problem messages for a level with this map, whose goal is to pick up every carrot. */
const faultsOf = (ground: string, scenery: string, things: string): string[] => {
  const indent = (rows: string) => rows.replace(/^/gm, '    ');
  const yaml = `introduces: [call]
ground: |
${indent(ground)}
scenery:
  legend: { T: tree-leaf, H: house-red, f: fence }
  rows: |
${indent(scenery)}
things:
  legend: { c: carrot }
  rows: |
${indent(things)}
goals:
  - collect: carrot
mistakes: { a: incomplete, b: incomplete }
`;
  const problems: CourseProblem[] = [];
  const mistakes = new Map([
    ['a', ''],
    ['b', ''],
  ]);
  compileLevel(
    { slug: 'a-level1', folder: '', yaml, template: '', solution: '', mistakes },
    { courseId: 'python', chapterId: 1, levelId: 1 },
    problems,
  );
  return problems
    .map((problem) => problem.message)
    .filter((message) => !message.includes('is not on the map'));
};

describe('levelFaults', () => {
  it.each([
    ['a free path', '....', '....', '@..c', []],
    ['water in the path', '.~..', '....', '@..c', ['the character cannot walk to "carrot" at [3,0]']],
    ['a fence in the path', '....', '.f..', '@..c', ['the character cannot walk to "carrot" at [3,0]']],
    ['a carrot on a fence', '....', '...f', '@..c', ['the character cannot walk to "carrot" at [3,0]']],
  ])('checks a row with %s', (_, ground, scenery, things, faults) => {
    expect(faultsOf(ground, scenery, things)).toEqual(faults);
  });

  it('reports things hidden by a crown', () => {
    const ground = '...\n...\n...';
    expect(faultsOf(ground, '...\n...\nT..', '..@\nc..\n..c')).toEqual([
      'a crown or a roof hides "carrot" at [0,1]',
    ]);
    expect(faultsOf(ground, '...\n...\nT..', '@..\n...\n..c')).toEqual(['a crown or a roof hides the start']);
  });

  it('reports props that overlap or extend beyond the map', () => {
    const ground = '....\n....';
    expect(faultsOf(ground, '....\nTT..', '@...\n...c')).toContain(
      'tree-leaf at [1,1] stands on tree-leaf: move one',
    );
    expect(faultsOf(ground, '....\n..H.', '@c..\n....')).toContain(
      'house-red at [2,1] reaches over the edge: move it',
    );
  });
});
