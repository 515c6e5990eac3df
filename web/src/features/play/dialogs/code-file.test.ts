import { LONGEST_PROGRAM } from '@hopcode/python-runner/protocol';
import { describe, expect, it } from 'vitest';
import { codeFileName, codeInFile, suggestedFileName } from './code-file.ts';

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

describe('codeInFile', () => {
  const longest = 'x'.repeat(LONGEST_PROGRAM);
  it.each<[string, BlobPart, Awaited<ReturnType<typeof codeInFile>>]>([
    ['a program', 'print("שלום")\n', { code: 'print("שלום")\n' }],
    ['an empty file', '', { refused: 'empty' }],
    ['only white space', '\ufeff \n\t\r\n', { refused: 'empty' }],
    ['a byte order mark', '\ufeffx = 1', { code: 'x = 1' }],
    ['the longest program that may run', longest, { code: longest }],
    [
      'the longest program that may run, in other letters',
      'א'.repeat(LONGEST_PROGRAM),
      { code: 'א'.repeat(LONGEST_PROGRAM) },
    ],
    ['one letter too many', `${longest}x`, { refused: 'tooLong' }],
    ['a book', 'א'.repeat(20 * LONGEST_PROGRAM), { refused: 'tooLong' }],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), { refused: 'noText' }],
    ['a large picture', new Uint8Array(1_200_000).fill(0xff), { refused: 'noText' }],
    ['zero characters', 'x = 1\0', { refused: 'noText' }],
    ['a cut letter at the end', new Uint8Array([0x78, 0xd7]), { refused: 'noText' }],
  ])('%s', async (_, part, found) => {
    expect(await codeInFile(new Blob([part]))).toEqual(found);
  });
});
