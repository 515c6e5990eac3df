import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';

const SOURCE = `
import { a } from './static.ts';
import type { B } from './types.ts';
import './effect.css';
export * from './all.ts';
export { c } from './some.ts';
const lazy = () => import('./lazy.tsx');
const named = (name: string) => import(name);
type T = import('./inline-type.ts').T;
// import './comment.ts';
/* type U = import('./comment.ts').U; */
const text = "import './string.ts'";
const page = <p>import './markup.ts'</p>;
`;

describe('the imports of a file', () => {
  it('are found everywhere in the code, but not in comments and strings', () => {
    expect(importsOf('page.tsx', SOURCE)).toEqual([
      { specifier: './static.ts', line: 2 },
      { specifier: './types.ts', line: 3 },
      { specifier: './effect.css', line: 4 },
      { specifier: './all.ts', line: 5 },
      { specifier: './some.ts', line: 6 },
      { specifier: './lazy.tsx', line: 7 },
      { specifier: 'name', line: 8, computed: true },
      { specifier: './inline-type.ts', line: 9 },
    ]);
  });

  it('are unknown for a file that does not parse', () => {
    expect(() => importsOf('a.ts', 'import {')).toThrow(/^a\.ts: /);
  });
});
