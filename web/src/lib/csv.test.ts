import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

describe('csvOf', () => {
  it.each([
    [[['a', 'b']], 'a,b'],
    [[['a'], ['b']], 'a\r\nb'],
    [[['Smith, Anna', 'say "hi"']], '"Smith, Anna","say ""hi"""'],
    [[['=1+1']], '"\'=1+1"'],
    [[['@SUM(A1)', '+1', '-1']], `"'@SUM(A1)","'+1","'-1"`],
    [[['عمر', 'Zoë']], 'عمر,Zoë'],
  ])('%j is %j', (rows, text) => {
    expect(csvOf(rows)).toBe(`\uFEFF${text}`);
  });
});
