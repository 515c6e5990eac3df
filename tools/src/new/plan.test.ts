import { describe, expect, it } from 'vitest';
import { addImport, addToList } from './plan.ts';

describe('adding to a file', () => {
  it.each([
    ['const A = [b, d];', 'c', 'const A = [\nb,\nc,\nd,\n];'],
    ['const A = [\n  d,\n  b,\n];', 'c', 'const A = [\nd,\nb,\nc,\n];'],
    ['const A = [b, ...d, e];', 'c', 'const A = [\nb,\nc,\n...d,\ne,\n];'],
    ['const A = [z, levelA, levelC, b];', 'levelB', 'const A = [\nz,\nlevelA,\nlevelB,\nlevelC,\nb,\n];'],
    ['const A = [];', 'c', 'const A = [\nc,\n];'],
  ])('%j takes %s', (text, name, expected) => {
    expect(addToList(text, /A = \[/, name, 'a.ts')).toBe(expected);
  });

  it.each([
    ['const A = [...z, levelA, m, ...w];', 'n', 'const A = [\n...z,\nlevelA,\nm,\nn,\n...w,\n];'],
    ['const A = [z, levelA, levelC, b];', 'levelB', 'const A = [\nz,\nlevelA,\nlevelB,\nlevelC,\nb,\n];'],
    ['const A = [b, a, c];', 'd', 'const A = [\nb,\na,\nc,\nd,\n];'],
  ])('%j, which is mostly in order, takes %s', (text, name, expected) => {
    expect(addToList(text, /A = \[/, name, 'a.ts', true)).toBe(expected);
  });

  it('throws an error that says where to add a name by hand', () => {
    expect(() => addToList('const B = [];', /A = \[/, 'c', 'a.ts')).toThrow(
      /a\.ts has no list .* add c there/,
    );
  });

  it.each([
    [
      "import './a.ts';\nimport { c } from './c.ts';\nx",
      "import './a.ts';\nimport { b } from './b.ts';\nimport { c } from './c.ts';\nx",
    ],
    ["import { a } from './a.ts';\n\nx", "import { a } from './a.ts';\nimport { b } from './b.ts';\n\nx"],
    ['x', "import { b } from './b.ts';\nx"],
  ])('%j takes an import', (text, expected) => {
    expect(addImport(text, "import { b } from './b.ts';")).toBe(expected);
  });
});
