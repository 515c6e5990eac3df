import { describe, expect, it } from 'vitest';
import { codeFileName, suggestedFileName } from './code-file.ts';

describe('codeFileName', () => {
  it.each([
    ['eggs', 'eggs.py'],
    ['  eggs ', 'eggs.py'],
    ['eggs.py', 'eggs.py'],
    ['Eggs.PY', 'Eggs.PY'],
    ['eggs.txt', 'eggs.txt.py'],
    ['', undefined],
    ['   ', undefined],
  ])('%j becomes %j', (name, file) => {
    expect(codeFileName(name)).toBe(file);
  });
});

describe('suggestedFileName', () => {
  it.each([
    ['Three eggs, please!', 'three-eggs-please'],
    ['  First steps ', 'first-steps'],
    ['צעדים ראשונים', 'צעדים-ראשונים'],
    ['!!!', ''],
  ])('%j suggests %j', (name, file) => {
    expect(suggestedFileName(name)).toBe(file);
  });
});
