import { describe, expect, it } from 'vitest';
import { blockLines } from './block-lines.ts';

describe('blockLines', () => {
  const cases: [source: string, header: number, first: number, last: number, isOpen: boolean][] = [
    ['if x:\na()', 1, 2, 2, false],
    ['if x:\na()\nb()', 1, 2, 2, true],
    ['if x:\na()\n\nb()', 1, 2, 2, false],
    ['if x:\na()\nb()\nelse:\nc()', 1, 2, 3, false],
    ['if x:\na()\nif y:\n    b()\nelse:\n    c()', 1, 2, 2, true],
    ['def f():\nfor i in a:\n    b()\n    c()\n\nf()', 1, 2, 4, false],
    ['def f():\na()\nb()\nf()', 1, 2, 3, false],
    ['def f():\na()\n\nb()\nf()', 1, 2, 2, false],
    ['def f():\na()\n\nreturn 3\nf()', 1, 2, 4, false],
    ['def f(n):\na()\nprint(n)\nb()', 1, 2, 3, true],
    ['def f():\na()\ndef g():\n    b()', 1, 2, 2, false],
    ['while n < 3:\na()\nn += 1\nb()', 1, 2, 3, true],
    ['while True:\na()\nif x:\n    break\nb()', 1, 2, 4, true],
    ['class A:\ndef f(self):\n    a()\n\ndef g(self):\n    b()\nA().f()', 1, 2, 6, false],
    ['for i in a:\n    if i:\n    b()\nc()', 2, 3, 3, false],
    ['def größe(zahl):\na()\nprint(zahl)\ngröße(1)', 1, 2, 3, false],
  ];
  it.each(cases)('%j, line %i: lines %i to %i, perhaps more: %s', (source, header, first, last, isOpen) => {
    expect(blockLines(source, header)).toEqual({ first, last, isOpen });
  });

  it('finds nothing below the last line', () => {
    expect(blockLines('if x:\n', 1)).toBeUndefined();
  });
});
