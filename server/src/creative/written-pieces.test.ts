import { expect, test } from 'vitest';
import { joinedTexts } from './written-pieces.ts';

test.each([
  ['print("he" + "n")', 'print("hen")'],
  ['print("h" "e" \'n\')', 'print("hen")'],
  ['x = ("he"\n  f"n")', 'x = ("hen")'],
  ['print("he" + " " + "n")', 'print("he n")'],
  ['print("he", "n")', 'print("he", "n")'],
  ['x = a + " " + b + "r"', 'x = a + " " + b + "r"'],
  [String.raw`print("h\x65\u006e")`, 'print("hen")'],
  [String.raw`print("h\145n\n")`, String.raw`print("hen\n")`],
  ['print(f"{\'he\'}n")', 'print(f"hen")'],
  ['x = ""\n"""a"""\n# "b" + "c"', 'x = "a"\n# "b" + "c"'],
  ['print("hen', 'print("hen"'],
])('%s is read as %s', (code, read) => {
  expect(joinedTexts(code)).toBe(read);
});
